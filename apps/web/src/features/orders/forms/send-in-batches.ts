import { ApiError, type BulkResult, maximumSelectedOrders } from '@malote/api-client'
import { getFirstErrorMessage } from '../../../lib/forms/form-errors.ts'

/** A request for many orders. */
export interface BulkRequest {
  orderNumbers: readonly string[]
  /** Sends it for some of the orders, at most as many as the API takes at once. */
  send: (orderNumbers: string[]) => Promise<{ data: BulkResult[] }>
}

/**
 * Sends bulk requests one after the other, in batches of a hundred orders, and collects the result of each order. After a
 * batch that fails, the orders of the remaining ones fail for the same reason.
 * @param onProgress receives the number of orders that have a result.
 * @throws the error of the first batch: it is about the input, and nothing has changed.
 */
export async function sendInBatches(
  requests: readonly BulkRequest[],
  onProgress?: (done: number) => void,
): Promise<BulkResult[]> {
  const batches = requests.flatMap(({ orderNumbers, send }) =>
    Array.from({ length: Math.ceil(orderNumbers.length / maximumSelectedOrders) }, (_, index) => ({
      orderNumbers: orderNumbers.slice(index * maximumSelectedOrders, (index + 1) * maximumSelectedOrders),
      send,
    })),
  )
  const results: BulkResult[] = []
  for (const [index, { orderNumbers, send }] of batches.entries()) {
    try {
      results.push(...(await send(orderNumbers)).data)
    } catch (error) {
      if (results.length === 0) throw error
      const unsent = batches.slice(index).flatMap((batch) => batch.orderNumbers)
      return [...results, ...unsent.map((orderNumber) => toFailedResult(orderNumber, error))]
    }
    onProgress?.(results.length)
  }
  return results
}

/** @returns why an order was rejected: the first field error, because the fields of the request are not on screen. */
export const getRejectionReason = ({ detail, errors, title }: NonNullable<BulkResult['problem']>): string =>
  errors?.[0]?.message ?? detail ?? title

/** @returns the result of an order whose request failed, in the format of the API's results. */
export function toFailedResult(orderNumber: string, error: unknown): BulkResult {
  const detail =
    error instanceof ApiError ? getFirstErrorMessage(error) : 'O pedido não chegou ao servidor. Tente de novo.'
  const problem = { type: 'about:blank', title: detail, detail, status: 0, code: 'network', requestId: '' }
  return { orderNumber, status: null, problem }
}

/** Groups the numbers of orders by a key, such as the id of their assignee. */
export function groupNumbers<Row extends { orderNumber: string }>(rows: readonly Row[], getKey: (row: Row) => string) {
  const groups = new Map<string, string[]>()
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row.orderNumber])
  return groups
}
