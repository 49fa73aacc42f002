import {
  type ReasonKind,
  reasonKindOf,
  type ServiceOrderStatus,
  type ServiceOrderSummary,
  serviceOrderTransitions,
  type TransitionRequirement,
  type User,
} from '@malote/api-client'
import { viewerRole } from '../viewer-role'

/** A step that at least some of the chosen orders may take. */
export interface BulkStep {
  label: string
  to: ServiceOrderStatus
  requires: readonly TransitionRequirement[]
  /** The list of the catalogue that the reason is chosen from. */
  reasonKind: ReasonKind | undefined
  /** The orders whose status the step starts from. The server has the last word on each. */
  orders: readonly string[]
  /** How many of them are charged for it. */
  charged: number
}

/**
 * The steps that the transition table offers somebody for these orders, each with the orders that it fits. An operator
 * outside of the delivery team takes only the steps that are the company's too.
 */
export function bulkSteps(
  orders: readonly Pick<ServiceOrderSummary, 'orderNumber' | 'status'>[],
  user: Pick<User, 'role' | 'carriesOut'>,
): BulkStep[] {
  const steps = new Map<string, BulkStep>()
  for (const { from, to, label, by, requires, guards, chargeable } of serviceOrderTransitions) {
    // Each held order goes back to where it came from, which a list does not know: that is done order by order.
    const isOffered = by[user.role] !== undefined && by[viewerRole(user)] !== undefined
    if (!isOffered || guards.includes('cameFrom')) continue
    const fitting = orders.filter((order) => from.includes(order.status)).map(({ orderNumber }) => orderNumber)
    if (fitting.length === 0) continue
    // Rows that differ only in where they start from are one step; the same words to another status are another.
    const key = `${label} ${to}`
    const known = steps.get(key)
    steps.set(key, {
      label,
      to,
      requires,
      reasonKind: from[0] && reasonKindOf(from[0], to),
      orders: [...(known?.orders ?? []), ...fitting],
      charged: (known?.charged ?? 0) + (chargeable ? fitting.length : 0),
    })
  }
  return [...steps.values()]
}
