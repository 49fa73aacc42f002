import { type Dashboard, type ServiceOrderStatus, serviceOrderTabs } from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { isLateRow } from '../../domain-sql/late-orders.sql.ts'
import { reasonGroup } from '../../domain-sql/reason-groups.sql.ts'
import type { Database } from '../../platform/context.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import { companyTimeZone } from '../../platform/db/time-zone.ts'

export interface OperationFilters {
  readonly scope: Scope
  readonly companyId?: string | undefined
  readonly now: Date
}

function ofOperation(
  { scope, companyId }: OperationFilters,
  table: 'service_orders' | 'failure' = 'service_orders',
): RawBuilder<boolean> {
  const column = `${table}.company_id`
  const own = inScope(scope, column as 'service_orders.company_id')
  return companyId ? sql<boolean>`(${own} and ${sql.ref(column)} = ${companyId})` : own
}

const counted = (condition: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${condition})`

/** Rows of companies with the time zone of each. */
const inZones = (source: RawBuilder<unknown>, companyId: RawBuilder<unknown>) => sql`
  ${source}
  join companies on companies.id = ${companyId}
  cross join settings
  cross join lateral (select ${companyTimeZone} as name) as zone`

/** Orders with the time zone of their company. */
const ordersInZones = inZones(sql`service_orders`, sql`service_orders.company_id`)

/** The start of today in the time zone of the order's company, moved by whole days. */
const midnight = (now: Date, days: number) =>
  sql<Date>`((((${now}::timestamptz at time zone zone.name)::date + ${days}::integer)::timestamp) at time zone zone.name)`

/** A lower bound that is early enough for every time zone, for the index; the exact zones decide afterwards. */
const getDaysBefore = (now: Date, days: number) =>
  sql<Date>`(${now}::timestamptz - ${days + 2}::integer * interval '1 day')`

/** Counts orders that are not finished by status; only these can be late or unassigned. */
export async function countOperation(db: Database, filters: OperationFilters) {
  const { now } = filters
  const late = isLateRow(now)
  return db
    .selectFrom('service_orders')
    .select([
      counted(sql`status = any(${serviceOrderTabs.open.statuses})`).as('openNow'),
      counted(sql`status = any(${serviceOrderTabs.ongoing.statuses})`).as('onTheWay'),
      counted(late).as('late'),
      counted(sql`status = any(${serviceOrderTabs.attention.statuses}) or ${late}`).as('needsAction'),
    ])
    .where('closed_at', 'is', null)
    .where(ofOperation(filters))
    .executeTakeFirstOrThrow()
}

export interface Deliveries {
  readonly deliveredToday: number
  readonly deliveredYesterdayByNow: number
}

/** Counts deliveries of today, and of yesterday up to the same time of day. */
export async function countDeliveries(db: Database, filters: OperationFilters): Promise<Deliveries> {
  const { now } = filters
  const yesterdayByNow = sql<Date>`((${now}::timestamptz at time zone zone.name - interval '1 day') at time zone zone.name)`
  const { rows } = await sql<Deliveries>`
    select
      ${counted(sql`delivered_at >= ${midnight(now, 0)}`)} as "deliveredToday",
      ${counted(
        sql`delivered_at >= ${midnight(now, -1)} and delivered_at < ${midnight(now, 0)} and delivered_at <= ${yesterdayByNow}`,
      )} as "deliveredYesterdayByNow"
    from ${ordersInZones}
    where delivered_at >= ${getDaysBefore(now, 1)} and delivered_at <= ${now} and ${ofOperation(filters)}`.execute(db)
  return rows[0] as Deliveries
}

/** Minutes between two timestamps of an order. */
const minutesBetween = (from: string, to: string) => sql`extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 60.0`
const percentile = (share: number, value: RawBuilder<unknown>) =>
  sql<number | null>`round((percentile_cont(${sql.lit(share)}) within group (order by ${value}))::numeric, 1)::float8`
const share = (condition: RawBuilder<boolean>, of: RawBuilder<boolean>) =>
  sql<number | null>`round(100.0 * ${counted(condition)} / nullif(${counted(of)}, 0), 1)::float8`

/** A number of days in each company's time zone; `endingAgo` is how many days ago the last one was. */
export interface Span {
  readonly days: number
  readonly endingAgo: number
}

/**
 * Whether a timestamp is within the days of a span, up to now. `is true` keeps the exact condition out of the index, which
 * would otherwise be read again for each company and its midnight.
 */
function within(column: string, { days, endingAgo }: Span, now: Date): RawBuilder<boolean> {
  const moment = sql.ref(column)
  return sql<boolean>`(${moment} >= ${getDaysBefore(now, days + endingAgo)} and ${moment} <= ${now}
    and (${moment} >= ${midnight(now, 1 - days - endingAgo)} and ${moment} < ${midnight(now, 1 - endingAgo)}) is true)`
}

export interface Service {
  readonly deliveries: number
  readonly onTimeDeliveries: number
  readonly firstAttemptDeliveries: number
  readonly onTimePercent: number | null
  readonly firstAttemptPercent: number | null
  readonly collect50: number | null
  readonly collect90: number | null
  readonly deliver50: number | null
  readonly deliver90: number | null
  readonly whole50: number | null
  readonly whole90: number | null
}

/** Measures the service quality of the deliveries of a span. Orders corrected manually are excluded. */
export async function measureService(db: Database, filters: OperationFilters, span: Span): Promise<Service> {
  const { now } = filters
  const collect = minutesBetween('requested_at', 'collected_at')
  const deliver = minutesBetween('collected_at', 'delivered_at')
  const total = minutesBetween('requested_at', 'delivered_at')
  const { rows } = await sql<Service>`
    select
      count(*) as deliveries,
      ${counted(sql`delivered_at <= promised_at`)} as "onTimeDeliveries",
      ${counted(sql`attempts = 0`)} as "firstAttemptDeliveries",
      ${share(sql`delivered_at <= promised_at`, sql`promised_at is not null`)} as "onTimePercent",
      ${share(sql`attempts = 0`, sql`true`)} as "firstAttemptPercent",
      ${percentile(0.5, collect)} as "collect50", ${percentile(0.9, collect)} as "collect90",
      ${percentile(0.5, deliver)} as "deliver50", ${percentile(0.9, deliver)} as "deliver90",
      ${percentile(0.5, total)} as "whole50", ${percentile(0.9, total)} as "whole90"
    from ${ordersInZones}
    where ${within('delivered_at', span, now)} and not corrected and ${ofOperation(filters)}`.execute(db)
  return rows[0] as Service
}

type DailyService = Dashboard['daily']

/**
 * Measures the same of each of the last `days` days, the oldest first. The days are those of the company, or of the
 * organisation for all companies; a delivery counts on the day in the time zone of its company.
 */
export async function measureDays(db: Database, filters: OperationFilters, days: number): Promise<DailyService> {
  const { rows } = await sql<DailyService[number]>`
    with ${today(filters)}, measured as (
      select (delivered_at at time zone zone.name)::date as day, count(*) as deliveries,
        ${share(sql`delivered_at <= promised_at`, sql`promised_at is not null`)} as "onTimePercent",
        ${share(sql`attempts = 0`, sql`true`)} as "firstAttemptPercent"
      from ${ordersInZones}
      where ${within('delivered_at', { days, endingAgo: 0 }, filters.now)} and not corrected and ${ofOperation(filters)}
      group by 1
    )
    select (span.today - ago)::date as day, coalesce(deliveries, 0) as deliveries, "onTimePercent", "firstAttemptPercent"
    from span
    cross join generate_series(0, ${days - 1}::integer) as ago
    left join measured on measured.day = span.today - ago
    order by 1`.execute(db)
  return rows
}

/** Today in the time zone of the company, or of the organisation for all companies: `span.today`. */
const today = ({ now, companyId }: OperationFilters) => sql`span as (
  select (${now}::timestamptz at time zone coalesce(
    (select time_zone from companies where id = ${companyId ?? null}::uuid), settings.time_zone
  ))::date as today from settings
)`

/** Counts the orders created in a span. */
export async function countCreated(db: Database, filters: OperationFilters, span: Span): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${ordersInZones}
    where ${within('service_orders.created_at', span, filters.now)} and ${ofOperation(filters)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Counts the reasons of failed attempts of the last `days` days, most frequent first. */
export async function countFailureReasons(
  db: Database,
  filters: OperationFilters,
  days: number,
): Promise<Dashboard['failureReasons']> {
  const { now } = filters
  const { rows } = await sql<Dashboard['failureReasons'][number]>`
    select ${reasonGroup(sql`failure.reason`, 'failure_reasons')} as reason, count(*) as total,
      count(distinct failure.service_order_id) as orders
    from ${inZones(sql`service_order_failures as failure`, sql`failure.company_id`)}
    where ${within('failure.occurred_at', { days, endingAgo: 0 }, now)} and ${ofOperation(filters, 'failure')}
    group by 1
    order by 2 desc, 1
    limit 5`.execute(db)
  return rows
}

export interface DayOfStatus {
  readonly day: string
  readonly status: ServiceOrderStatus | null
  readonly total: number
}

/** Counts orders created on each of the last `days` days by status; a day without orders has one row with zero. */
export async function countVolume(db: Database, filters: OperationFilters, days: number): Promise<DayOfStatus[]> {
  const { now } = filters
  const { rows } = await sql<DayOfStatus>`
    with ${today(filters)}, created as (
      select (service_orders.created_at at time zone zone.name)::date as day, service_orders.status, count(*) as total
      from ${ordersInZones}
      where service_orders.created_at >= ${getDaysBefore(now, days)} and ${ofOperation(filters)}
      group by 1, 2
    )
    select (span.today - ahead)::date as day, created.status, coalesce(created.total, 0) as total
    from span
    cross join generate_series(0, ${days - 1}::integer) as ahead
    left join created on created.day = span.today - ahead
    order by 1, 2
  `.execute(db)
  return rows
}
