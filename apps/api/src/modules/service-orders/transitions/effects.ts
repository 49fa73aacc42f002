import { closedStatuses, type ServiceOrderStatus, type TimeWindow } from '@malote/api-client/contract'
import type { Updateable } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'
import { isOpen } from '../order-facts.ts'
import type { OrderRow, StopRow } from '../order-rows.sql.ts'
import { computePromisedTime } from '../promised-time.ts'

type OrderChanges = Updateable<Tables['service_orders']>
type StopChanges = Updateable<Tables['service_order_stops']>

/** The changes of a step, as rows to write. */
export interface Effects {
  readonly order: OrderChanges
  readonly stops: readonly { readonly id: string; readonly set: StopChanges }[]
}

/** An allowed step with its required input. */
export interface Step {
  readonly to: ServiceOrderStatus
  readonly now: Date
  readonly chargeable: boolean
  readonly callerId: string | null
  readonly assigneeId?: string | undefined
  readonly reason?: string | undefined
  readonly receiverName?: string | undefined
  readonly window?: TimeWindow | undefined
}

const isClosed = (status: ServiceOrderStatus): boolean => (closedStatuses as readonly string[]).includes(status)
const reset: StopChanges = { state: 'pending', completed_at: null, receiver_name: null, failure_reason: null }

const getPickup = (stops: readonly StopRow[]): StopRow[] => stops.filter((stop) => stop.kind === 'pickup')
const getDropoffs = (stops: readonly StopRow[]): StopRow[] => stops.filter((stop) => stop.kind === 'dropoff')
const undelivered = (stops: readonly StopRow[]): StopRow[] => stops.filter((stop) => stop.state !== 'completed')
const change = (stops: readonly StopRow[], set: StopChanges) => stops.map(({ id }) => ({ id, set }))

/** Returns the changes of a transition, besides the status. */
export function computeEffects(row: OrderRow, step: Step): Effects {
  const { to, now } = step
  const { stops } = row
  const closing = isClosed(to) ? { closed_at: now } : {}
  if (row.status === 'on_hold' && to !== 'canceled') return { order: resume(row, now), stops: [] }
  switch (to) {
    case 'requested':
      return request(row, step)
    case 'accepted':
      return { order: { accepted_at: now, assignee_id: step.assigneeId ?? null }, stops: [] }
    case 'collecting':
      return { order: {}, stops: change(getPickup(stops), { ...reset, state: 'en_route' }) }
    case 'collected':
      if (row.status === 'failed') return rescheduleDelivery(row, step)
      return {
        // Of an order from before the rescheduling of deliveries: its goods may have been collected already.
        order: { collected_at: row.collected_at ?? now },
        stops: change(getPickup(stops), { state: 'completed', completed_at: now }),
      }
    case 'in_transit':
      return { order: {}, stops: setOut(stops) }
    case 'delivered': {
      const received = { state: 'completed', completed_at: now, receiver_name: step.receiverName ?? null } as const
      return { order: { ...closing, delivered_at: now }, stops: change(stops.filter(isOpen), received) }
    }
    case 'failed': {
      const missed = row.status === 'collecting' ? getPickup(stops) : stops.filter(isOpen)
      const failure = { state: 'failed', failure_reason: step.reason ?? null } as const
      return { order: { attempts: row.attempts + 1 }, stops: change(missed, failure) }
    }
    case 'on_hold':
      return { order: { held_from: row.status, held_at: now }, stops: [] }
    case 'canceled': {
      const { chargeable, reason } = step
      const set = {
        ...closing,
        canceled_at: now,
        canceled_by_id: step.callerId,
        cancel_reason: reason ?? null,
        chargeable,
      }
      return { order: { ...set, held_from: null, held_at: null }, stops: [] }
    }
    case 'returned': {
      const arrived = row.return_stop ? [row.return_stop] : []
      return { order: closing, stops: change(arrived, { state: 'completed', completed_at: now }) }
    }
    default:
      return { order: closing, stops: [] }
  }
}

/** The time on hold does not count: the promise moves by its length. */
function resume(row: OrderRow, now: Date): OrderChanges {
  const heldMs = row.held_at ? now.getTime() - row.held_at.getTime() : 0
  const promised_at = row.promised_at && new Date(row.promised_at.getTime() + heldMs)
  return { held_from: null, held_at: null, promised_at }
}

