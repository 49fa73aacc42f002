import { type Assignee, type BulkResult, serviceOrders } from '@malote/api-client'
import { api } from '../../../lib/http/api.ts'
import { createRandomKey } from '../../../lib/random-key.ts'
import { type BulkRequest, groupNumbers, sendInBatches, toFailedResult } from './send-in-batches.ts'

/** Milliseconds in which the undo of an act on several orders is offered; the server accepts the undo of a step for a minute. */
export const bulkUndoOfferMs = 15_000

/**
 * Gives accepted orders to another courier, unless another user has given them to a third one.
 * @param fromAssigneeId the courier who has them on the screen.
 */
export const reassign = (
  assigneeId: string,
  fromAssigneeId: string | undefined,
  orderNumbers: readonly string[],
): BulkRequest => ({
  orderNumbers,
  send: (numbers) =>
    api(
      serviceOrders.assignMany,
      { body: { assigneeId, ...(fromAssigneeId && { fromAssigneeId }), orderNumbers: numbers } },
      { idempotencyKey: createRandomKey() },
    ),
})

/**
 * Gives orders to the couriers who had them.
 * @param orders each with its assignee before.
 * @param courierId the courier to whom they were given.
 */
export async function giveBack(
  orders: readonly { orderNumber: string; assignee: Assignee | null }[],
  courierId: string,
): Promise<BulkResult[]> {
  const previous = groupNumbers(orders, ({ assignee }) => assignee?.id ?? '')
  const requests = [...previous].map(([assigneeId, orderNumbers]) => reassign(assigneeId, courierId, orderNumbers))
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
