import {
  maximumCountedOrders,
  type ServiceOrderSort,
  type ServiceOrderStatus,
  type ServiceOrderTab,
} from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/context.ts'
import { type PageRequest, pageWindow } from '../../../platform/db/paging.ts'
import { prepareShapes } from '../../../platform/db/prepare.ts'
import type { Scope } from '../../../platform/db/scope.ts'
import { type StopJson, type StopRow, withDates } from '../order-rows.sql.ts'
import { getStoredTotal, hasCappedTotal, hasStoredTotals, isFailuresOnly, isSearchOnly } from './order-counts.sql.ts'
import type { OrderCursor } from './order-cursor.ts'
import { selectFailed } from './order-failures.sql.ts'
import { inTab, type OrderFilters, selectFilteredOrders, type TabReader } from './order-filters.sql.ts'
import { selectFound } from './order-search.sql.ts'
import { isPlannedOn, nextStopColumn, planningColumns, routeColumns, routeOrder } from './own-orders.sql.ts'

export interface OrderPageRequest extends OrderFilters, PageRequest {
  readonly tab: ServiceOrderTab
  readonly sort: ServiceOrderSort
  /** Whether the rows have the coordinates of the drop-off. */
  readonly positions?: boolean | undefined
  /** The row before the page, instead of a page number. */
  readonly after?: OrderCursor | undefined
}

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

const cursorColumn = (sort: ServiceOrderSort): string => (sort.endsWith('updatedAt') ? 'updated_at' : 'created_at')

export type OrderListRow = Awaited<ReturnType<typeof selectOrders>>['rows'][number]

/** The parameters of a page query. */
interface OrderWindow extends OrderFilters {
  readonly tab: ServiceOrderTab
  readonly sort: ServiceOrderSort
  readonly limit: number
  /** The offset, capped by the number of rows; absent for the first page. */
  readonly skip?: number
  readonly positions?: boolean | undefined
  readonly after?: OrderCursor | undefined
}

/** The rows of a table after a cursor, in its sort order. The total does not depend on it. */
function isAfterCursor({ sort, moment, id }: OrderCursor, table: 'service_orders' | 'found'): RawBuilder<boolean> {
  const column = sql.ref(`${table}.${cursorColumn(sort)}`)
  const comparison = sql.raw(sort.startsWith('-') ? '<' : '>')
  return sql<boolean>`(${column}, ${sql.ref(`${table}.id`)}) ${comparison} (${moment}::timestamptz, ${id}::uuid)`
}

/** The orders of these filters from the table that alone finds them, if there is one. */
function selectFromOtherTable(scope: Scope, filters: OrderWindow, now: Date): RawBuilder<unknown> | undefined {
  if (isSearchOnly(filters)) return selectFound(scope, filters)
  return isFailuresOnly(filters) ? selectFailed(scope, filters, now) : undefined
}

/**
 * Selects one page and the total, in one round trip. The page's orders are selected first, and only those are joined
 * with the list's columns. A page past the end returns the last one. Of a filter without stored totals, at most
 * `maximumCountedOrders` are counted. A search takes long, so it runs once for the page
 * and the total; without one, an index has the orders in the sequence of the page. Without other filters, the table of the
 * search or of failed attempts has the total and, by creation, the page: only the orders of the page are read.
 */
