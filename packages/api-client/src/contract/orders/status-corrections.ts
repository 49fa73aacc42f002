import type { ServiceOrderStatus } from './service-order-status.ts'
import { holdableStatuses, isPickupWindowOver, type TransitionRequirement } from './service-order-transitions.ts'
import type { Caller, OrderFacts } from './transition-guards.ts'

/** The statuses in which a courier has the order. */
const carriedStatuses: readonly ServiceOrderStatus[] = [
  'accepted',
  'collecting',
  'collected',
  'in_transit',
  'returning',
]

/**
 * Whether the admin may set the order to another status ("Corrigir status"), outside the table. An order is put on hold
 * only from a status to which it can be resumed.
 */
export function canCorrectStatus(order: Pick<OrderFacts, 'status'>, caller: Caller, to: ServiceOrderStatus): boolean {
  if (to === 'on_hold' && !(holdableStatuses as readonly string[]).includes(order.status)) return false
  return caller.role === 'admin' && order.status !== to
}

/** The order data on which the required fields of a correction depend. */
export type CorrectionFacts = Pick<OrderFacts, 'pickupWindowEnd'> & { readonly assigneeId: string | null }

/** Returns the fields that a correction to a status requires, so that the order can continue from there. */
export function getCorrectionRequirements(
  order: CorrectionFacts,
  to: ServiceOrderStatus,
  now: Date,
): TransitionRequirement[] {
  const needsAssignee = carriedStatuses.includes(to) && order.assigneeId === null
  const needsWindow = to === 'requested' && isPickupWindowOver(order, now)
  return ['justification', ...(needsAssignee ? ['assignee' as const] : []), ...(needsWindow ? ['window' as const] : [])]
}
