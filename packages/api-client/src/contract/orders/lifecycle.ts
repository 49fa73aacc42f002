import {
  isBeingServed,
  isClosedStatus,
  isOpenDropoff,
  isPartlyDelivered,
  type LifecycleOrder,
  type LifecyclePolicy,
  type LifecycleStop,
  listFailingStops,
} from './lifecycle-order.ts'
import { changeStops, haltRoute, isUndelivered, resetStop, setOut, startReturn } from './lifecycle-stops.ts'
import { type ProofKind, proofKindLabels, type TimeWindow } from './service-order.ts'
import type { ServiceOrderStatus } from './service-order-status.ts'
import type { StopOutcome } from './service-orders.ts'

/** An allowed step with its required input. */
export interface Step {
  readonly to: ServiceOrderStatus
  /** When it happened. */
  readonly at: string
  /** Whether a cancellation is charged. */
  readonly chargeable?: boolean | undefined
  readonly callerId?: string | null | undefined
  readonly assignee?: { readonly id: string } | null | undefined
  readonly reason?: string | undefined
  readonly receiverName?: string | undefined
  readonly window?: TimeWindow | undefined
}

type OrderChanges = Partial<LifecycleOrder>

/**
 * Applies a step of the transition table, which must allow it. The one rule of what a step changes, for the server, for
 * orders that are shown before the server has received their steps, and for the orders of the demonstration.
 *
 * @returns the order after the step
 */
export function applyStep<Order extends LifecycleOrder>(order: Order, step: Step, policy: LifecyclePolicy = {}): Order {
  const { to, at, window } = step
  if (order.status === 'on_hold' && to !== 'canceled') {
    const moved = window && movePickup(order, window, at, policy)
    return { ...order, ...resume(order, at), ...moved, status: to }
  }
  return { ...order, status: to, ...computeChanges(order, step, policy) }
}

function computeChanges(order: LifecycleOrder, step: Step, policy: LifecyclePolicy): OrderChanges {
  const { to, at } = step
  const { stops } = order
  const closing = isClosedStatus(to) ? { closedAt: at } : {}
  switch (to) {
    case 'requested':
      return request(order, step, policy)
    case 'accepted':
      return { acceptedAt: at, assignee: step.assignee ?? null }
    case 'collecting':
      return { stops: changeStops(stops, isPickup, { ...resetStop, state: 'en_route' }) }
    case 'collected':
      if (order.status === 'failed') return rescheduleDelivery(order, step, policy)
      return {
        // Of an order from before the rescheduling of deliveries: its goods may have been collected already.
        collectedAt: order.collectedAt ?? at,
        stops: changeStops(stops, isPickup, { state: 'completed', completedAt: at }),
      }
    case 'in_transit':
      return { stops: setOut(stops) }
    case 'delivered': {
      const received = { state: 'completed', completedAt: at, receiverName: step.receiverName ?? null } as const
      return { ...closing, deliveredAt: at, stops: changeStops(stops, isOpenDropoff, received) }
    }
    case 'failed': {
      const reason = step.reason ?? null
      if (isPartlyDelivered(order)) return { status: 'partially_delivered', stops: failOpenDropoffs(stops, reason) }
      const failing = listFailingStops(order)
      const failed = changeStops(stops, (stop) => failing.includes(stop), { state: 'failed', failureReason: reason })
      return { attempts: order.attempts + 1, stops: failed }
    }
    case 'on_hold':
      return { heldFrom: order.status, heldAt: at }
    case 'canceled':
      return {
        ...closing,
        canceledAt: at,
        canceledById: step.callerId ?? null,
        cancelReason: step.reason ?? null,
        chargeable: step.chargeable ?? false,
        heldFrom: null,
        heldAt: null,
        stops: haltRoute(stops),
      }
    case 'returning':
      return { stops: haltRoute(stops), returnStop: startReturn(order, policy) }
    case 'returned': {
      const { returnStop } = order
      return { ...closing, returnStop: returnStop && { ...returnStop, state: 'completed', completedAt: at } }
    }
    default:
      return closing
  }
}