function orderPage(db: Database, scope: Scope, request: OrderWindow, reader: TabReader) {
  const { now, callerId } = reader
  const isRoute = request.tab === 'mine'
  let query = selectFilteredOrders(db, scope, request, now)
  if (request.tab !== 'all') query = query.where(inTab(request.tab, reader))
  const { after, ...counted } = request
  const { plannedOn } = counted
  if (plannedOn !== undefined) query = query.where(isPlannedOn(plannedOn, now))
  const { skip } = counted
  const otherTable = selectFromOtherTable(scope, counted, now)
  const hasFound = Boolean(request.search) || otherTable !== undefined
  const matches = otherTable ? sql`(${otherTable})` : query.select('service_orders.id')
  // The table of a CTE that is optional cannot be typed.
  const creator = hasFound
    ? (db.with(
        (cte) => cte('found').materialized(),
        () => matches as never,
      ) as unknown as Database)
    : db
  // A search has read all its orders for the page.
  const countedRows = hasFound
    ? db.selectNoFrom(sql<number>`(select count(*) from found)`.as('total'))
    : db
        .selectFrom(
          query
            .select(sql<number>`1`.as('one'))
            .limit(sql.lit(maximumCountedOrders + 1))
            .as('first'),
        )
        .select(({ fn }) => fn.countAll<number>().as('total'))
  const counting = hasStoredTotals(counted) ? getStoredTotal(db, scope, request, now) : countedRows
  const total = hasCappedTotal(counted)
    ? sql<number>`least(total, ${sql.lit(maximumCountedOrders)})`
    : sql<number>`total`
  const sortOrder = isRoute ? routeOrder : order[request.sort]
  const limit = commonLimits.includes(request.limit)
    ? sql.lit<number>(request.limit)
    : sql<number>`${request.limit}::bigint`
  const offset = sql<number>`(
    select greatest(0, least(${skip}::bigint, (${total} - 1) / ${limit} * ${limit})) from counted
  )`
  // Ids first, so that an index alone has the rows before the page, which are many for a late page. An array of them is looked
  // up by key; for a subquery the planner may read all orders.
  const isSkipping = skip !== undefined && !isRoute
  const isNewestFound = otherTable !== undefined && request.sort.endsWith('createdAt')
  if (isNewestFound) {
    const window = sql`(select found.id from found where ${after ? isAfterCursor(after, 'found') : sql`true`}
      order by ${sql.raw(sortOrder)} limit ${limit} ${skip === undefined ? sql`` : sql`offset ${offset}`})`
    query = db.selectFrom('service_orders').where(sql<boolean>`service_orders.id in ${window}`)
  } else {
    if (hasFound) {
      query = db.selectFrom('service_orders').where(sql<boolean>`service_orders.id in (select id from found)`)
    }
    if (after) query = query.where(isAfterCursor(after, 'service_orders'))
    if (isSkipping) {
      const skipped = query.select('service_orders.id').orderBy(sql.raw(sortOrder)).limit(limit).offset(offset)
      query = db.selectFrom('service_orders').where(sql<boolean>`service_orders.id = any(array(${skipped}))`)
    }
  }
  const first = query
    .selectAll('service_orders')
    .$if(isRoute, (builder) => builder.select(routeColumns(callerId, now)))
    .orderBy(sql.raw(sortOrder))
    .limit(limit)
  const page = (skip === undefined || isSkipping || isNewestFound ? first : first.offset(offset)).as('page')
  return creator
    .with('counted', () => counting)
    .selectFrom(page)
    .innerJoin('companies', 'companies.id', 'page.company_id')
    .innerJoin('service_order_stops as pickup', (join) =>
      join.onRef('pickup.service_order_id', '=', 'page.id').on('pickup.position', '=', 0),
    )
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('service_order_stops')
          .select(['position', 'contact_name', 'neighborhood', 'city', 'state_code', 'latitude', 'longitude'])
          .whereRef('service_order_stops.service_order_id', '=', 'page.id')
          .where('service_order_stops.kind', '=', 'dropoff')
          .orderBy('position', 'desc')
          .limit(1)
          .as('dropoff'),
      (join) => join.onTrue(),
    )
    .leftJoin('locations', 'locations.id', 'pickup.location_id')
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
      'page.collected_at',
      'pickup.contact_name as pickup_contact',
      'pickup.city as pickup_city',
      'pickup.state_code as pickup_state',
      'locations.name as pickup_location_name',
      'dropoff.contact_name as dropoff_contact',
      'dropoff.neighborhood as dropoff_neighborhood',
      'dropoff.city as dropoff_city',
      'dropoff.state_code as dropoff_state',
      // The pickup is 0 and there are no gaps, so the last drop-off's position is their number.
      'dropoff.position as dropoff_count',
      'page.assignee_id',
      'assignee.name as assignee_name',
      'page.requested_by_id',
      'requester.name as requested_by_name',
      'page.version',
      'page.created_at',
      'page.updated_at',
      'page.id',
      // Text, since a date of JavaScript drops microseconds and a cursor would repeat or skip rows.
      sql<string>`page.${sql.raw(cursorColumn(request.sort))}::text`.as('cursor_moment'),
      sql<number>`(select ${total} from counted)`.as('total'),
      sql<boolean>`(select total > ${total} from counted)`.as('is_capped'),
    ])
    .$if(request.positions === true, (located) =>
      located.select(['dropoff.latitude as dropoff_latitude', 'dropoff.longitude as dropoff_longitude']),
    )
    .$if(isRoute || plannedOn !== undefined, (builder) => builder.select(nextStopColumn))
    .$if(plannedOn !== undefined, (planned) => planned.select(planningColumns))
    .orderBy(sql.raw(sortOrder.replace(/(^|, )/g, '$1page.')))
}

/** Inlined into the SQL: a plan for a parameter assumes many rows. */
const commonLimits: readonly number[] = [10, 20, 25, 50, 100]

interface CommonShape {
  readonly tab: ServiceOrderTab
  readonly sort: ServiceOrderSort
  readonly limit: number
  readonly status: ServiceOrderStatus[] | undefined
}

interface CommonValues {
  readonly memberId?: string
  readonly companyId?: string
  readonly skip?: number
  readonly now: Date
  readonly callerId: string
}

/** Prepared SQL of the most frequent pages. Building it took as long as all other work of the server for a request. */
const commonPage = prepareShapes((db, shape: CommonShape, { memberId, now, callerId, ...values }: CommonValues) =>
  orderPage(db, memberId ? { memberId } : 'all', { ...shape, ...values }, { now, callerId }),
)

type WithNextStop<Row> = Omit<Row, 'next_stop'> & { readonly next_stop?: StopRow | null }

/** Converts the next stop of a row. Rows without one are not copied, which took a tenth of the memory of a request. */
function convertNextStop<Row extends { readonly next_stop?: StopJson | null }>(row: Row): WithNextStop<Row> {
  return row.next_stop ? { ...row, next_stop: withDates(row.next_stop) } : (row as WithNextStop<Row>)
}

/** Selects one page of the orders of a scope, and their total. */
export async function selectOrders(db: Database, scope: Scope, request: OrderPageRequest, reader: TabReader) {
  const { after, ...counted } = request
  const { page, limit, tab, sort, status, companyId, positions } = counted
  const skip = page > 1 ? { skip: (page - 1) * limit } : {}
  const selected =
    !after && !positions && hasStoredTotals(counted) && commonLimits.includes(limit)
      ? await commonPage(
          db,
          { tab, sort, limit, status },
          { ...(scope === 'all' ? {} : scope), ...(companyId ? { companyId } : {}), ...skip, ...reader },
        )
      : await orderPage(db, scope, { ...request, ...skip }, reader).execute()
  const rows = selected.map(convertNextStop)
  // No rows means a total of zero: the last page of a list with orders is never empty.
  const [first] = rows
  const { meta } = pageWindow(request, first?.total ?? 0)
  return { rows, meta: first?.is_capped ? { ...meta, isCapped: true } : meta }
}
