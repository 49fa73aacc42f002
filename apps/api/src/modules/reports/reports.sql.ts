import { serviceOrderTabs } from '@malote/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { reasonGroup } from '../../domain-sql/reason-groups.sql.ts'
import type { Database } from '../../platform/context.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import { companyTimeZone } from '../../platform/db/time-zone.ts'

export interface Period {
  readonly from: string
  readonly to: string
}

export interface ReportScope extends Period {
  readonly scope: Scope
  readonly companyId?: string | undefined
}

/** Selects the last `days` days, today included, in the time zone of the company, or else of the organisation. */
export async function selectLastDays(
  db: Database,
  now: Date,
  days: number,
  companyId: string | undefined,
): Promise<Period> {
  const { rows } = await sql<Period>`
    select (today - ${days - 1}::integer)::date as "from", today as "to"
    from (
      select (${now}::timestamptz at time zone coalesce(
        (select time_zone from companies where id = ${companyId ?? null}::uuid), settings.time_zone
      ))::date as today
      from settings
    ) as clock
  `.execute(db)
  return rows[0] as Period
}

/**
 * Rows of companies with a moment in the period, each with its day in its company's time zone. For the index, the period is
 * widened by a day, which covers every time zone; the day decides.
 */
function selectInPeriod(
  { scope, companyId, from, to }: ReportScope,
  table: 'service_orders' | 'service_order_failures',
  moment: string,
): RawBuilder<unknown> {
  const [ofCompany, at] = [`${table}.company_id` as const, sql.ref(`${table}.${moment}`)]
  return sql`
    select ${sql.table(table)}.*, companies.name as company_name, local.day
    from ${sql.table(table)}
    join companies on companies.id = ${sql.ref(ofCompany)}
    cross join settings
    cross join lateral (
      select (${at} at time zone ${companyTimeZone})::date as day
    ) as local
    where ${at} >= ((${from}::date - 1)::timestamp at time zone 'UTC')
      and ${at} < ((${to}::date + 2)::timestamp at time zone 'UTC')
      and local.day between ${from}::date and ${to}::date
      and ${inScope(scope, ofCompany)}
      and (${companyId ?? null}::uuid is null or ${sql.ref(ofCompany)} = ${companyId ?? null}::uuid)`
}

/** The orders with a moment in the period. Drafts are excluded. */
const selectOrdersInPeriod = (scope: ReportScope, moment: 'created_at' | 'delivered_at' = 'created_at') =>
  sql`${selectInPeriod(scope, 'service_orders', moment)} and service_orders.status <> 'draft'`

const outcomes = sql`
  count(*) as total,
  count(*) filter (where status = 'delivered') as delivered,
  count(*) filter (where status = 'failed') as failed,
  count(*) filter (where status = any(${serviceOrderTabs.canceled.statuses})) as canceled,
  count(*) filter (where status = 'returned') as returned`

export interface Outcomes {
  readonly total: number
  readonly delivered: number
  readonly failed: number
  readonly canceled: number
  readonly returned: number
}

/** Selects one row per day, days without orders included. */
export async function selectByDay(db: Database, scope: ReportScope): Promise<({ day: string } & Outcomes)[]> {
  const { rows } = await sql<{ day: string } & Outcomes>`
    with counted as (select day, ${outcomes} from (${selectOrdersInPeriod(scope)}) as orders group by day)
    select calendar.day::date as day, coalesce(total, 0) as total, coalesce(delivered, 0) as delivered,
      coalesce(failed, 0) as failed, coalesce(canceled, 0) as canceled,
      coalesce(returned, 0) as returned
    from generate_series(${scope.from}::date, ${scope.to}::date, interval '1 day') as calendar (day)
    left join counted on counted.day = calendar.day::date
    order by calendar.day`.execute(db)
  return rows
}

export type OfCompany = Outcomes & { readonly company: string; readonly companyId: string }

export async function selectByCompany(db: Database, scope: ReportScope): Promise<OfCompany[]> {
  const { rows } = await sql<OfCompany>`
    select min(company_name) as company, company_id as "companyId", ${outcomes}
    from (${selectOrdersInPeriod(scope)}) as orders
    group by company_id
    order by total desc, f_search(min(company_name)), company_id`.execute(db)
  return rows
}

/** Groups by the city of the last drop-off. Its name is normalized once per spelling, not once per order. */
export async function selectByPlace(db: Database, scope: ReportScope): Promise<({ place: string } & Outcomes)[]> {
  const { rows } = await sql<{ place: string } & Outcomes>`
    select min(last_city || ', ' || last_state) as place, sum(total)::bigint as total, sum(delivered)::bigint as delivered,
      sum(failed)::bigint as failed, sum(canceled)::bigint as canceled, sum(returned)::bigint as returned
    from (
      select last_city, last_state, ${outcomes} from (${selectOrdersInPeriod(scope)}) as orders
      where last_city is not null group by last_city, last_state
    ) as spelled
    group by f_search(last_city), last_state
    order by 2 desc, 1`.execute(db)
  return rows
}

