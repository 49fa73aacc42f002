import {
  maximumCountedOrders,
  runningStatuses,
  type ServiceOrderStatus,
  type ServiceOrderTab,
  serviceOrderTabs,
} from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { isLateRow } from '../../../domain-sql/late-orders.sql.ts'
import type { Database } from '../../../platform/context.ts'
import { prepareShapes } from '../../../platform/db/prepare.ts'
import { inScope, type Scope } from '../../../platform/db/scope.ts'
import { selectFailed } from './order-failures.sql.ts'
import { type OrderFilters, selectFilteredOrders } from './order-filters.sql.ts'
import { selectFound } from './order-search.sql.ts'
import { isOwnToday } from './own-orders.sql.ts'

/**
 * The filters for which totals are stored; with any other, orders are counted.
 *
 * Counting a million orders takes a second per request. A trigger therefore writes each status change as rows (+1, −1),
 * which a scheduled task adds to the totals; readers sum both, so the count is exact. Totals that are updated in place
 * would make two orders of one company wait for each other. Dispatchers work through the tabs, so an estimate is not
 * enough.
 */
const storedFilters: ReadonlySet<string> = new Set([
  'companyId',
  'status',
  'tab',
  'sort',
  'page',
  'skip',
  'limit',
  'moment',
  // It adds a column, and selects no orders.
  'positions',
])

/** Whether the stored totals can provide the number of orders under these filters. */
export function hasStoredTotals(filters: OrderFilters & { readonly tab?: ServiceOrderTab }): boolean {
  // The totals are those of all assignees.
  if (filters.tab === 'mine') return false
  // This filter also selects failed attempts when no days are given.
  if (filters.moment === 'failedAt') return false
  return Object.entries(filters).every(([name, value]) => value === undefined || storedFilters.has(name))
}

/**
 * Whether at most `maximumCountedOrders` orders of these filters are counted. A search reads all its matches in any case, so
 * that its total is exact like a stored one.
 */
export const hasCappedTotal = (filters: OrderFilters & { readonly tab?: ServiceOrderTab }): boolean =>
  !hasStoredTotals(filters) && !filters.search

type Counted = Pick<OrderFilters, 'companyId' | 'status'>

/**
 * Whether the search table alone finds the orders of these filters, so that no order is read for the total: it has company
 * and status like the stored totals, but not the promise on which the tab `attention` depends.
 */
export function isSearchOnly({ search, ...rest }: OrderFilters & { readonly tab?: ServiceOrderTab }): boolean {
  return Boolean(search) && rest.tab !== 'attention' && hasStoredTotals(rest)
}

/**
 * Whether the table of failed attempts alone finds the orders of these filters, so that no order is read for the total and for
 * the sequence of a page: it has company, creation and status of the order like the search table.
 */
export function isFailuresOnly(filters: OrderFilters & { readonly tab?: ServiceOrderTab }): boolean {
  const { moment, failureReason: _reason, from: _from, to: _to, lastDays: _lastDays, ...rest } = filters
  return moment === 'failedAt' && rest.tab !== 'attention' && hasStoredTotals(rest)
}

/** The stored totals plus the changes since the last merge. */
function selectStoredTotals(scope: Scope, { companyId, status }: Counted): RawBuilder<unknown> {
  const where = sql`${inScope(scope, 'company_id' as never)}
    ${companyId ? sql`and company_id = ${companyId}` : sql``} ${status?.length ? sql`and status = any(${status})` : sql``}`
  return sql`
    select status, total from service_order_counts where ${where}
    union all select status, change from service_order_count_changes where ${where}`
}

/** Late orders by status. Closed orders cannot be late, so few rows are read. */
function selectLateTotals(scope: Scope, { companyId, status }: Counted, now: Date): RawBuilder<unknown> {
  return sql`
    select status from service_orders
    where closed_at is null and ${isLateRow(now)} and ${inScope(scope, 'service_orders.company_id')}
    ${companyId ? sql`and company_id = ${companyId}` : sql``} ${status?.length ? sql`and status = any(${status})` : sql``}`
}

/** The number of orders of a tab under the filters, from the totals. */
export function getStoredTotal(
  db: Database,
  scope: Scope,
  { tab, ...filters }: Counted & { readonly tab: ServiceOrderTab },
  now: Date,
) {
  const statuses = serviceOrderTabs[tab].statuses
  const inTab = tab === 'all' ? sql`true` : sql`kept.status = any(${statuses})`
  // "Precisa de ação" also contains every late order of other statuses.
  const besides =
    tab === 'attention'
      ? sql`+ (select count(*) from (${selectLateTotals(scope, filters, now)}) as late where status <> all(${statuses}))`
      : sql``
  return db.selectNoFrom(
    sql<number>`(
      (select coalesce(sum(total), 0)::bigint from (${selectStoredTotals(scope, filters)}) as kept where ${inTab}) ${besides}
    )`.as('total'),
  )
}

