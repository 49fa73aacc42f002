import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import { companyTimeZone } from '../../platform/db/time-zone.ts'

export interface OperationFilters {
  readonly scope: Scope
  readonly companyId?: string | undefined
  readonly now: Date
}

/** How many past days are counted: more than the days of the longest period and of the one before. */
const countedDays = 200

/** The first moment of a day in a time zone. */
const toDayStart = (day: RawBuilder<unknown>, zone: RawBuilder<unknown>) =>
  sql<Date>`((${day})::timestamp at time zone ${zone})`

/** Companies with their time zone and today's date, and up to which day their figures are counted. */
const selectClocks = (now: Date, where: RawBuilder<unknown>) => sql`
  select companies.id as company_id, zone.name as zone, (${now}::timestamptz at time zone zone.name)::date as today,
    counted.before
  from companies
  cross join settings
  cross join lateral (select ${companyTimeZone} as name) as zone
  left join day_figures_counted as counted on counted.company_id = companies.id and not exists (
    select from day_figures_changes as change where change.company_id = companies.id and change.moment is null
  )
  where ${where}`

/** The figures of orders with the columns `company_id`, `day` and `status`. */
const createdFigures = (orders: RawBuilder<unknown>) => sql`
  select company_id, day, status, count(*) as total from (${orders}) as orders group by company_id, day, status`

const microseconds = (from: string) => sql`(extract(epoch from delivered_at - ${sql.ref(from)}) * 1000000)::bigint`

/** The figures of deliveries with the columns of orders and `day`. Orders corrected manually are excluded. */
const deliveredFigures = (orders: RawBuilder<unknown>) => sql`
  select company_id, day, count(*)::integer as deliveries, count(promised_at)::integer as promised,
    (count(*) filter (where delivered_at <= promised_at))::integer as on_time,
    (count(*) filter (where attempts = 0))::integer as first_attempts,
    array_agg(${microseconds('collected_at')}) as deliver_times, array_agg(${microseconds('requested_at')}) as whole_times
  from (${orders}) as orders where not corrected group by company_id, day`

/** The orders of some days of companies by a moment; `days` has `company_id`, `zone` and `day`. */
const selectOfDays = (days: string, moment: 'created_at' | 'delivered_at') => {
  const [day, zone, at] = [sql.ref(`${days}.day`), sql.ref(`${days}.zone`), sql.ref(`service_orders.${moment}`)]
  return sql`
    select service_orders.*, ${day} as day from ${sql.table(days)}
    join service_orders on service_orders.company_id = ${sql.ref(`${days}.company_id`)}
      and ${at} >= ${toDayStart(day, zone)} and ${at} < ${toDayStart(sql`${day} + 1`, zone)}`
}

/** The orders since the last counted day of each company. For the index, since that of the first company. */
const selectOpen = ({ companyId, now }: OperationFilters, moment: 'created_at' | 'delivered_at') => {
  const at = sql.ref(`service_orders.${moment}`)
  return sql`
    select service_orders.*, (${at} at time zone clock.zone)::date as day from service_orders
    join clock on clock.company_id = service_orders.company_id
    where ${at} >= (select min(open_from) from clock) and (${at} >= clock.open_from) is true
      ${moment === 'delivered_at' ? sql`and ${at} <= ${now}` : sql``}
      ${companyId ? sql`and service_orders.company_id = ${companyId}` : sql``}`
}

/**
 * The tables `created` (orders by company, day and status) and `delivered` (deliveries by company and day) of the last `days`
 * days, both with the number of days between today and the day in `ago`. Days are read as they are counted; orders only
 * of the days that are not counted, such as today, and of the days that were changed since.
 */
export function dayFigures(filters: OperationFilters, days: number): RawBuilder<unknown> {
  const { scope, companyId, now } = filters
  const visible = inScope(scope, 'companies.id')
  const clocks = selectClocks(now, companyId ? sql`${visible} and companies.id = ${companyId}` : visible)
  // A day more, because today is another one in the time zone of the organization.
  const first = sql`today - ${days}::integer`
  return sql`
    clock as materialized (
      select *, ${toDayStart(sql`greatest(before, ${first})`, sql`zone`)} as open_from from (${clocks}) as clocks
    ),
    changed as materialized (
      select distinct clock.company_id, clock.zone, local.day
      from day_figures_changes as change
      join clock on clock.company_id = change.company_id
      cross join lateral (select (change.moment at time zone clock.zone)::date as day) as local
      where local.day < clock.before and local.day >= clock.today - ${days}::integer
    ),
    counted as materialized (
      select figures.* from day_figures as figures
      join clock on clock.company_id = figures.company_id and figures.day < clock.before
      where figures.day >= (select min(${first}) from clock) and figures.day < (select max(before) from clock)
        and (figures.day >= ${first}) is true
        and not exists (select from changed where changed.company_id = figures.company_id and changed.day = figures.day)
        ${companyId ? sql`and figures.company_id = ${companyId}` : sql``}
    ),
    created as materialized (
      select figures.*, clock.today - figures.day as ago from (
        select counted.company_id, counted.day, each_status.key as status, each_status.value::bigint as total
        from counted cross join lateral jsonb_each_text(counted.created) as each_status
        union all ${createdFigures(sql`${selectOpen(filters, 'created_at')} union all ${selectOfDays('changed', 'created_at')}`)}
      ) as figures join clock on clock.company_id = figures.company_id
    ),
    delivered as materialized (
      select figures.*, clock.today - figures.day as ago from (
        select company_id, day, deliveries, promised, on_time, first_attempts, deliver_times, whole_times
        from counted where deliveries > 0
        union all ${deliveredFigures(
          sql`${selectOpen(filters, 'delivered_at')} union all ${selectOfDays('changed', 'delivered_at')}`,
        )}
      ) as figures join clock on clock.company_id = figures.company_id
    )`
}

