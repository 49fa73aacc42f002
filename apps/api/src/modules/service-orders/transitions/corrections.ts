import { closedStatuses, type ServiceOrderStatus, type TimeWindow } from '@malote/api-client/contract'
import type { OrderRow, StopRow } from '../order-rows.sql.ts'
import { type Effects, movePickup, type OrderChanges, resume } from './effects.ts'
import {
  change,
  getDropoffs,
  getPickup,
  haltRoute,
  reset,
  type StopChange,
  type StopColumns,
  setOut,
  undelivered,
} from './stop-changes.ts'

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
const isClosed = (status: ServiceOrderStatus): boolean => (closedStatuses as readonly string[]).includes(status)

/** A correction with the fields that its status requires. */
export interface Correction {
  readonly to: ServiceOrderStatus
  readonly now: Date
  readonly assigneeId?: string | undefined
  readonly window?: TimeWindow | undefined
}

/**
 * Returns the changes of an admin's correction: timestamps, stops, return, hold and assignee are made consistent with the
 * new status, and the order no longer counts in service figures. The time of a hold that it ends is not lost.
 */
export function computeCorrection(row: OrderRow, { to, now, assigneeId, window }: Correction): Effects {
  const isCarried = carried.includes(to)
  const onHold = to === 'on_hold'
  const moved = window ? movePickup(row, window, now) : { order: {}, stops: [] }
  const order: OrderChanges = {
    ...(row.status === 'on_hold' ? resume(row, now) : {}),
    corrected: true,
    requested_at: to === 'draft' ? null : (row.requested_at ?? now),
    accepted_at: queued.includes(to) ? null : isCarried ? (row.accepted_at ?? now) : row.accepted_at,
    assignee_id: queued.includes(to) ? null : isCarried ? (row.assignee_id ?? assigneeId ?? null) : row.assignee_id,
    collected_at: beforeCollection.includes(to)
      ? null
      : afterCollection.includes(to)
        ? (row.collected_at ?? now)
        : row.collected_at,
    delivered_at: to === 'delivered' ? (row.delivered_at ?? now) : null,
    closed_at: isClosed(to) ? (row.closed_at ?? now) : null,
    canceled_at: to === 'canceled' ? (row.canceled_at ?? now) : null,
    canceled_by_id: to === 'canceled' ? row.canceled_by_id : null,
    cancel_reason: to === 'canceled' ? row.cancel_reason : null,
    held_from: onHold ? row.status : null,
    held_at: onHold ? now : null,
    ...moved.order,
  }
  const returnStop = to === 'returning' ? 'started' : to === 'returned' ? 'completed' : 'withdrawn'
  return { order, stops: [...correctStops(row, to, now), ...moved.stops], returnStop }
}

/** The stops as a status leaves them. */
function correctStops({ stops, collected_at }: OrderRow, to: ServiceOrderStatus, now: Date): StopChange[] {
  const done: StopColumns = { state: 'completed', completed_at: now, failure_reason: null }
  const missed: StopColumns = { state: 'failed', completed_at: null, receiver_name: null }
  const pickedUp = change(undelivered(getPickup(stops)), done)
  const dropoffs = getDropoffs(stops)
  const isNotFailed = ({ state }: StopRow): boolean => state !== 'failed'
  switch (to) {
    case 'draft':
    case 'requested':
    case 'accepted':
      return change(stops, reset)
    case 'collecting':
      return [...change(stops, reset), ...change(getPickup(stops), { state: 'en_route' })]
    case 'collected':
      return [...pickedUp, ...change(dropoffs, reset)]
    case 'in_transit':
      return [...pickedUp, ...setOut(dropoffs.map((stop) => ({ ...stop, state: 'pending' as const })))]
    case 'delivered':
      return change(undelivered(stops), done)
    case 'partially_delivered':
      return [...pickedUp, ...change(undelivered(dropoffs).filter(isNotFailed), missed)]
    case 'failed':
      // Nothing was collected, or nothing was delivered.
      if (collected_at) return change(dropoffs.filter(isNotFailed), missed)
      return [...change(getPickup(stops), missed), ...change(dropoffs, reset)]
    case 'returning':
    case 'returned':
      return [...pickedUp, ...haltRoute(dropoffs)]
    case 'canceled':
    case 'expired':
      return haltRoute(stops)
    case 'on_hold':
      return []
  }
}