const isPickup = ({ kind }: Pick<LifecycleStop, 'kind'>): boolean => kind === 'pickup'

/** The rest of a route fails. */
export const failOpenDropoffs = <Stop extends LifecycleStop>(stops: readonly Stop[], reason: string | null): Stop[] =>
  changeStops(stops, isOpenDropoff, { state: 'failed', failureReason: reason })

/** Ends a hold. Its time does not count: the promise moves by its length. */
export function resume(order: LifecycleOrder, at: string): OrderChanges {
  const heldMs = order.heldAt ? Date.parse(at) - Date.parse(order.heldAt) : 0
  const promisedAt = order.promisedAt && new Date(Date.parse(order.promisedAt) + heldMs).toISOString()
  return { heldFrom: null, heldAt: null, heldMs: (order.heldMs ?? 0) + heldMs, promisedAt }
}

/** The end of the window of the last drop-off, which is the promise of an order that has one. */
const getDeliverBy = (stops: readonly LifecycleStop[]): string | null =>
  stops.filter(({ kind }) => kind === 'dropoff').at(-1)?.window?.end ?? null

/** The changes of a new promise, from which the time of holds counts again. */
function promise(
  { priority, promisedAt }: LifecycleOrder,
  { scheduledFor, deliverBy }: { scheduledFor: string | null; deliverBy: string | null },
  at: string,
  { computePromise }: LifecyclePolicy,
): OrderChanges {
  return {
    promisedAt: computePromise ? computePromise({ priority, scheduledFor, deliverBy }, at) : promisedAt,
    heldMs: 0,
  }
}

/** The courier has the goods and goes out again: the drop-offs that are left get a new window, which is the promise. */
function rescheduleDelivery(order: LifecycleOrder, { at, window }: Step, policy: LifecyclePolicy): OrderChanges {
  if (!window) return {}
  const isLeft = (stop: LifecycleStop): boolean => stop.kind === 'dropoff' && isUndelivered(stop)
  return {
    ...promise(order, { scheduledFor: order.scheduledFor, deliverBy: window.end }, at, policy),
    stops: changeStops(order.stops, isLeft, { ...resetStop, window }),
  }
}

/**
 * Sets a new pickup window, from which the promise is computed. A delivery window that ends before the pickup starts is
 * outdated and removed.
 */
export function movePickup(
  order: LifecycleOrder,
  window: TimeWindow,
  at: string,
  policy: LifecyclePolicy,
): OrderChanges & Pick<LifecycleOrder, 'stops'> {
  const isOutdated = (end: string | null | undefined): boolean =>
    typeof end === 'string' && Date.parse(end) <= Date.parse(window.start)
  const lastEnd = getDeliverBy(order.stops)
  const deliverBy = isOutdated(lastEnd) ? null : lastEnd
  return {
    scheduledFor: window.start,
    ...promise(order, { scheduledFor: window.start, deliverBy }, at, policy),
    stops: order.stops.map((stop) => {
      if (isPickup(stop)) return { ...stop, window }
      return isUndelivered(stop) && isOutdated(stop.window?.end) ? { ...stop, window: null } : stop
    }),
  }
}

/** Requests the order, for the first time or again. */
function request(order: LifecycleOrder, { at, window }: Step, policy: LifecyclePolicy): OrderChanges {
  const moved = window && movePickup(order, window, at, policy)
  const queued = { assignee: null, acceptedAt: null }
  if (order.status === 'accepted') return { ...queued, ...moved }
  const times = { scheduledFor: order.scheduledFor, deliverBy: getDeliverBy(order.stops) }
  return {
    ...queued,
    requestedAt: at,
    ...promise(order, times, at, policy),
    closedAt: null,
    canceledAt: null,
    canceledById: null,
    cancelReason: null,
    chargeable: false,
    ...moved,
    stops: changeStops(moved?.stops ?? order.stops, (stop) => isPickup(stop) || isUndelivered(stop), resetStop),
  }
}

