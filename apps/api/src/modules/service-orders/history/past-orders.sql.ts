import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/context.ts'
import { insertMany } from '../../../platform/db/insert-many.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { OrderRow, StopRow } from '../order-rows.sql.ts'
import { insertOrders, type OrderRows } from '../order-writes.sql.ts'
import type { PastOrder } from './past-order.ts'

/** Inserts orders with their histories. The triggers of events and totals run as for requests. */
export async function insertPastOrders(db: Database, orders: readonly PastOrder[]): Promise<void> {
  await insertOrders(
    db,
    orders.map(({ row }) => ({
      order: toOrderColumns(row),
      stops: [...row.stops, ...(row.return_stop ? [row.return_stop] : [])].map(toStopColumns),
      items: row.items,
    })),
  )
  await insertMany(
    db,
    'service_order_comments',
    orders.flatMap(({ comments }) => comments),
  )
  await insertMany(
    db,
    'service_order_attachments',
    orders.flatMap(({ attachments }) => attachments),
  )
  const events = orders.flatMap((order) => order.events)
  await insertMany(
    db,
    'service_order_events',
    events.toSorted((first, second) => +first.occurred_at - +second.occurred_at),
  )
}

/** The columns of the order without those that its query joins. */
function toOrderColumns(row: OrderRow): OrderRows['order'] {
  const {
    company_name: _companyName,
    company_status: _companyStatus,
    assignee_name: _assigneeName,
    requested_by_name: _requestedByName,
    requested_by_integration: _requestedByIntegration,
    opening_hours: _openingHours,
    holidays: _holidays,
    time_zone: _timeZone,
    cancel_grace_minutes: _cancelGraceMinutes,
    maximum_attempts: _maximumAttempts,
    sla_normal_hours: _slaNormalHours,
    sla_urgent_hours: _slaUrgentHours,
    stops: _stops,
    items: _items,
    return_stop: _returnStop,
    ...columns
  } = row
  return columns
}

/** The columns of the stop without its PIN and its token, which the database generates. */
function toStopColumns({
  missing_proofs: _missing,
  pin: _pin,
  public_token: _token,
  ...columns
}: StopRow): Insertable<Tables['service_order_stops']> {
  return columns
}
