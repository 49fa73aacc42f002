import { type ServiceOrderStatus, serviceOrderTabs } from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { isLateRow } from '../../../domain-sql/late-orders.sql.ts'
import type { Database } from '../../../platform/context.ts'
import { inScope, type Scope } from '../../../platform/db/scope.ts'
import { companyTimeZone } from '../../../platform/db/time-zone.ts'
import { missingProofs, type StopJson } from '../order-rows.sql.ts'

/** The assignee is at work on these orders, so their dates do not matter. */
const startedStatuses: readonly ServiceOrderStatus[] = ['collecting', 'collected', 'in_transit', 'returning']

/**
 * Selects from the stop that the assignee of an order visits next: the pickup until the goods are collected, then the
 * drop-off that is served or else the first open one, or the return stop.
 * @param table The table or alias of the order.
 */
function fromNextStop<Value>(table: 'service_orders' | 'page', value: RawBuilder<unknown>): RawBuilder<Value> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<Value>`(
    select ${value} from service_order_stops as stop
    where stop.service_order_id = ${column('id')} and stop.kind = case
      when ${column('status')} = 'returning' then 'return'
      when ${column('status')} in ('accepted', 'collecting') or ${column('collected_at')} is null then 'pickup'
      else 'dropoff'
    end
    order by stop.state in ('completed', 'failed'), stop.state = 'pending', stop.position limit 1
  )`
}

const nextWindow = fromNextStop<Date | null>('service_orders', sql`stop.window_start`)

/** Whether an order is an open one of the caller, and of today, or late, or without a date, or already started. */
export function isOwnToday(callerId: string, now: Date): RawBuilder<boolean> {
  const isDue = sql`exists (
    select from companies cross join settings
    where companies.id = service_orders.company_id
      and coalesce((${nextWindow} at time zone ${companyTimeZone})::date
        <= (${now}::timestamptz at time zone ${companyTimeZone})::date, true)
  )`
  return sql<boolean>`(
    service_orders.assignee_id = ${callerId} and service_orders.status = any(${serviceOrderTabs.mine.statuses})
    and (service_orders.status = any(${startedStatuses}) or ${isLateRow(now)} or ${isDue})
  )`
}

/** The sort order of the caller's route: as arranged by hand, then late orders, then the windows. */
export const routeOrder = 'route_position nulls last, route_late desc, route_window nulls last, created_at, id'

/** The columns of `routeOrder` that are not in the table of orders. */
export const routeColumns = (callerId: string, now: Date) => [
  sql<number | null>`(
    select manual.position from service_order_manual_positions as manual
    where manual.user_id = ${callerId} and manual.service_order_id = service_orders.id
  )`.as('route_position'),
  sql<boolean>`coalesce(${isLateRow(now)}, false)`.as('route_late'),
  nextWindow.as('route_window'),
]

/** The stop that the assignee visits next, of an order of the page. */
export const nextStopColumn = fromNextStop<StopJson | null>(
  'page',
  sql`to_jsonb(stop) || jsonb_build_object('missing_proofs', ${missingProofs})`,
).as('next_stop')

/** Whether the pickup is planned for a day of the order's company. Orders without a time and overdue ones belong to today. */
export const isPlannedOn = (day: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from companies cross join settings
    where companies.id = service_orders.company_id and ${day}::date = greatest(
      (service_orders.scheduled_for at time zone ${companyTimeZone})::date,
      (${now}::timestamptz at time zone ${companyTimeZone})::date
    )
  )`

/** The columns that the plan of a day needs, of an order of the page. */
export const planningColumns = [
  sql<number | null>`(
    select sum(item.quantity * item.weight_grams)::float8 from service_order_items as item
    where item.service_order_id = page.id
  )`.as('weight_grams'),
  sql<number | null>`(
    select manual.position from service_order_manual_positions as manual
    where manual.user_id = page.assignee_id and manual.service_order_id = page.id
  )`.as('planned_position'),
]

/**
 * Replaces the manual order of a user. Orders that are not assigned to the user, or not in scope, are ignored.
 * @param dispatcherId A user who arranges the orders of another one: only those of companies in which they have the
 * permission "despacho". The positions of other orders stay.
 */
export async function replaceManualOrder(
  db: Database,
  scope: Scope,
  userId: string,
  orderNumbers: readonly string[],
  dispatcherId?: string,
): Promise<void> {
  const arranged = sql<boolean>`${inScope(scope, 'service_orders.company_id')} and ${
    dispatcherId === undefined
      ? sql`true`
      : sql`service_orders.company_id in (
          select company_id from memberships where user_id = ${dispatcherId} and dispatches)`
  }`
  await (dispatcherId === undefined
    ? db.deleteFrom('service_order_manual_positions').where('user_id', '=', userId).execute()
    : sql`
        delete from service_order_manual_positions as manual using service_orders
        where manual.user_id = ${userId} and service_orders.id = manual.service_order_id and ${arranged}
      `.execute(db))
  await sql`
    insert into service_order_manual_positions (user_id, service_order_id, position)
    select ${userId}, service_orders.id, chosen.position
    from unnest(${orderNumbers}::text[]) with ordinality as chosen (order_number, position)
    join service_orders on service_orders.order_number = chosen.order_number
    where service_orders.assignee_id = ${userId} and ${arranged}
  `.execute(db)
}
