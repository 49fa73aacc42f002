import type { QueryClient } from '@tanstack/react-query'
import { classifyError, isTransient } from '../../../lib/http/error-kind.ts'
import { serviceOrderQuery } from '../order/order.queries.ts'

/**
 * Loads an order; without a connection, from the page of it that was stored.
 * @throws {ApiError} when it cannot be loaded and is not stored.
 */
export async function ensureOrder(client: QueryClient, orderNumber: string): Promise<void> {
  const query = serviceOrderQuery(orderNumber)
  const restore = async () => {
    const { restorePage } = await import('../../../first-page/restore-page.ts')
    return restorePage(client, `/ordens-de-servico/${orderNumber}`)
  }
  // Without a connection, the request would wait for one.
  const isOffline = globalThis.navigator?.onLine === false
  if (isOffline && client.getQueryData(query.queryKey) === undefined && (await restore())) return
  try {
    await client.ensureQueryData(query)
  } catch (error) {
    if (!isTransient(classifyError(error)) || !(await restore())) throw error
  }
}
