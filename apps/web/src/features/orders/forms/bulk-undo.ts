import { type Assignee, type BulkResult, serviceOrders } from '@malote/api-client'
import { api } from '../../../lib/http/api.ts'
import { createRandomKey } from '../../../lib/random-key.ts'
import { type BulkRequest, groupNumbers, sendInBatches, toFailedResult } from './send-in-batches.ts'

/** Milliseconds in which the undo of an act on several orders is offered; the server accepts the undo of a step for a minute. */
export const bulkUndoOfferMs = 15_000

/** Gives accepted orders to another courier. */
export const reassign = (assigneeId: string, orderNumbers: readonly string[]): BulkRequest => ({
  orderNumbers,
  send: (numbers) =>
    api(
      serviceOrders.assignMany,
      { body: { assigneeId, orderNumbers: numbers } },
      { idempotencyKey: createRandomKey() },
    ),
})

/**
 * Gives orders to the couriers who had them.
 * @param orders each with its assignee before.
 */
export async function giveBack(
  orders: readonly { orderNumber: string; assignee: Assignee | null }[],
): Promise<BulkResult[]> {
  const previous = groupNumbers(orders, ({ assignee }) => assignee?.id ?? '')
  const requests = [...previous].map(([assigneeId, orderNumbers]) => reassign(assigneeId, orderNumbers))
  return sendInBatches(requests).catch((error: unknown) =>
    orders.map(({ orderNumber }) => toFailedResult(orderNumber, error)),
  )
}

/** Reverts the last step of orders, each independently; the result has the problem of those that were not reverted. */
export const undoSteps = (orderNumbers: readonly string[]): Promise<BulkResult[]> =>
  Promise.all(
    orderNumbers.map((orderNumber) =>
      api(serviceOrders.undo, { params: { orderNumber } }).then(
        ({ status }) => ({ orderNumber, status, problem: null }),
        (error: unknown) => toFailedResult(orderNumber, error),
      ),
    ),
  )