/** The key of an advisory lock that has no other use: of several servers, one counts. */
const countLock = 2_750_915

/** Takes the turn to count until the end of the transaction, unless another server has it. */
export async function lockDayFigures(db: Database): Promise<boolean> {
  // All days of a large company take longer than the limit of requests.
  await sql`set local statement_timeout = '10min'`.execute(db)
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${countLock}) as taken`.execute(db)
  return rows[0]?.taken === true
}

/**
 * Deletes the changes. Later statements of the transaction count at least these changes; one that is committed in between is
 * counted, and stays.
 * @returns the changed days of each company; null: all days
 */
export async function takeDayChanges(db: Database): Promise<{ companyId: string; day: string | null }[]> {
  const { rows } = await sql<{ companyId: string; day: string | null }>`
    with taken as (delete from day_figures_changes returning company_id, moment)
    select distinct companies.id as "companyId", (taken.moment at time zone ${companyTimeZone})::date as day
    from taken join companies on companies.id = taken.company_id cross join settings`.execute(db)
  return rows
}

/** Deletes the figures of companies, and those that no period contains any more. */
export async function deleteDayFigures(db: Database, companyIds: readonly string[], now: Date): Promise<void> {
  await sql`delete from day_figures where company_id = any(${companyIds}::uuid[])
    or day < (${now}::timestamptz - ${countedDays + 20}::integer * interval '1 day')::date`.execute(db)
  await sql`delete from day_figures_counted where company_id = any(${companyIds}::uuid[])`.execute(db)
}

/** Counts the past days that are not counted yet, and counts the changed ones again. */
export async function countDays(
  db: Database,
  changes: readonly { readonly companyId: string; readonly day: string }[],
  now: Date,
): Promise<void> {
  const [companyIds, days] = [changes.map(({ companyId }) => companyId), changes.map(({ day }) => day)]
  await sql`
    delete from day_figures as figures using unnest(${companyIds}::uuid[], ${days}::date[]) as change (company_id, day)
    where figures.company_id = change.company_id and figures.day = change.day`.execute(db)
  await sql`
    with clock as materialized (${selectClocks(now, sql`true`)}),
    due as materialized (
      select clock.company_id, clock.zone, change.day from clock
      join unnest(${companyIds}::uuid[], ${days}::date[]) as change (company_id, day)
        on change.company_id = clock.company_id and change.day < clock.before and change.day >= clock.today - ${countedDays}::integer
      union
      select clock.company_id, clock.zone, day::date from clock
      cross join generate_series(coalesce(before, today - ${countedDays}::integer)::timestamp, today - 1, interval '1 day') as day
    ),
    created as (
      select company_id, day, jsonb_object_agg(status, total) as totals
      from (${createdFigures(selectOfDays('due', 'created_at'))}) as figures group by company_id, day
    ),
    delivered as (${deliveredFigures(selectOfDays('due', 'delivered_at'))}),
    marked as (
      insert into day_figures_counted (company_id, before)
      select company_id, today from clock where before is null or before < today
      on conflict (company_id) do update set before = excluded.before
    )
    insert into day_figures (company_id, day, created, deliveries, promised, on_time, first_attempts, deliver_times, whole_times)
    select company_id, day, coalesce(totals, '{}'), coalesce(deliveries, 0), coalesce(promised, 0), coalesce(on_time, 0),
      coalesce(first_attempts, 0), coalesce(deliver_times, '{}'), coalesce(whole_times, '{}')
    from created full join delivered using (company_id, day)
    order by day, company_id
    on conflict (company_id, day) do update set created = excluded.created, deliveries = excluded.deliveries,
      promised = excluded.promised, on_time = excluded.on_time, first_attempts = excluded.first_attempts,
      deliver_times = excluded.deliver_times, whole_times = excluded.whole_times`.execute(db)
}
