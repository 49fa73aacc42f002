import type { ServiceOrder } from '@malote/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { classifyError, isTransient } from '../../../lib/http/error-kind.ts'
import { serviceOrderQuery } from '../order/order.queries.ts'

/**
 * Loads an order; without a connection, from the page of it that was stored.
 * @returns the order.
 * @throws {ApiError} when it cannot be loaded and is not stored.
 */
export async function ensureOrder(client: QueryClient, orderNumber: string): Promise<ServiceOrder> {
  const query = serviceOrderQuery(orderNumber)
  const restore = async (): Promise<ServiceOrder | undefined> => {
    const { restorePage } = await import('../../../first-page/restore-page.ts')
    await restorePage(client, `/ordens-de-servico/${orderNumber}`)
    return client.getQueryData(query.queryKey)
  }
  // Without a connection, the request would wait for one.
  const isOffline = globalThis.navigator?.onLine === false
  const stored = isOffline && client.getQueryData(query.queryKey) === undefined && (await restore())
  if (stored) return stored
  try {
    return await client.ensureQueryData(query)
  } catch (error) {
    const order = isTransient(classifyError(error)) && (await restore())
    if (order) return order
    throw error
  }
}
