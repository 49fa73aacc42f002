import { movePickup, resume } from './lifecycle.ts'
import { isClosedStatus, type LifecycleOrder, type LifecyclePolicy, type LifecycleStop } from './lifecycle-order.ts'
import { changeStops, haltRoute, isUndelivered, resetStop, setOut, startReturn } from './lifecycle-stops.ts'
import type { TimeWindow } from './service-order.ts'
import type { ServiceOrderStatus } from './service-order-status.ts'

/** A correction with the fields that its status requires. */
export interface Correction {
  readonly to: ServiceOrderStatus
  readonly at: string
  readonly assignee?: { readonly id: string } | null | undefined
  readonly window?: TimeWindow | undefined
}

const beforeCollection: readonly string[] = ['draft', 'requested', 'accepted', 'collecting']
const afterCollection: readonly string[] = [
  'collected',
  'in_transit',
  'delivered',
  'partially_delivered',
  'returning',
  'returned',
]
const carried: readonly string[] = ['accepted', 'collecting', 'collected', 'in_transit', 'returning']
const queued: readonly string[] = ['draft', 'requested']

/**
 * Applies an admin's correction: timestamps, stops, return, hold and assignee are made consistent with the new status, and
 * the order no longer counts in service figures. The time of a hold that it ends is not lost.
 *
 * @returns the order after the correction
 */
export function applyCorrection<Order extends LifecycleOrder>(
  order: Order,
  { to, at, assignee, window }: Correction,
  policy: LifecyclePolicy = {},
): Order {
  const isCarried = carried.includes(to)
  const isHeld = to === 'on_hold'
  const moved = window ? movePickup(order, window, at, policy) : undefined
  return {
    ...order,
    ...(order.status === 'on_hold' ? resume(order, at) : {}),
    status: to,
    corrected: true,
    requestedAt: to === 'draft' ? null : (order.requestedAt ?? at),
    acceptedAt: queued.includes(to) ? null : isCarried ? (order.acceptedAt ?? at) : order.acceptedAt,
    assignee: queued.includes(to) ? null : isCarried ? (order.assignee ?? assignee ?? null) : order.assignee,
    collectedAt: beforeCollection.includes(to)
      ? null
      : afterCollection.includes(to)
        ? (order.collectedAt ?? at)
        : order.collectedAt,
    deliveredAt: to === 'delivered' ? (order.deliveredAt ?? at) : null,
    closedAt: isClosedStatus(to) ? (order.closedAt ?? at) : null,
    canceledAt: to === 'canceled' ? (order.canceledAt ?? at) : null,
    canceledById: to === 'canceled' ? (order.canceledById ?? null) : null,
    cancelReason: to === 'canceled' ? order.cancelReason : null,
    heldFrom: isHeld ? order.status : null,
    heldAt: isHeld ? at : null,
    ...moved,
    stops: correctStops({ ...order, stops: moved?.stops ?? order.stops }, to, at),
    returnStop: correctReturnStop(order, to, at, policy),
  }
}

/** The return of a status; other statuses withdraw it. */
function correctReturnStop(
  order: LifecycleOrder,
  to: ServiceOrderStatus,
  at: string,
  policy: LifecyclePolicy,
): LifecycleStop | null {
  if (to !== 'returning' && to !== 'returned') return null
  const stop = startReturn(order, policy)
  return stop && to === 'returned' ? { ...stop, state: 'completed', completedAt: at } : stop
}

/** The stops as a status leaves them. */
function correctStops(
  { stops, collectedAt }: Pick<LifecycleOrder, 'stops' | 'collectedAt'>,
  to: ServiceOrderStatus,
  at: string,
): readonly LifecycleStop[] {
  const done = { state: 'completed', completedAt: at, failureReason: null } as const
  const missed = { state: 'failed', completedAt: null, receiverName: null } as const
  const isPickup = ({ kind }: LifecycleStop): boolean => kind === 'pickup'
  const isDropoff = ({ kind }: LifecycleStop): boolean => kind === 'dropoff'
  const pickedUp = changeStops(stops, (stop) => isPickup(stop) && isUndelivered(stop), done)
  const resetAll = changeStops(stops, () => true, resetStop)
  switch (to) {
    case 'draft':
    case 'requested':
    case 'accepted':
      return resetAll
    case 'collecting':
      return changeStops(resetAll, isPickup, { state: 'en_route' })
    case 'collected':
      return changeStops(pickedUp, isDropoff, resetStop)
    case 'in_transit':
      return setOut(changeStops(pickedUp, isDropoff, { state: 'pending' }))
    case 'delivered':
      return changeStops(stops, isUndelivered, done)
    case 'partially_delivered':
      return changeStops(pickedUp, (stop) => isDropoff(stop) && isUndelivered(stop) && stop.state !== 'failed', missed)
    case 'failed':
      // Nothing was collected, or nothing was delivered.
      if (collectedAt) return changeStops(stops, (stop) => isDropoff(stop) && stop.state !== 'failed', missed)
      return changeStops(changeStops(stops, isPickup, missed), isDropoff, resetStop)
    case 'returning':
    case 'returned':
      return pickedUp.map((stop) => (isDropoff(stop) ? (haltRoute([stop])[0] ?? stop) : stop))
    case 'canceled':
    case 'expired':
      return haltRoute(stops)
    case 'on_hold':
      return stops
  }
}
