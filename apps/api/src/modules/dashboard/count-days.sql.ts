import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { companyTimeZone } from '../../platform/db/time-zone.ts'
import {
  createdFigures,
  failedFigures,
  selectClocks,
  selectDeliveries,
  selectOfDays,
  stageRows,
} from './order-figures.sql.ts'

/** How many past days are counted: more than the days of the longest period and of the one before. */
const countedDays = 200

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
 */
export async function takeDayChanges(db: Database): Promise<{ companyId: string; day: string }[]> {
  const { rows } = await sql<{ companyId: string; day: string }>`
    with taken as (delete from day_figures_changes returning company_id, moment)
    select distinct companies.id as "companyId", (taken.moment at time zone ${companyTimeZone})::date as day
    from taken join companies on companies.id = taken.company_id cross join settings`.execute(db)
  return rows
}

/** Deletes the figures of companies that have another time zone or other reasons now, and those that no period contains any more. */
export async function deleteDayFigures(db: Database, now: Date): Promise<void> {
  await sql`
    with moved as (
      select counted.company_id from company_day_figures_counted as counted
      join companies on companies.id = counted.company_id cross join settings
      where (counted.zone, counted.failure_reasons) <> (${companyTimeZone}, settings.failure_reasons)
    )
    delete from company_day_figures where company_id in (select company_id from moved)
      or day < (${now}::timestamptz - ${countedDays + 20}::integer * interval '1 day')::date`.execute(db)
}

/** Counts the past days that are not counted yet, and counts the changed ones again. */
export async function countDays(
  db: Database,
  changes: readonly { readonly companyId: string; readonly day: string }[],
  now: Date,
): Promise<void> {
  const [companyIds, days] = [changes.map(({ companyId }) => companyId), changes.map(({ day }) => day)]
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
      select company_id, day, jsonb_object_agg(status, total) as created
      from (${createdFigures(selectOfDays('due', 'service_orders.created_at'))}) as figures group by company_id, day
    ),
    deliveries as materialized (${selectDeliveries(selectOfDays('due', 'service_orders.delivered_at'))}),
    delivered as (
      select company_id, day, count(*)::integer as deliveries, sum(promised)::integer as promised,
        sum(on_time)::integer as on_time, sum(first_attempt)::integer as first_attempts
      from deliveries group by company_id, day
    ),
    times as (
      select company_id, day, array_agg(stage order by stage, minute) as stages,
        array_agg(floor(minute / 60.0)::smallint order by stage, minute) as hours,
        array_agg((minute - 60 * floor(minute / 60.0))::smallint order by stage, minute) as minutes,
        array_agg(total order by stage, minute) as totals
      from (
        select company_id, day, stage, minute, count(*)::integer as total
        from deliveries cross join ${stageRows} where minute is not null
        group by company_id, day, stage, minute
      ) as by_minute
      group by company_id, day
    ),
    failed as (
      select company_id, day, jsonb_object_agg(reason, jsonb_build_array(attempts, orders)) as failures
      from (${failedFigures(selectOfDays('due', 'service_order_failures.occurred_at'))}) as figures group by company_id, day
    ),
    figures as materialized (
      select company_id, day, coalesce(created, '{}') as created, coalesce(deliveries, 0) as deliveries,
        coalesce(promised, 0) as promised, coalesce(on_time, 0) as on_time, coalesce(first_attempts, 0) as first_attempts,
        coalesce(stages, '{}') as stages, coalesce(hours, '{}') as hours, coalesce(minutes, '{}') as minutes,
        coalesce(totals, '{}') as totals, coalesce(failures, '{}') as failures
      from created full join delivered using (company_id, day) full join failed using (company_id, day)
      left join times using (company_id, day)
    ),
    emptied as (
      delete from company_day_figures as counted using due
      where counted.company_id = due.company_id and counted.day = due.day
        and not exists (select from figures where figures.company_id = due.company_id and figures.day = due.day)
    ),
    -- The time zone may have changed since the figures of the previous one were deleted.
    ahead as (
      delete from company_day_figures as counted using clock
      where counted.company_id = clock.company_id and clock.before is null and counted.day >= clock.today
    ),
    marked as (
      insert into company_day_figures_counted (company_id, before, zone, failure_reasons)
      select company_id, today, zone, failure_reasons from clock where before is null or before < today
      on conflict (company_id) do update
      set before = excluded.before, zone = excluded.zone, failure_reasons = excluded.failure_reasons
    )
    insert into company_day_figures
      (company_id, day, created, deliveries, promised, on_time, first_attempts, stages, hours, minutes, totals,
        failures)
    select company_id, day, created, deliveries, promised, on_time, first_attempts, stages, hours, minutes, totals, failures
    from figures
    order by day, company_id
    on conflict (company_id, day) do update set created = excluded.created, deliveries = excluded.deliveries,
      promised = excluded.promised, on_time = excluded.on_time, first_attempts = excluded.first_attempts,
      stages = excluded.stages, hours = excluded.hours, minutes = excluded.minutes, totals = excluded.totals,
      failures = excluded.failures`.execute(db)
}
