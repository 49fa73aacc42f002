import { closedStatuses, type ServiceOrderStatus, type TimeWindow } from '@malote/api-client/contract'
import type { Updateable } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'
import { isOpen } from '../order-facts.ts'
import type { OrderRow, StopRow } from '../order-rows.sql.ts'
import { computePromisedTime } from '../promised-time.ts'
import {
  change,
  getDropoffs,
  getPickup,
  haltRoute,
  reset,
  type StopChange,
  setOut,
  undelivered,
} from './stop-changes.ts'

export type OrderChanges = Updateable<Tables['service_orders']>

/** The changes of a step, as rows to write. */
export interface Effects {
  readonly order: OrderChanges
  readonly stops: readonly StopChange[]
  /** The change of the stop to which the goods return. */
  readonly returnStop?: 'started' | 'completed' | 'withdrawn' | undefined
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

/** Returns the changes of a transition, besides the status. */
export function computeEffects(row: OrderRow, step: Step): Effects {
  const { to, now } = step
  const { stops } = row
  const closing = isClosed(to) ? { closed_at: now } : {}
  if (row.status === 'on_hold' && to !== 'canceled') {
    const moved = step.window ? movePickup(row, step.window, now) : { order: {}, stops: [] }
    return { order: { ...resume(row, now), ...moved.order }, stops: moved.stops }
  }
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
      return { order: { ...set, held_from: null, held_at: null }, stops: haltRoute(stops) }
    }
    case 'returning':
      return { order: {}, stops: haltRoute(stops), returnStop: 'started' }
    case 'returned':
      return { order: closing, stops: [], returnStop: 'completed' }
    default:
      return { order: closing, stops: [] }
  }
}

/** Ends a hold. Its time does not count: the promise moves by its length. */
export function resume(row: OrderRow, now: Date): OrderChanges {
  const heldMs = row.held_at ? now.getTime() - row.held_at.getTime() : 0
  const promised_at = row.promised_at && new Date(row.promised_at.getTime() + heldMs)
  return { held_from: null, held_at: null, held_ms: row.held_ms + heldMs, promised_at }
}

/** The courier has the goods and goes out again: the drop-offs that are left get a new window, which is the promise. */
function rescheduleDelivery(row: OrderRow, { now, window }: Step): Effects {
  if (!window) return { order: {}, stops: [] }
  const [window_start, window_end] = [new Date(window.start), new Date(window.end)]
  const times = { priority: row.priority, scheduledFor: row.scheduled_for, deliverBy: window_end }
  return {
    order: { promised_at: computePromisedTime(times, row, now), held_ms: 0 },
    stops: change(undelivered(getDropoffs(row.stops)), { ...reset, window_start, window_end }),
  }
}

/**
 * Sets a new pickup window, from which the promise is computed. A delivery window that ends before the pickup starts is
 * outdated and removed.
 */
export function movePickup(row: OrderRow, { start, end }: TimeWindow, now: Date): Effects {
  const [window_start, window_end] = [new Date(start), new Date(end)]
  const isOutdated = (stop: StopRow): boolean => stop.window_end !== null && stop.window_end <= window_start
  const dropoffs = getDropoffs(row.stops)
  const last = dropoffs.at(-1)
  const deliverBy = last && !isOutdated(last) ? last.window_end : null
  const times = { priority: row.priority, scheduledFor: window_start, deliverBy }
  return {
    order: { scheduled_for: window_start, promised_at: computePromisedTime(times, row, now), held_ms: 0 },
    stops: [
      ...change(getPickup(row.stops), { window_start, window_end }),
      ...change(undelivered(dropoffs).filter(isOutdated), { window_start: null, window_end: null }),
    ],
  }
}

/** Requests the order, for the first time or again. */
function request(row: OrderRow, { now, window }: Step): Effects {
  const moved = window ? movePickup(row, window, now) : { order: {}, stops: [] }
  const queued: OrderChanges = { assignee_id: null, accepted_at: null }
  if (row.status === 'accepted') return { order: { ...queued, ...moved.order }, stops: moved.stops }
  const dropoffs = getDropoffs(row.stops)
  const times = {
    priority: row.priority,
    scheduledFor: row.scheduled_for,
    deliverBy: dropoffs.at(-1)?.window_end ?? null,
  }
  const order = {
    ...queued,
    requested_at: now,
    promised_at: computePromisedTime(times, row, now),
    held_ms: 0,
    closed_at: null,
    canceled_at: null,
    canceled_by_id: null,
    cancel_reason: null,
    chargeable: false,
    ...moved.order,
  }
  return { order, stops: [...change([...getPickup(row.stops), ...undelivered(dropoffs)], reset), ...moved.stops] }
}