/** @returns why the outcome of a stop may not be recorded now, in Portuguese; null when it may. */
export function findOutcomeError(
  { status }: Pick<LifecycleOrder, 'status'>,
  stop: Pick<LifecycleStop, 'kind' | 'state' | 'missingProofs'>,
  outcome: StopOutcome,
): string | null {
  if (stop.kind === 'pickup') return 'A coleta é registrada pelo status da ordem.'
  if (status !== 'in_transit') return 'Só é possível registrar entregas com a ordem em rota.'
  if (!isOpenDropoff(stop)) return 'Esta entrega já foi registrada.'
  if (outcome.state !== 'completed' || stop.missingProofs.length === 0) return null
  return `Falta a comprovação desta entrega: ${stop.missingProofs.map((kind) => proofKindLabels[kind]).join(', ')}.`
}

/** The changes of a stop with an outcome. */
function getOutcomeChanges(outcome: StopOutcome, at: string): Partial<LifecycleStop> {
  switch (outcome.state) {
    case 'arrived':
      return { state: outcome.state }
    case 'completed':
      return { state: outcome.state, completedAt: at, receiverName: outcome.receiverName }
    case 'failed':
      return { state: outcome.state, failureReason: outcome.reason }
  }
}

/**
 * Applies the outcome of a drop-off: the courier serves one stop at a time, and continues to the next one afterwards. The end
 * of the route is another step, see `getRouteEnd`.
 */
export function applyOutcome<Order extends LifecycleOrder>(
  order: Order,
  stopId: string,
  outcome: StopOutcome,
  at: string,
): Order {
  const before = outcome.state === 'arrived' ? haltRoute(order.stops) : order.stops
  const stops = changeStops(before, ({ id }) => id === stopId, getOutcomeChanges(outcome, at))
  const open = stops.filter(isOpenDropoff)
  const next = outcome.state === 'arrived' || open.some(isBeingServed) ? undefined : open[0]
  return { ...order, stops: changeStops(stops, (stop) => stop === next, { state: 'en_route' }) }
}

/** The transition that follows from the outcomes of all drop-offs. */
export interface RouteEnd {
  readonly to: ServiceOrderStatus
  /** Whether the system makes the transition instead of the caller. */
  readonly bySystem: boolean
  readonly receiverName?: string | undefined
  readonly reason?: string | undefined
}

/** @returns the transition that follows from an outcome; undefined while a drop-off is open. */
export function getRouteEnd({ stops }: Pick<LifecycleOrder, 'stops'>, outcome: StopOutcome): RouteEnd | undefined {
  const dropoffs = stops.filter(({ kind }) => kind === 'dropoff')
  if (dropoffs.some(isOpenDropoff)) return undefined
  const failed = dropoffs.filter(({ state }) => state === 'failed').length
  if (failed === 0) {
    return { to: 'delivered', bySystem: false, receiverName: dropoffs.at(-1)?.receiverName ?? undefined }
  }
  if (failed < dropoffs.length) return { to: 'partially_delivered', bySystem: true }
  return { to: 'failed', bySystem: false, reason: outcome.state === 'failed' ? outcome.reason : undefined }
}

/** Applies a proof of a stop, the return included. */
export function applyProof<Order extends LifecycleOrder>(
  order: Order,
  stopId: string,
  kind: ProofKind,
  at: string,
): Order {
  const prove = (stop: LifecycleStop): LifecycleStop => {
    if (stop.id !== stopId) return stop
    const missingProofs = stop.missingProofs.filter((missing) => missing !== kind)
    const confirmed = kind === 'pin' ? { pinConfirmedAt: stop.pinConfirmedAt ?? at } : {}
    return { ...stop, ...confirmed, missingProofs, proved: missingProofs.length === 0 }
  }
  return { ...order, stops: order.stops.map(prove), returnStop: order.returnStop && prove(order.returnStop) }
}
