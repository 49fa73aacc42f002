import { type Dashboard, type ServiceOrderStatus, serviceOrderTabs } from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { isLateRow } from '../../domain-sql/late-orders.sql.ts'
import type { Database } from '../../platform/context.ts'
import { inScope } from '../../platform/db/scope.ts'
import { companyTimeZone } from '../../platform/db/time-zone.ts'
import { dayFigures, type OperationFilters } from './day-figures.sql.ts'

function ofOperation({ scope, companyId }: OperationFilters): RawBuilder<boolean> {
  const visible = inScope(scope, 'service_orders.company_id')
  return companyId ? sql<boolean>`(${visible} and service_orders.company_id = ${companyId})` : visible
}

const counted = (condition: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${condition})`

/** Orders with the time zone of their company. */
const ordersInZones = sql`
  service_orders
  join companies on companies.id = service_orders.company_id
  cross join settings
  cross join lateral (select ${companyTimeZone} as name) as zone`

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

/**
 * The median and the 90th percentile of each stage in whole minutes: the least that at least this share of the deliveries took.
 */
const percentiles = sql`percentiles as materialized (
  select period, stage, min(minute) filter (where up_to * 2 >= all_of_stage) as p50,
    min(minute) filter (where up_to * 10 >= all_of_stage * 9) as p90
  from (
    select period, stage, minute, sum(total) over (partition by period, stage order by minute) as up_to,
      sum(total) over (partition by period, stage) as all_of_stage
    from times
  ) as ranked
  group by period, stage
)`

const ofStage = (stage: number, share: 'p50' | 'p90') =>
  sql`max(${sql.ref(share)}) filter (where stage = ${sql.lit(stage)})`

/** The service quality of the deliveries of a period as JSON; 0 ends today. Orders corrected manually are excluded. */
const measureService = (period: 0 | 1, days: number) => sql`(
  select row_to_json(service) from (
    select * from (
      select coalesce(sum(deliveries), 0) as deliveries, coalesce(sum(on_time), 0) as "onTimeDeliveries",
        coalesce(sum(first_attempts), 0) as "firstAttemptDeliveries", ${shares}
      from delivered where ${isInPeriod(period, days)}
    ) as totals
    cross join (
      select ${ofStage(1, 'p50')} as "collect50", ${ofStage(1, 'p90')} as "collect90",
        ${ofStage(2, 'p50')} as "deliver50", ${ofStage(2, 'p90')} as "deliver90",
        ${ofStage(3, 'p50')} as "whole50", ${ofStage(3, 'p90')} as "whole90"
      from percentiles where period = ${sql.lit(period)}
    ) as percentiles
  ) as service
)`

const isInPeriod = (period: 0 | 1, days: number) =>
  sql<boolean>`ago between ${period * days}::integer and ${(period + 1) * days - 1}::integer`

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

/** The five most frequent reasons of failed attempts as JSON. */
const failureReasons = sql`(
  select coalesce(json_agg(row_to_json(frequent)), '[]') from (
    select reason, total, orders from failed order by total desc, reason limit 5
  ) as frequent
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
  readonly failureReasons: Dashboard['failureReasons']
}

/** Reads the figures of a period that ends today, of the one before, and of the volume of the last `volumeDays` days. */
export async function readFigures(
  db: Database,
  filters: OperationFilters,
  { days, volumeDays }: { readonly days: number; readonly volumeDays: number },
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with ${today(filters)}, ${dayFigures(filters, days, Math.max(2 * days, volumeDays))}, ${percentiles}
    select ${measureService(0, days)} as service, ${measureService(1, days)} as before,
      (select coalesce(sum(total), 0)::bigint from created where ${isInPeriod(1, days)}) as created,
      ${measureDays(2 * days)} as daily, ${countVolume(volumeDays)} as volume,
      ${failureReasons} as "failureReasons"`.execute(db)
  return rows[0] as Figures
}
