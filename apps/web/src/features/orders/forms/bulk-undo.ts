import { type Assignee, type BulkAssignment, type BulkResult, serviceOrders } from '@malote/api-client'
import { api } from '../../../lib/http/api.ts'
import { createRandomKey } from '../../../lib/random-key.ts'
import { type BulkRequest, groupNumbers, sendInBatches, toFailedResult } from './send-in-batches.ts'

/** Milliseconds in which the undo of an act on several orders is offered; the server accepts the undo of a step for a minute. */
export const bulkUndoOfferMs = 15_000

/** An order that changes its assignee, with the one that the user sees. */
export interface AssignedOrder {
  orderNumber: string
  assignee: Assignee | null
}

/**
 * @returns the requests that give orders to a courier, one for each assignee on the screen: an order that another user has
 * given to a third courier stays there.
 */
export const listAssignments = (orders: readonly AssignedOrder[], assigneeId: string): BulkAssignment[] =>
  [...groupNumbers(orders, ({ assignee }) => assignee?.id ?? '')].map(([fromAssigneeId, orderNumbers]) => ({
    assigneeId,
    ...(fromAssigneeId && { fromAssigneeId }),
    orderNumbers,
  }))

/** Gives accepted orders to another courier. */
export const reassign = (assignment: BulkAssignment): BulkRequest => ({
  orderNumbers: assignment.orderNumbers,
  send: (orderNumbers) =>
    api(serviceOrders.assignMany, { body: { ...assignment, orderNumbers } }, { idempotencyKey: createRandomKey() }),
})

/**
 * Gives orders to the couriers who had them.
 * @param orders each with its assignee before.
 * @param courierId the courier to whom they were given.
 */
export async function giveBack(orders: readonly AssignedOrder[], courierId: string): Promise<BulkResult[]> {
  const previous = groupNumbers(orders, ({ assignee }) => assignee?.id ?? '')
  const requests = [...previous].map(([assigneeId, orderNumbers]) =>
    reassign({ assigneeId, fromAssigneeId: courierId, orderNumbers }),
  )
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
