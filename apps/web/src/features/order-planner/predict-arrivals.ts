import {
  type CourierPace,
  getDistanceMeters,
  type NextStop,
  type ServiceOrderSummary,
} from '@malote/api-client/contract'
import { getViewerZone, toLocalTime } from '../../lib/format/time-zone.ts'

/** How many minutes the work of a courier takes. */
export type Pace = Record<'minutesPerStop' | 'minutesPerKilometre' | 'minutesPerLeg', number>

/** Where too few deliveries were measured: a short stop, and 20 km/h of straight line, with turns and traffic. */
export const assumedPace: Pace = { minutesPerStop: 5, minutesPerKilometre: 3, minutesPerLeg: 15 }

/** @returns the measured pace, with an assumption for what is not measured. */
export const toPace = (measured: CourierPace | undefined): Pace => ({
  minutesPerStop: measured?.minutesPerStop ?? assumedPace.minutesPerStop,
  minutesPerKilometre: measured?.minutesPerKilometre ?? assumedPace.minutesPerKilometre,
  minutesPerLeg: measured?.minutesPerLeg ?? assumedPace.minutesPerLeg,
})

/** When a courier is predicted to reach the next stop of an order. */
export interface Prediction {
  /** In milliseconds since 1970. */
  arrival: number
  /** Minutes after the end of the window, or after the deadline of the order; 0: in time. */
  lateMinutes: number
}

/** An order in the plan, with a prediction if it has a courier. */
export type PlannedOrder = ServiceOrderSummary & { prediction?: Prediction }

type Address = NextStop['address']
type Stop = Pick<ServiceOrderSummary, 'orderNumber' | 'nextStop' | 'scheduledFor' | 'promisedAt'>

interface Conditions {
  /** The planned day, `YYYY-MM-DD`. */
  day: string
  /** The current time, in milliseconds. */
  now: number
  pace: Pace
  /** The minutes from a collection to the delivery; null: not measured, and only the next stop can be late. */
  minutesToDeliver: number | null
  /** @default the zone of the viewer */
  zone?: string | undefined
}

const minute = 60_000
const toTime = (instant: string | null | undefined) => (instant ? Date.parse(instant) : undefined)

/** @returns when a stop can begin, if it has a time. */
const getOpening = ({ nextStop, scheduledFor }: Stop) =>
  toTime(nextStop?.window?.start) ?? (nextStop?.kind === 'pickup' ? toTime(scheduledFor) : undefined)

const isSameAddress = (one: Address, other: Address) =>
  (['postalCode', 'street', 'number'] as const).every((part) => one[part] === other[part])

/** Minutes from a stop to the next one. Orders that are collected at one address are collected together. */
function getLegMinutes({ nextStop: from }: Stop, { nextStop: to }: Stop, pace: Pace): number {
  if (!from || !to) return pace.minutesPerLeg
  if (from.kind === 'pickup' && to.kind === 'pickup' && isSameAddress(from.address, to.address)) return 0
  const [start, end] = [from.address.coordinates, to.address.coordinates]
  if (!start || !end) return pace.minutesPerLeg
  return pace.minutesPerStop + (getDistanceMeters(start, end) / 1000) * pace.minutesPerKilometre
}

/**
 * Predicts when a courier reaches the next stop of each order, in the sequence of the orders. Today the courier is assumed
 * to be at the first stop now, because the place of couriers is not stored; on a later day, when it opens.
 *
 * @returns the predictions by order number; none for past days, and for later days without any time.
 */
export function predictArrivals(
  orders: readonly Stop[],
  { day, now, pace, minutesToDeliver, zone = getViewerZone() }: Conditions,
): ReadonlyMap<string, Prediction> {
  const predictions = new Map<string, Prediction>()
  const today = toLocalTime(zone, new Date(now).toISOString()).day
  const openings = orders.flatMap((order) => getOpening(order) ?? [])
  let clock = day === today ? now : Math.min(...openings)
  if (day < today || !Number.isFinite(clock)) return predictions
  let previous: Stop | undefined
  for (const order of orders) {
    if (previous) clock += getLegMinutes(previous, order, pace) * minute
    clock = Math.max(clock, getOpening(order) ?? 0)
    const delivery = order.nextStop?.kind === 'dropoff' ? clock : toDelivery(clock, minutesToDeliver)
    const closing = toTime(order.nextStop?.window?.end) ?? Number.POSITIVE_INFINITY
    const deadline = toTime(order.promisedAt) ?? Number.POSITIVE_INFINITY
    const late = Math.max(clock - closing, delivery - deadline, 0)
    predictions.set(order.orderNumber, { arrival: clock, lateMinutes: Math.round(late / minute) })
    previous = order
  }
  return predictions
}

const toDelivery = (collection: number, minutes: number | null) =>
  minutes === null ? Number.NEGATIVE_INFINITY : collection + minutes * minute

/** The last planned order of each order, so that a card is rendered again only when its prediction changes. */
const plannedOrders = new WeakMap<ServiceOrderSummary, PlannedOrder>()

/** @returns the order with its prediction: the same object as before for the same prediction. */
export function withPrediction(order: ServiceOrderSummary, prediction: Prediction | undefined): PlannedOrder {
  if (!prediction) return order
  const before = plannedOrders.get(order)
  const isSame =
    before?.prediction?.arrival === prediction.arrival && before.prediction.lateMinutes === prediction.lateMinutes
  if (before && isSame) return before
  const planned = { ...order, prediction }
  plannedOrders.set(order, planned)
  return planned
}