/** The courier has the goods and goes out again: the drop-offs that are left get a new window, which is the promise. */
function rescheduleDelivery(row: OrderRow, { now, window }: Step): Effects {
  if (!window) return { order: {}, stops: [] }
  const [window_start, window_end] = [new Date(window.start), new Date(window.end)]
  const times = { priority: row.priority, scheduledFor: row.scheduled_for, deliverBy: window_end }
  return {
    order: { promised_at: computePromisedTime(times, row, now) },
    stops: change(undelivered(getDropoffs(row.stops)), { ...reset, window_start, window_end }),
  }
}

/** Requests the order, for the first time or again. */
function request(row: OrderRow, { now, window }: Step): Effects {
  const { stops } = row
  const queued: OrderChanges = { assignee_id: null, accepted_at: null }
  if (row.status === 'accepted') return { order: queued, stops: [] }
  const scheduled_for = window ? new Date(window.start) : row.scheduled_for
  const dropoffs = getDropoffs(stops)
  // A delivery window that ends before the new pickup starts is outdated.
  const outdated = (stop: StopRow): boolean =>
    window !== undefined && stop.window_end !== null && stop.window_end <= new Date(window.start)
  const last = dropoffs.at(-1)
  const deliverBy = last && !outdated(last) ? last.window_end : null
  const order = {
    ...queued,
    scheduled_for,
    requested_at: now,
    promised_at: computePromisedTime({ priority: row.priority, scheduledFor: scheduled_for, deliverBy }, row, now),
    closed_at: null,
    canceled_at: null,
    canceled_by_id: null,
    cancel_reason: null,
    chargeable: false,
  }
  const times = window ? { window_start: new Date(window.start), window_end: new Date(window.end) } : {}
  return {
    order,
    stops: [
      ...change(getPickup(stops), { ...reset, ...times }),
      ...undelivered(dropoffs).map((stop) => ({
        id: stop.id,
        set: { ...reset, ...(outdated(stop) ? { window_start: null, window_end: null } : {}) },
      })),
    ],
  }
}

/** The courier starts with the first drop-off that is not completed; failed ones are attempted again. */
function setOut(stops: readonly StopRow[]): Effects['stops'] {
  return undelivered(getDropoffs(stops)).map(({ id }, index) => ({
    id,
    set: { ...reset, state: index === 0 ? ('en_route' as const) : ('pending' as const) },
  }))
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

/**
 * Returns the changes of an admin's correction: timestamps and stops are made consistent with the new status, and the
 * order no longer counts in service figures.
 */
export function computeCorrection(row: OrderRow, to: ServiceOrderStatus, now: Date): Effects {
  const { stops } = row
  const collected = afterCollection.includes(to)
  const onHold = to === 'on_hold'
  const order: OrderChanges = {
    corrected: true,
    requested_at: to === 'draft' ? null : (row.requested_at ?? now),
    accepted_at: to === 'draft' || to === 'requested' ? null : row.accepted_at,
    collected_at: beforeCollection.includes(to) ? null : collected ? (row.collected_at ?? now) : row.collected_at,
    delivered_at: to === 'delivered' ? (row.delivered_at ?? now) : null,
    closed_at: isClosed(to) ? (row.closed_at ?? now) : null,
    canceled_at: to === 'canceled' ? (row.canceled_at ?? now) : null,
    canceled_by_id: to === 'canceled' ? row.canceled_by_id : null,
    cancel_reason: to === 'canceled' ? row.cancel_reason : null,
    held_from: onHold ? row.status : null,
    held_at: onHold ? now : null,
  }
  const done: StopChanges = { state: 'completed', completed_at: now, failure_reason: null }
  if (beforeCollection.includes(to)) return { order, stops: change(stops, reset) }
  if (to === 'collected') {
    return { order, stops: [...change(undelivered(getPickup(stops)), done), ...change(getDropoffs(stops), reset)] }
  }
  if (to === 'in_transit') {
    const route = getDropoffs(stops).map((stop) => ({ ...stop, state: 'pending' as const }))
    return { order, stops: [...change(undelivered(getPickup(stops)), done), ...setOut(route)] }
  }
  if (to === 'delivered') return { order, stops: change(undelivered(stops), done) }
  return { order, stops: [] }
}
