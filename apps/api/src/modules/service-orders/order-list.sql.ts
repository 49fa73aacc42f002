import {
  type OrderMoment,
  runningStatuses,
  type ServiceOrderFilters,
  type ServiceOrderSort,
  type ServiceOrderStatus,
  type ServiceOrderTab,
  serviceOrderTabs,
} from '@malote/api-client/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { type PageRequest, pageWindow } from '../../database/paging.ts'
import { inScope, type Scope } from '../../database/scope.ts'
import { matches } from '../../database/search.ts'
import type { Tables } from '../../database/tables.ts'
import type { Database } from '../../platform/context.ts'

/** What the contract's filters say, once read. */
export type OrderFilters = Omit<z.output<typeof ServiceOrderFilters>, 'page' | 'limit' | 'tab' | 'sort'>

export interface OrderPageRequest extends OrderFilters, PageRequest {
  readonly tab: ServiceOrderTab
  readonly sort: ServiceOrderSort
}

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

const order: Record<ServiceOrderSort, string> = {
  '-createdAt': 'created_at desc, id desc',
  createdAt: 'created_at, id',
  '-updatedAt': 'updated_at desc, id desc',
  promisedAt: 'promised_at nulls last, id',
  '-promisedAt': 'promised_at desc nulls last, id desc',
  updatedAt: 'updated_at, id',
  scheduledFor: 'scheduled_for nulls last, id',
  '-scheduledFor': 'scheduled_for desc nulls last, id desc',
  '-priority': 'priority desc, promised_at nulls last, id',
}

export type OrderListRow = Awaited<ReturnType<typeof selectOrders>>['rows'][number]

/**
 * One page and the total, in one round trip. The page's orders are chosen first, and only those are joined with what a
 * list shows of them. A page past the end shows the last one.
 */
export async function selectOrders(db: Database, scope: Scope, request: OrderPageRequest, now: Date) {
  let query = filtered(db, scope, request, now)
  if (request.tab !== 'all') query = query.where(inTab(request.tab, now))
  const { limit } = request
  const ordered = sql.raw(order[request.sort])
  const offset = sql<number>`(
    select least(${(request.page - 1) * limit}::bigint, (total - 1) / ${limit}::bigint * ${limit}::bigint) from counted
  )`
  const page = query.selectAll('service_orders').orderBy(ordered).limit(limit).offset(offset).as('page')
  const rows = await db
    .with('counted', () => query.select(({ fn }) => fn.countAll<number>().as('total')))
    .selectFrom(page)
    .innerJoin('companies', 'companies.id', 'page.company_id')
    .innerJoin('service_order_stops as pickup', (join) =>
      join.onRef('pickup.service_order_id', '=', 'page.id').on('pickup.position', '=', 0),
    )
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('service_order_stops')
          .select(['position', 'contact_name', 'neighborhood', 'city', 'state_code'])
          .whereRef('service_order_stops.service_order_id', '=', 'page.id')
          .orderBy('position', 'desc')
          .limit(1)
          .as('dropoff'),
      (join) => join.onTrue(),
    )
    .leftJoin('users as assignee', 'assignee.id', 'page.assignee_id')
    .leftJoin('users as requester', 'requester.id', 'page.requested_by_id')
    .select([
      'page.order_number',
      'page.company_id',
      'companies.name as company_name',
      'page.status',
      'page.priority',
      'page.external_ref',
      'page.scheduled_for',
      'page.promised_at',
      'pickup.contact_name as pickup_contact',
      'pickup.city as pickup_city',
      'pickup.state_code as pickup_state',
      'dropoff.contact_name as dropoff_contact',
      'dropoff.neighborhood as dropoff_neighborhood',
      'dropoff.city as dropoff_city',
      'dropoff.state_code as dropoff_state',
      // The pickup is 0 and there are no gaps, so the last drop-off's position counts them.
      'dropoff.position as dropoff_count',
      'page.assignee_id',
      'assignee.name as assignee_name',
      'page.requested_by_id',
      'requester.name as requested_by_name',
      'page.created_at',
      'page.updated_at',
      sql<number>`(select total from counted)`.as('total'),
    ])
    .orderBy(sql.raw(order[request.sort].replace(/(^|, )/g, '$1page.')))
    .execute()
  // Without a row there is nothing to count either: the last page of something is never empty.
  return { rows, meta: pageWindow(request, rows[0]?.total ?? 0).meta }
}

export interface StatusCount {
  readonly status: ServiceOrderStatus
  readonly total: number
  readonly late: number
}

/** How many orders stand in each status under the filters, and how many of them are late. */
export async function countStatuses(
  db: Database,
  scope: Scope,
  filters: OrderFilters,
  now: Date,
): Promise<StatusCount[]> {
  return filtered(db, scope, filters, now)
    .select(['service_orders.status', sql<number>`count(*)`.as('total')])
    .select(sql<number>`count(*) filter (where ${isLate(now)})`.as('late'))
    .groupBy('service_orders.status')
    .execute()
}
