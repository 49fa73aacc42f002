import {
  type BulkResult,
  maximumSelectedOrders,
  type ServiceOrderStatus,
  type ServiceOrderSummary,
  serviceOrders,
} from '@malote/api-client'
import { api, query } from '../../lib/http/api.ts'
import { createIdempotencyKey } from '../../lib/http/idempotency-key.ts'
import { getPlannedDay, type PlannerSearch } from './planner-search.ts'

/** The statuses of orders that a courier still has to carry out, and of those without a courier. */
const plannedStatuses: ServiceOrderStatus[] = ['requested', 'accepted', 'collecting', 'collected', 'in_transit']

/** A page of the orders of the day, the first promised first. */
export const planPageQuery = (search: PlannerSearch, page: number) =>
  query(serviceOrders.list, {
    query: {
      companyId: search.companyId,
      plannedOn: getPlannedDay(search),
      status: plannedStatuses,
      sort: 'promisedAt',
      page,
      limit: maximumSelectedOrders,
    },
  })

/** Sends a request for each hundred orders, and collects the result of each order. */
async function inBatches(
  orderNumbers: readonly string[],
  send: (numbers: string[]) => Promise<{ data: BulkResult[] }>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (let start = 0; start < orderNumbers.length; start += maximumSelectedOrders) {
    results.push(...(await send(orderNumbers.slice(start, start + maximumSelectedOrders))).data)
  }
  return results
}

/** Accepts requested orders for a courier. */
const acceptFor = (assigneeId: string, orderNumbers: readonly string[]) =>
  inBatches(orderNumbers, (numbers) =>
    api(
      serviceOrders.transitionMany,
      { body: { to: 'accepted', assigneeId, orderNumbers: numbers } },
      { idempotencyKey: createIdempotencyKey() },
    ),
  )

/** Gives accepted orders to another courier. */
export const reassign = (assigneeId: string, orderNumbers: readonly string[]) =>
  inBatches(orderNumbers, (numbers) =>
    api(
      serviceOrders.assignMany,
      { body: { assigneeId, orderNumbers: numbers } },
      { idempotencyKey: createIdempotencyKey() },
    ),
  )

/** Gives orders to a courier: those that wait are accepted for the courier, the others change their assignee. */
export async function assignOrders(
  orders: readonly Pick<ServiceOrderSummary, 'orderNumber' | 'status'>[],
  assigneeId: string,
): Promise<BulkResult[]> {
  const isWaiting = ({ status }: Pick<ServiceOrderSummary, 'status'>) => status === 'requested'
  const numbers = (some: typeof orders) => some.map(({ orderNumber }) => orderNumber)
  return [
    ...(await acceptFor(assigneeId, numbers(orders.filter(isWaiting)))),
    ...(await reassign(assigneeId, numbers(orders.filter((order) => !isWaiting(order))))),
  ]
}

/** Reverts the acceptance of an order. */
export const undoAcceptance = (orderNumber: string) => api(serviceOrders.undo, { params: { orderNumber } })

/** Stores the sequence of a courier's orders. */
export const arrangeOrders = (assigneeId: string, orderNumbers: string[]) =>
  api(serviceOrders.arrangeMine, { body: { assigneeId, orderNumbers } })
