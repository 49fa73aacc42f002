import type { ServiceOrder, Stop } from './service-order.ts'
import { closedStatuses, runningStatuses, type ServiceOrderStatus } from './service-order-status.ts'
import type { OrderFacts } from './transition-guards.ts'

/** What the lifecycle of an order reads and changes of a stop. */
export type LifecycleStop = Pick<
  Stop,
  'id' | 'kind' | 'state' | 'completedAt' | 'receiverName' | 'failureReason' | 'window' | 'missingProofs'
> &
  Partial<Pick<Stop, 'proved' | 'pinConfirmedAt'>>

/** The values that only the server stores. A client's order lacks them. */
interface ServerValues {
  readonly requestedAt: string | null
  readonly canceledById: string | null
  readonly heldAt: string | null
  /** The time that the order was on hold since its promise, in milliseconds. */
  readonly heldMs: number
  /** Whether an admin corrected the status: service figures do not count the order. */
  readonly corrected: boolean
}

/**
 * What the lifecycle reads and changes of an order, in the contract's names: a `ServiceOrder` is one, and the server maps its
 * rows to one. Times are instants in ISO 8601.
 */
export interface LifecycleOrder
  extends Pick<
      ServiceOrder,
      | 'status'
      | 'heldFrom'
      | 'priority'
      | 'scheduledFor'
      | 'promisedAt'
      | 'acceptedAt'
      | 'collectedAt'
      | 'deliveredAt'
      | 'closedAt'
      | 'canceledAt'
      | 'cancelReason'
      | 'chargeable'
      | 'attempts'
    >,
    Partial<ServerValues> {
  readonly assignee: { readonly id: string } | null
  /** The pickup, then the drop-offs. */
  readonly stops: readonly LifecycleStop[]
  readonly returnStop: LifecycleStop | null
}

/** The times on which the promise of an order depends. */
export interface PromiseTimes {
  readonly priority: ServiceOrder['priority']
  /** Start of the pickup window, if there is one. */
  readonly scheduledFor: string | null
  /** End of the last drop-off's window, if there is one. */
  readonly deliverBy: string | null
}

/** What depends on the company's policy, which only the server has. */
export interface LifecyclePolicy {
  /** @default the promise stays */
  readonly computePromise?: (times: PromiseTimes, at: string) => string
  /**
   * Creates the stop to which goods return, with the proofs that the policy requires.
   *
   * @default the order has no return stop until the server has created it
   */
  readonly createReturnStop?: () => LifecycleStop
}

/** A part of a stop on which the following conditions depend. */
type StopProgress = Pick<Stop, 'kind' | 'state'>

/** Whether a drop-off has no outcome yet. */
export const isOpenDropoff = ({ kind, state }: StopProgress): boolean =>
  kind === 'dropoff' && state !== 'completed' && state !== 'failed'

/** Returns the stops that fail when the attempt of the whole order fails: the pickup while it is collected, or the rest of the route. */
export const listFailingStops = <Stop extends LifecycleStop>({
  status,
  stops,
}: {
  readonly status: ServiceOrderStatus
  readonly stops: readonly Stop[]
}): Stop[] => stops.filter((stop) => (status === 'collecting' ? stop.kind === 'pickup' : isOpenDropoff(stop)))

/** Whether the courier is on the way to a stop, or at it. At most one stop of an order is. */
export const isBeingServed = ({ state }: Pick<Stop, 'state'>): boolean => state === 'en_route' || state === 'arrived'

/** The order status in which the courier serves each kind of stop. */
const servedIn = { pickup: 'collecting', dropoff: 'in_transit', return: 'returning' } as const

/** Whether the order is in the status in which its courier serves a stop, which has no outcome yet. */
export const canBeServed = ({ status }: Pick<ServiceOrder, 'status'>, { kind, state }: StopProgress): boolean =>
  status === servedIn[kind] && state !== 'completed' && state !== 'failed'

/** Whether an order is delivered in part when the rest of its route fails. */
export const isPartlyDelivered = ({ status, stops }: Pick<LifecycleOrder, 'status' | 'stops'>): boolean =>
  status === 'in_transit' && stops.some(({ kind, state }) => kind === 'dropoff' && state === 'completed')

export const isClosedStatus = (status: ServiceOrderStatus): boolean =>
  (closedStatuses as readonly string[]).includes(status)

/** Whether an order is running and past its promise. */
export const isLate = ({ status, promisedAt }: Pick<ServiceOrder, 'status' | 'promisedAt'>, now: Date): boolean =>
  promisedAt !== null &&
  Date.parse(promisedAt) < now.getTime() &&
  (runningStatuses as readonly string[]).includes(status)

/** The facts of an order that its lifecycle does not have. */
export type ExternalFacts = Pick<
  OrderFacts,
  'maximumAttempts' | 'canceledById' | 'requestedById' | 'cancelGraceMinutes'
>

/** Returns the facts that the transition table needs. */
export function getOrderFacts(order: LifecycleOrder, external: ExternalFacts): OrderFacts {
  const { status, heldFrom, attempts, acceptedAt, collectedAt, canceledAt, stops, returnStop } = order
  const dropoffs = stops.filter(({ kind }) => kind === 'dropoff')
  const isUnproved = ({ missingProofs }: LifecycleStop): boolean => missingProofs.length > 0
  return {
    status,
    heldFrom,
    attempts,
    acceptedAt,
    collectedAt,
    canceledAt,
    pickupWindowEnd: stops.find(({ kind }) => kind === 'pickup')?.window?.end ?? null,
    openDropoffs: dropoffs.filter(isOpenDropoff).length,
    failedDropoffs: dropoffs.filter(({ state }) => state === 'failed').length,
    unprovedPickup: stops.some((stop) => stop.kind === 'pickup' && isUnproved(stop)),
    unprovedDropoffs: dropoffs.filter((stop) => stop.state !== 'failed' && isUnproved(stop)).length,
    unprovedReturn: returnStop !== null && isUnproved(returnStop),
    ...external,
  }
}
