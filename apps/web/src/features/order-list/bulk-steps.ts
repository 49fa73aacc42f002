import {
  getReasonKind,
  type ReasonKind,
  type ServiceOrderStatus,
  type ServiceOrderSummary,
  serviceOrderTransitions,
  type Transition,
  type TransitionGuard,
  type TransitionRequirement,
  type User,
} from '@malote/api-client'
import { viewerRole } from '../orders/viewer-role.ts'

/** A step that at least one selected order allows. */
export interface BulkStep {
  label: string
  /** The status of its orders, or one of several for which the step does the same. */
  from: ServiceOrderStatus
  to: ServiceOrderStatus
  requires: readonly TransitionRequirement[]
  /** The kind of reasons to select from. */
  reasonKind: ReasonKind | undefined
  /** The orders whose status and goods allow the step. The server can still reject each. */
  orders: readonly string[]
  /** The number of orders with a charge. */
  charged: number
}

/** @returns the rows of the transition table that the user may take for some order. */
export const listOfferedTransitions = (user: Pick<User, 'role' | 'carriesOut'>): readonly Transition[] =>
  serviceOrderTransitions.filter(({ by }) => by[user.role] !== undefined && by[viewerRole(user)] !== undefined)

/** Whether the goods of an order pass the guards: of their facts, a row of the list has only the collection. */
export const hasFittingGoods = (guards: readonly TransitionGuard[], collectedAt: string | null): boolean =>
  !guards.includes(collectedAt === null ? 'collected' : 'nothingCollected')

/**
 * @returns the steps of the transition table for a user and these orders, each with the orders that allow it. An operator
 * outside the delivery team gets only steps that the company may also take.
 */
export function getBulkSteps(
  orders: readonly Pick<ServiceOrderSummary, 'orderNumber' | 'status' | 'collectedAt'>[],
  user: Pick<User, 'role' | 'carriesOut'>,
): BulkStep[] {
  const steps = new Map<string, BulkStep>()
  for (const { from, to, label, requires, guards, chargeable } of listOfferedTransitions(user)) {
    // An order on hold returns to its previous status, which the list does not have: it is resumed on its own page.
    if (guards.includes('cameFrom')) continue
    const fitting = orders.filter((order) => from.includes(order.status) && hasFittingGoods(guards, order.collectedAt))
    const [first] = fitting
    if (!first) continue
    // Transitions that differ only in their start status are one step; the same label with another target is another
    // step.
    const key = `${label} ${to}`
    const existing = steps.get(key)
    steps.set(key, {
      label,
      from: existing?.from ?? first.status,
      to,
      requires,
      reasonKind: from[0] && getReasonKind(from[0], to),
      orders: [...(existing?.orders ?? []), ...fitting.map(({ orderNumber }) => orderNumber)],
      charged: (existing?.charged ?? 0) + (chargeable ? fitting.length : 0),
    })
  }
  return [...steps.values()]
}
