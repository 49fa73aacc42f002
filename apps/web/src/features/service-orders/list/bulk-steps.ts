import {
  type ReasonKind,
  type Role,
  reasonKindOf,
  type ServiceOrderStatus,
  type ServiceOrderSummary,
  serviceOrderTransitions,
  type TransitionRequirement,
} from '@malote/api-client'

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

/** The steps that the transition table offers a role for these orders, each with the orders that it fits. */
export function bulkSteps(
  orders: readonly Pick<ServiceOrderSummary, 'orderNumber' | 'status'>[],
  role: Role,
): BulkStep[] {
  const steps = new Map<string, BulkStep>()
  for (const { from, to, label, by, requires, guards, chargeable } of serviceOrderTransitions) {
    // Each held order goes back to where it came from, which a list does not know: that is done order by order.
    if (by[role] === undefined || guards.includes('cameFrom')) continue
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