export interface StatusCount {
  readonly status: ServiceOrderStatus
  readonly total: number
  readonly late: number
}

type CountedShape = Pick<OrderFilters, 'status'>

interface CountedValues {
  readonly memberId?: string
  readonly companyId?: string
  readonly now: Date
}

const toValues = (scope: Scope, { companyId }: Counted, now: Date): CountedValues => ({
  ...(scope === 'all' ? {} : scope),
  ...(companyId ? { companyId } : {}),
  now,
})

/** Counts the statuses by the stored totals. */
const storedCounts = prepareShapes((db, shape: CountedShape, { memberId, now, companyId }: CountedValues) => {
  const scope = memberId ? { memberId } : 'all'
  const counted = { ...shape, companyId }
  const query = sql<StatusCount>`
      with late as (select status, count(*) as orders from (${selectLateTotals(scope, counted, now)}) as each_one group by status)
      select kept.status, sum(kept.total)::bigint as total, coalesce(max(late.orders), 0) as late
      from (${selectStoredTotals(scope, counted)}) as kept left join late on late.status = kept.status
      group by kept.status`
  return { compile: () => query.compile(db) }
})

/**
 * Counts the orders in each status under the filters, and how many of them are late. Of a capped total, one more than
 * `maximumCountedOrders` are counted.
 */
export async function countStatuses(
  db: Database,
  scope: Scope,
  filters: OrderFilters,
  now: Date,
): Promise<StatusCount[]> {
  if (hasStoredTotals(filters)) {
    return storedCounts(db, { status: filters.status }, toValues(scope, filters, now))
  }
  if (isSearchOnly(filters)) return countFound(db, selectFound(scope, filters), now)
  if (isFailuresOnly(filters)) return countFound(db, selectFailed(scope, filters, now), now)
  const counted = selectFilteredOrders(db, scope, filters, now)
    .select(['service_orders.status', sql<boolean>`${isLateRow(now)}`.as('is_late')])
    .$if(hasCappedTotal(filters), (query) => query.limit(sql.lit(maximumCountedOrders + 1)))
  return db
    .selectFrom(counted.as('counted'))
    .select(['status', sql<number>`count(*)`.as('total'), sql<number>`count(*) filter (where is_late)`.as('late')])
    .groupBy('status')
    .execute()
}

/**
 * Counts the statuses of the orders that another table finds. Only running orders can be late, so only those are read, from
 * the index of the orders that are not closed.
 */
async function countFound(db: Database, orders: RawBuilder<unknown>, now: Date): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select found.status, count(*) as total, count(*) filter (
      where found.status = any(${runningStatuses})
        and exists (
          select from service_orders
          where service_orders.id = found.id and service_orders.closed_at is null and ${isLateRow(now)}
        )
    ) as late
    from (${orders}) as found group by found.status`.execute(db)
  return rows
}

const ownCount = (db: Database, scope: Scope, filters: OrderFilters, callerId: string, now: Date) =>
  selectFilteredOrders(db, scope, filters, now)
    .where(isOwnToday(callerId, now))
    .select(({ fn }) => fn.countAll<number>().as('total'))

const preparedOwnCount = prepareShapes(
  (
    db,
    { status }: CountedShape,
    { memberId, companyId, now, callerId }: CountedValues & { readonly callerId: string },
  ) => ownCount(db, memberId ? { memberId } : 'all', { status, companyId }, callerId, now),
)

/** Counts the caller's own orders under the filters, as the tab `mine` lists them. */
export async function countOwnOrders(
  db: Database,
  scope: Scope,
  filters: OrderFilters,
  callerId: string,
  now: Date,
): Promise<number> {
  const [row] = hasStoredTotals(filters)
    ? await preparedOwnCount(db, { status: filters.status }, { ...toValues(scope, filters, now), callerId })
    : await ownCount(db, scope, filters, callerId, now).execute()
  return row?.total ?? 0
}

/** The key of an advisory lock that has no other use: of several servers, one merges. */
const mergeLock = 2_750_913

/** Merges the changes into the totals. */
export async function mergeCounts(db: Database): Promise<void> {
  await sql`
    with turn as materialized (select pg_try_advisory_xact_lock(${mergeLock}) as mine), merged as (
      delete from service_order_count_changes where (select mine from turn)
      returning company_id, status, change
    )
    insert into service_order_counts as counts (company_id, status, total)
    select company_id, status, sum(change) from merged group by company_id, status
    on conflict (company_id, status) do update set total = counts.total + excluded.total
  `.execute(db)
}
