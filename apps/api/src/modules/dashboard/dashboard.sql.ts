import { type Dashboard, type ServiceOrderStatus, serviceOrderTabs } from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { isLateRow } from '../../domain-sql/late-orders.sql.ts'
import { reasonGroup } from '../../domain-sql/reason-groups.sql.ts'
import type { Database } from '../../platform/context.ts'
import { inScope } from '../../platform/db/scope.ts'
import { companyTimeZone } from '../../platform/db/time-zone.ts'
import { dayFigures, type OperationFilters } from './day-figures.sql.ts'

function ofOperation(
  { scope, companyId }: OperationFilters,
  table: 'service_orders' | 'failure' = 'service_orders',
): RawBuilder<boolean> {
  const column = `${table}.company_id`
  const visible = inScope(scope, column as 'service_orders.company_id')
  return companyId ? sql<boolean>`(${visible} and ${sql.ref(column)} = ${companyId})` : visible
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

const percentile = (share: number, value: RawBuilder<unknown>) =>
  sql`round((percentile_cont(${sql.lit(share)}) within group (order by ${value} / 60000000.0))::numeric, 1)::float8`
const share = (part: string, of: string) =>
  sql`round(100.0 * sum(${sql.ref(part)}) / nullif(sum(${sql.ref(of)}), 0), 1)::float8`
const shares = sql`${share('on_time', 'promised')} as "onTimePercent", ${share('first_attempts', 'deliveries')} as "firstAttemptPercent"`

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

/** The service quality of the deliveries of some days, as JSON. Orders corrected manually are excluded. */
const measureService = (days: RawBuilder<boolean>) => sql`(
  select row_to_json(service) from (
    select * from (
      select coalesce(sum(deliveries), 0) as deliveries, coalesce(sum(on_time), 0) as "onTimeDeliveries",
        coalesce(sum(first_attempts), 0) as "firstAttemptDeliveries", ${shares}
      from delivered where ${days}
    ) as totals
    cross join (
      select ${percentile(0.5, sql`(whole - deliver)`)} as "collect50", ${percentile(0.9, sql`(whole - deliver)`)} as "collect90",
        ${percentile(0.5, sql`deliver`)} as "deliver50", ${percentile(0.9, sql`deliver`)} as "deliver90",
        ${percentile(0.5, sql`whole`)} as "whole50", ${percentile(0.9, sql`whole`)} as "whole90"
      from delivered cross join lateral unnest(deliver_times, whole_times) as times (deliver, whole)
      where ${days}
    ) as percentiles
  ) as service
)`

/** The same of each of the last `days` days as JSON, the oldest first; a delivery counts on the day of its company. */
const measureDays = (days: number) => sql`(
  select json_agg(row_to_json(daily) order by daily.day) from (
    select (span.today - listed)::date as day, coalesce(sum(deliveries), 0) as deliveries, ${shares}
    from span
    cross join generate_series(0, ${days - 1}::integer) as listed
    left join delivered on delivered.day = span.today - listed and delivered.ago between 0 and ${days - 1}::integer
    group by 1
  ) as daily
)`

export interface DayOfStatus {
  readonly day: string
  readonly status: ServiceOrderStatus | null
  readonly total: number
}

/** The orders created on each of the last `days` days by status as JSON; a day without orders has one row with zero. */
const countVolume = (days: number) => sql`(
  select json_agg(row_to_json(volume) order by volume.day, volume.status) from (
    select (span.today - listed)::date as day, created.status, coalesce(sum(created.total), 0) as total
    from span
    cross join generate_series(0, ${days - 1}::integer) as listed
    left join created on created.day = span.today - listed
    group by 1, 2
  ) as volume
)`

/** Today in the time zone of the company, or of the organisation for all companies: `span.today`. */
const today = ({ now, companyId }: OperationFilters) => sql`span as (
  select (${now}::timestamptz at time zone coalesce(
    (select time_zone from companies where id = ${companyId ?? null}::uuid), settings.time_zone
  ))::date as today from settings
)`

export interface Figures {
  readonly service: Service
  /** The days before those of the period, as many. */
  readonly before: Service
  /** The orders created in the days before. */
  readonly created: number
  /** Each day of the period and of the days before, the oldest first. */
  readonly daily: Dashboard['daily']
  readonly volume: readonly DayOfStatus[]
}

/** Reads the figures of a period that ends today, of the one before, and of the volume of the last `volumeDays` days. */
export async function readFigures(
  db: Database,
  filters: OperationFilters,
  { days, volumeDays }: { readonly days: number; readonly volumeDays: number },
): Promise<Figures> {
  const current = sql<boolean>`ago between 0 and ${days - 1}::integer`
  const before = sql<boolean>`ago between ${days}::integer and ${2 * days - 1}::integer`
  const { rows } = await sql<Figures>`
    with ${today(filters)}, ${dayFigures(filters, Math.max(2 * days, volumeDays))}
    select ${measureService(current)} as service, ${measureService(before)} as before,
      (select coalesce(sum(total), 0)::bigint from created where ${before}) as created,
      ${measureDays(2 * days)} as daily, ${countVolume(volumeDays)} as volume`.execute(db)
  return rows[0] as Figures
}

/**
 * Counts the reasons of failed attempts of the last `days` days, most frequent first. `is true` keeps the exact condition out of
 * the index, which would otherwise be read again for each company and its midnight.
 */
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
    where failure.occurred_at >= ${getDaysBefore(now, days)} and failure.occurred_at <= ${now}
      and (failure.occurred_at >= ${midnight(now, 1 - days)}) is true and ${ofOperation(filters, 'failure')}
    group by 1
    order by 2 desc, 1
    limit 5`.execute(db)
  return rows
}