export type OfRequester = OfCompany & { readonly requester: string; readonly requesterId: string | null }

export async function selectByRequester(db: Database, scope: ReportScope): Promise<OfRequester[]> {
  const { rows } = await sql<OfRequester>`
    select coalesce(min(users.name), 'Ninguém') as requester, requested_by_id as "requesterId",
      min(company_name) as company, company_id as "companyId", ${outcomes}
    from (${selectOrdersInPeriod(scope)}) as orders
    left join (select id, name from users) as users on users.id = orders.requested_by_id
    group by requested_by_id, company_id
    order by total desc, f_search(min(users.name)), requested_by_id, company_id`.execute(db)
  return rows
}

export async function selectByStatus(db: Database, scope: ReportScope): Promise<{ status: string; total: number }[]> {
  const { rows } = await sql<{ status: string; total: number }>`
    select status, count(*) as total from (${selectOrdersInPeriod(scope)}) as orders group by status`.execute(db)
  return rows
}

export interface Punctuality {
  readonly day: string
  readonly delivered: number
  readonly onTime: number
  readonly late: number
}

/** Groups deliveries by the day of delivery. Deliveries corrected manually, or without a promise, are excluded. */
export async function selectPunctuality(db: Database, scope: ReportScope): Promise<Punctuality[]> {
  const { rows } = await sql<Punctuality>`
    with counted as (
      select day, count(*) as delivered, count(*) filter (where delivered_at <= promised_at) as punctual
      from (${selectOrdersInPeriod(scope, 'delivered_at')}) as orders
      where not corrected and promised_at is not null
      group by day
    )
    select calendar.day::date as day, coalesce(delivered, 0) as delivered, coalesce(punctual, 0) as "onTime",
      coalesce(delivered - punctual, 0) as late
    from generate_series(${scope.from}::date, ${scope.to}::date, interval '1 day') as calendar (day)
    left join counted on counted.day = calendar.day::date
    order by calendar.day`.execute(db)
  return rows
}

/** Counts each failed attempt of the orders created in the period, also of those that were delivered later. */
export async function selectFailures(db: Database, scope: ReportScope): Promise<{ reason: string; total: number }[]> {
  const { rows } = await sql<{ reason: string; total: number }>`
    select ${reasonGroup(sql`failure.reason`, 'failure_reasons')} as reason, count(*) as total
    from (${selectInPeriod(scope, 'service_order_failures', 'order_created_at')}) as failure
    -- No order fails before it is created: the index of failures is by their time.
    where failure.occurred_at >= ((${scope.from}::date - 1)::timestamp at time zone 'UTC')
      and not exists (
        select from service_orders as draft where draft.status = 'draft' and draft.id = failure.service_order_id
      )
    group by 1
    order by 2 desc, 1`.execute(db)
  return rows
}

export async function selectCancellations(
  db: Database,
  scope: ReportScope,
): Promise<{ reason: string; total: number; chargeable: number }[]> {
  const { rows } = await sql<{ reason: string; total: number; chargeable: number }>`
    select ${reasonGroup(sql`orders.cancel_reason`, 'cancel_reasons')} as reason, count(*) as total,
      count(*) filter (where chargeable) as chargeable
    from (${selectOrdersInPeriod(scope)}) as orders
    where status = 'canceled'
    group by 1
    order by 2 desc, 1`.execute(db)
  return rows
}

export interface StageTime {
  readonly stage: string
  readonly total: number
  readonly p50: number | null
  readonly p90: number | null
}

/** Whole minutes between the timestamps of an order, as on the dashboard. Orders corrected manually are excluded. */
export async function selectStageTimes(db: Database, scope: ReportScope): Promise<StageTime[]> {
  const { rows } = await sql<StageTime>`
    with measured as materialized (
      select requested_at, accepted_at, collected_at, delivered_at from (${selectOrdersInPeriod(scope)}) as orders
      where not corrected
    )
    select stage.name as stage, count(minutes) as total,
      percentile_disc(0.5) within group (order by minutes) as p50,
      percentile_disc(0.9) within group (order by minutes) as p90
    from (values (1, 'Da solicitação ao aceite'), (2, 'Do aceite à coleta'), (3, 'Da coleta à entrega'),
      (4, 'Da solicitação à entrega')) as stage (position, name)
    left join lateral (
      select round(extract(epoch from duration) / 60)::integer as minutes
      from measured cross join lateral (
        select case stage.position
          when 1 then accepted_at - requested_at
          when 2 then collected_at - accepted_at
          when 3 then delivered_at - collected_at
          else delivered_at - requested_at
        end as duration
      ) as stage_of_order
      where duration >= interval '0'
    ) as times on true
    group by stage.position, stage.name
    order by stage.position`.execute(db)
  return rows
}
