import { normalizeOrderNumber } from '@malote/api-client'
import { redirect } from '@tanstack/react-router'

type OrderPath = `/ordens-de-servico/$orderNumber${'' | '/recibo' | '/etiqueta'}`

/**
 * Redirects a page of an order whose address has its number as people write it, such as `os 2026 000123`, to the address
 * with the number of the order. In a loader, because the code of other functions of a route is in every page.
 */
export function redirectToNumber(to: OrderPath, written: string): void {
  const orderNumber = normalizeOrderNumber(written)
  if (orderNumber !== written) throw redirect({ to, params: { orderNumber }, search: true, replace: true })
}
