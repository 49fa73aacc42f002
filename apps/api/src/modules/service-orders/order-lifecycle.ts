import type { LifecycleOrder, LifecyclePolicy, LifecycleStop } from '@malote/api-client/contract'
import type { Updateable } from 'kysely'
import { toTimestamp } from '../../platform/db/row-values.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { newId } from '../../platform/security/ids.ts'
import { toWindow } from './order-content.ts'
import type { OrderRow, StopRow } from './order-rows.sql.ts'
import { computePromisedTime } from './promised-time.ts'

const toLifecycleStop = (row: StopRow): LifecycleStop => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  completedAt: toTimestamp(row.completed_at),
  receiverName: row.receiver_name,
  failureReason: row.failure_reason,
  window: toWindow(row),
  missingProofs: row.missing_proofs,
})

/** Maps a row to the order of the contract's lifecycle. */
export const toLifecycleOrder = (row: OrderRow): LifecycleOrder => ({
  status: row.status,
  heldFrom: row.held_from,
  heldAt: toTimestamp(row.held_at),
  heldMs: row.held_ms,
  priority: row.priority,
  scheduledFor: toTimestamp(row.scheduled_for),
  promisedAt: toTimestamp(row.promised_at),
  requestedAt: toTimestamp(row.requested_at),
  acceptedAt: toTimestamp(row.accepted_at),
  collectedAt: toTimestamp(row.collected_at),
  deliveredAt: toTimestamp(row.delivered_at),
  closedAt: toTimestamp(row.closed_at),
  canceledAt: toTimestamp(row.canceled_at),
  canceledById: row.canceled_by_id,
  cancelReason: row.cancel_reason,
  chargeable: row.chargeable,
  attempts: row.attempts,
  corrected: row.corrected,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id },
  stops: row.stops.map(toLifecycleStop),
  returnStop: row.return_stop && toLifecycleStop(row.return_stop),
})

/** The parts of the lifecycle that depend on the policy of the order's company. */
export const getLifecyclePolicy = (row: OrderRow): LifecyclePolicy => ({
  computePromise: ({ priority, scheduledFor, deliverBy }, at) => {
    const times = { priority, scheduledFor: toDate(scheduledFor), deliverBy: toDate(deliverBy) }
    return computePromisedTime(times, row, new Date(at)).toISOString()
  },
  // The row is a copy of the pickup's, see `saveReturnStop`; the policy's proofs are added there.
  createReturnStop: () => ({
    id: newId(),
    kind: 'return',
    state: 'pending',
    completedAt: null,
    receiverName: null,
    failureReason: null,
    missingProofs: [],
  }),
})

type OrderColumns = Updateable<Tables['service_orders']>
type StopColumns = Updateable<Tables['service_order_stops']>

const toDate = (instant: string | null | undefined): Date | null => (instant ? new Date(instant) : null)

/** The columns of an order that its lifecycle changes, each with its value. */
const toOrderColumns = (order: LifecycleOrder) =>
  ({
    status: order.status,
    held_from: order.heldFrom,
    held_at: toDate(order.heldAt),
    held_ms: order.heldMs,
    scheduled_for: toDate(order.scheduledFor),
    promised_at: toDate(order.promisedAt),
    requested_at: toDate(order.requestedAt),
    accepted_at: toDate(order.acceptedAt),
    collected_at: toDate(order.collectedAt),
    delivered_at: toDate(order.deliveredAt),
    closed_at: toDate(order.closedAt),
    canceled_at: toDate(order.canceledAt),
    canceled_by_id: order.canceledById,
    cancel_reason: order.cancelReason,
    chargeable: order.chargeable,
    attempts: order.attempts,
    corrected: order.corrected,
    assignee_id: order.assignee?.id ?? null,
  }) satisfies OrderColumns

/** The columns of a stop that the lifecycle changes, each with its value. */
const toStopColumns = (stop: LifecycleStop) =>
  ({
    state: stop.state,
    completed_at: toDate(stop.completedAt),
    receiver_name: stop.receiverName,
    failure_reason: stop.failureReason,
    window_start: toDate(stop.window?.start),
    window_end: toDate(stop.window?.end),
  }) satisfies StopColumns

/** The changes of an order as rows to write. */
export interface OrderDiff {
  readonly order: OrderColumns
  readonly stops: readonly { readonly id: string; readonly set: StopColumns }[]
  /** The new state of the stop to which the goods return; null when the return is withdrawn; undefined without a change. */
  readonly returnStop: LifecycleStop | null | undefined
}

const isEqual = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other

/** @returns the columns whose values differ. */
const pickChanged = <Columns extends object>(before: Columns, after: Columns): Partial<Columns> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !isEqual(value, before[key as keyof Columns])),
  ) as Partial<Columns>

/** Compares an order before and after a step. */
export function diffOrder(before: LifecycleOrder, after: LifecycleOrder): OrderDiff {
  const [oldReturn, newReturn] = [before.returnStop, after.returnStop]
  const returnChanged = oldReturn?.state !== newReturn?.state || oldReturn?.completedAt !== newReturn?.completedAt
  return {
    order: pickChanged(toOrderColumns(before), toOrderColumns(after)),
    stops: after.stops.flatMap((stop) => {
      const old = before.stops.find(({ id }) => id === stop.id)
      const set = old ? pickChanged(toStopColumns(old), toStopColumns(stop)) : {}
      return Object.keys(set).length > 0 ? [{ id: stop.id, set }] : []
    }),
    returnStop: returnChanged ? newReturn : undefined,
  }
}
