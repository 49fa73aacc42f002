import {
  type OrderMoment,
  runningStatuses,
  type ServiceOrderFilters,
  type ServiceOrderTab,
  serviceOrderTabs,
} from '@malote/api-client/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { inScope, type Scope } from '../../database/scope.ts'
import { matches } from '../../database/search.ts'
import type { Tables } from '../../database/tables.ts'
import type { Database } from '../../platform/context.ts'

/** What the contract's filters say, once read. */
export type OrderFilters = Omit<z.output<typeof ServiceOrderFilters>, 'page' | 'limit' | 'tab' | 'sort'>

type OrderQuery<O> = SelectQueryBuilder<Tables, 'service_orders', O>

/** Past its promise and still running. */
export const isLate = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(service_orders.promised_at < ${now} and service_orders.status = any(${runningStatuses}))`

/** The condition of a tab. "Precisa de ação" takes every late order besides its own statuses. */
export function inTab(tab: ServiceOrderTab, now: Date): RawBuilder<boolean> {
  const ownStatuses = sql<boolean>`service_orders.status = any(${serviceOrderTabs[tab].statuses})`
  return tab === 'attention' ? sql<boolean>`(${ownStatuses} or ${isLate(now)})` : ownStatuses
}

/** The first moment of a day, by the organisation's clock. */
const startOf = (day: string, plusDays: number): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${plusDays}::integer)::timestamp at time zone (select time_zone from settings))`

/** The orders of a scope under the filters. */
export function filtered(db: Database, scope: Scope, filters: OrderFilters, now: Date): OrderQuery<object> {
  let query = db.selectFrom('service_orders').where(inScope(scope, 'service_orders.company_id'))
  const { companyId, number, search, status, priority, assigneeId, late, from, to, moment = 'createdAt' } = filters
  if (companyId) query = query.where('service_orders.company_id', '=', companyId)
  if (number) query = query.where(sql<boolean>`service_orders.order_number = any(${number})`)
  if (search) query = query.where(matches(sql`service_orders.search_text`, search))
  if (status?.length) query = query.where(sql<boolean>`service_orders.status = any(${status})`)
  if (priority) query = query.where('service_orders.priority', '=', priority)
  if (assigneeId) query = query.where('service_orders.assignee_id', '=', assigneeId)
  if (late !== undefined) query = query.where(late ? isLate(now) : sql<boolean>`${isLate(now)} is not true`)
  if (from) query = query.where(momentColumns[moment], '>=', startOf(from, 0))
  if (to) query = query.where(momentColumns[moment], '<', startOf(to, 1))
  return narrowed(query, filters)
}

const momentColumns = {
  createdAt: 'service_orders.created_at',
  scheduledFor: 'service_orders.scheduled_for',
  promisedAt: 'service_orders.promised_at',
  deliveredAt: 'service_orders.delivered_at',
} as const satisfies Record<OrderMoment, string>

/** The filters that few people use. */
function narrowed(start: OrderQuery<object>, filters: OrderFilters): OrderQuery<object> {
  let query = start
  const { requestedById, source, costCenter, chargeable, city, state, locationId } = filters
  if (requestedById) query = query.where('service_orders.requested_by_id', '=', requestedById)
  if (source) query = query.where('service_orders.source', '=', source)
  if (costCenter) query = query.where(sql<boolean>`f_search(service_orders.cost_center) = f_search(${costCenter})`)
  if (chargeable !== undefined) query = query.where('service_orders.chargeable', '=', chargeable)
  const goesTo = [
    ...(city ? [sql`f_search(stop.city) = f_search(${city})`] : []),
    ...(state ? [sql`stop.state_code = ${state}`] : []),
  ]
  if (goesTo.length > 0) query = query.where(anyStop(sql`stop.kind = 'dropoff' and ${sql.join(goesTo, sql` and `)}`))
  if (locationId) query = query.where(anyStop(sql`stop.location_id = ${locationId}`))
  return query
}

const anyStop = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`service_orders.id in (select stop.service_order_id from service_order_stops as stop where ${condition})`
