import {
  type BulkResult,
  couriers,
  type ServiceOrderStatus,
  type ServiceOrderSummary,
  serviceOrders,
} from '@malote/api-client'
import { api, query } from '../../lib/http/api.ts'
import { createRandomKey } from '../../lib/random-key.ts'
import { listAssignments, reassign } from '../orders/forms/bulk-undo.ts'
import { type BulkRequest, sendInBatches } from '../orders/forms/send-in-batches.ts'
import type { PageQuery } from '../orders/views/use-order-pages.ts'
import { getPlannedDay, type PlannerSearch } from './planner-search.ts'

/** The statuses of orders that a courier still has to carry out, and of those without a courier. */
const plannedStatuses: ServiceOrderStatus[] = ['requested', 'accepted', 'collecting', 'collected', 'in_transit']

/** The orders of the day, the first promised first. */
export const toPlanQuery = (search: PlannerSearch): PageQuery => ({
  companyId: search.companyId,
  plannedOn: getPlannedDay(search),
  status: plannedStatuses,
  sort: 'promisedAt',
  positions: search.mapa,
})

/** How long the work of couriers takes. It changes by a few deliveries in a month, so that it is read rarely. */
export const paceQuery = ({ companyId }: Pick<PlannerSearch, 'companyId'>) => ({
  ...query(couriers.pace, { query: { companyId } }),
  staleTime: 3_600_000,
})

/** Accepts requested orders for a courier. */
const acceptFor = (assigneeId: string, orderNumbers: readonly string[]): BulkRequest => ({
  orderNumbers,
  send: (numbers) =>
    api(
      serviceOrders.transitionMany,
      { body: { to: 'accepted', assigneeId, orderNumbers: numbers } },
      { idempotencyKey: createRandomKey() },
    ),
})

/**
 * Gives orders to a courier: those that wait are accepted for the courier, the others change their assignee.
 * @throws when no order has changed.
 */
export function assignOrders(
  orders: readonly Pick<ServiceOrderSummary, 'orderNumber' | 'status' | 'assignee'>[],
  assigneeId: string,
): Promise<BulkResult[]> {
  const waiting = orders.filter(({ status }) => status === 'requested')
  const assigned = orders.filter(({ status }) => status !== 'requested')
  return sendInBatches([
    acceptFor(
      assigneeId,
      waiting.map(({ orderNumber }) => orderNumber),
    ),
    ...listAssignments(assigned, assigneeId).map(reassign),
  ])
}

/** Stores the sequence of a courier's orders. */
export const arrangeOrders = (assigneeId: string, orderNumbers: string[]) =>
  api(serviceOrders.arrangeMine, { body: { assigneeId, orderNumbers } })
