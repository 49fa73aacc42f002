import type { QueryClient } from '@tanstack/react-query'
import type { ServiceOrdersSearch } from '../orders/order-list-search.ts'

/**
 * Requests the orders of the board, the calendar or the map for the page of the server. A browser requests them with the code
 * of the view, which it loads later.
 */
export async function prefetchOrderView(client: QueryClient, search: ServiceOrdersSearch): Promise<void> {
  if (!import.meta.env.SSR) return
  const { prefetchView } = await import('./view-queries.ts')
  prefetchView(client, search)
}
