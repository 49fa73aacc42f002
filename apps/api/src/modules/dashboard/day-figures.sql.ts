import { type RawBuilder, sql } from 'kysely'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import {
  createdFigures,
  failedFigures,
  type Moment,
  selectClocks,
  selectDeliveries,
  selectOfDays,
  stageRows,
  toCompany,
  toDayStart,
  toTable,
} from './order-figures.sql.ts'

export interface OperationFilters {
  readonly scope: Scope
  readonly companyId?: string | undefined
  readonly now: Date
}

/** The rows since the last counted day of each company. For the index, since that of the first company. */
const selectOpen = ({ companyId, now }: OperationFilters, moment: Moment) => {
  const at = sql.ref(moment)
  return sql`
    select ${toTable(moment)}.*, (${at} at time zone clock.zone)::date as day from ${toTable(moment)}
    join clock on clock.company_id = ${toCompany(moment)}
    where ${at} >= (select min(open_from) from clock) and (${at} >= clock.open_from) is true
      ${moment === 'service_orders.created_at' ? sql`` : sql`and ${at} <= ${now}`}
      ${companyId ? sql`and ${toCompany(moment)} = ${companyId}` : sql``}`
}

const columns = sql`figures.day, figures.created, figures.deliveries, figures.promised, figures.on_time,
  figures.first_attempts, figures.stages, figures.hours, figures.minutes, figures.totals,
  figures.failures`

/** The counted days of all companies, the sums of each time zone, and in `without` those of companies that are counted again. */
const daysOfAll = (days: number) => ({
  summed: sql`
    select 1 as sign, zones.today - figures.day as ago, ${columns} from zones
    join zone_day_figures as figures on figures.zone = zones.zone and figures.day >= zones.today - ${days}::integer`,
  without: sql`union all
    select -1, zones.today - figures.day, ${columns} from clock
    join company_day_figures_counted as counted on counted.company_id = clock.company_id and clock.before is null
    join zones on zones.zone = counted.zone
    join company_day_figures as figures on figures.company_id = clock.company_id
      and figures.day >= zones.today - ${days}::integer`,
})

/** The counted days of the companies that a caller may read. */
const daysOfCompanies = (days: number) => ({
  summed: sql`
    select 1 as sign, clock.today - figures.day as ago, ${columns} from clock
    join company_day_figures as figures on figures.company_id = clock.company_id and figures.day < clock.before
      and figures.day >= clock.today - ${days}::integer`,
  without: sql``,
})

/**
 * The tables `created` (orders by day and status), `delivered` (deliveries by day), both with the number of days between today and
 * the day in `ago`, and `times` (deliveries by stage and minute, of each `period` of `days` days: 0 ends today) of the last
 * `allDays` days; and `failed` (failed attempts by reason) of the last `days` days. Counted days are read as they are; of days that were changed since, the counted figures are subtracted and the
 * orders counted, as are the orders of the days that are not counted yet, such as today.
 */
export function dayFigures(filters: OperationFilters, days: number, allDays: number): RawBuilder<unknown> {
  const { scope, companyId, now } = filters
  const visible = inScope(scope, 'companies.id')
  const clocks = selectClocks(now, companyId ? sql`${visible} and companies.id = ${companyId}` : visible)
  const { summed, without } = scope === 'all' && !companyId ? daysOfAll(allDays) : daysOfCompanies(allDays)
  // A day more, because today is another one in the time zone of the organization.
  const first = sql`today - ${allDays}::integer`
  return sql`
    clock as materialized (
      select *, ${toDayStart(sql`greatest(before, ${first})`, sql`zone`)} as open_from from (${clocks}) as clocks
    ),
    zones as materialized (
      select zone, (${now}::timestamptz at time zone zone)::date as today
      from (select distinct zone from company_day_figures_counted) as counted
    ),
    changed as materialized (
      select distinct clock.company_id, clock.zone, clock.today, local.day
      from day_figures_changes as change
      join clock on clock.company_id = change.company_id
      cross join lateral (select (change.moment at time zone clock.zone)::date as day) as local
      where local.day < clock.before and local.day >= ${first}
    ),
    counted as materialized (
      ${summed}
      union all
      select -1, changed.today - figures.day, ${columns} from changed
      join company_day_figures as figures on figures.company_id = changed.company_id and figures.day = changed.day
      ${without}
    ),
    created as materialized (
      select ago, day, status, sum(total)::bigint as total from (
        select ago, day, of_status.key as status, sign * of_status.value::integer as total
        from counted cross join lateral jsonb_each_text(counted.created) as of_status
        union all
        select clock.today - figures.day, figures.day, figures.status, figures.total from (${createdFigures(
          sql`${selectOpen(filters, 'service_orders.created_at')} union all ${selectOfDays('changed', 'service_orders.created_at')}`,
        )}) as figures join clock on clock.company_id = figures.company_id
      ) as figures group by ago, day, status having sum(total) <> 0
    ),
    fresh as materialized (
      select clock.today - deliveries.day as ago, deliveries.* from (${selectDeliveries(
        sql`${selectOpen(filters, 'service_orders.delivered_at')} union all ${selectOfDays('changed', 'service_orders.delivered_at')}`,
      )}) as deliveries join clock on clock.company_id = deliveries.company_id
    ),
    delivered as materialized (
      select ago, day, sum(deliveries)::bigint as deliveries, sum(promised)::bigint as promised, sum(on_time)::bigint as on_time,
        sum(first_attempts)::bigint as first_attempts
      from (
        select ago, day, sign * deliveries as deliveries, sign * promised as promised, sign * on_time as on_time,
          sign * first_attempts as first_attempts
        from counted
        union all select ago, day, 1, promised, on_time, first_attempt from fresh
      ) as figures group by ago, day
    ),
    failed as materialized (
      select reason, sum(attempts)::bigint as total, sum(orders)::bigint as orders from (
        select ago, of_reason.key as reason, sign * (of_reason.value->>0)::integer as attempts,
          sign * (of_reason.value->>1)::integer as orders
        from counted cross join lateral jsonb_each(counted.failures) as of_reason
        union all
        select clock.today - figures.day, figures.reason, figures.attempts, figures.orders from (${failedFigures(
          sql`${selectOpen(filters, 'service_order_failures.occurred_at')} union all ${selectOfDays('changed', 'service_order_failures.occurred_at')}`,
        )}) as figures join clock on clock.company_id = figures.company_id
      ) as figures
      where ago between 0 and ${days - 1}::integer group by reason having sum(attempts) > 0
    ),
    times as materialized (
      select period, stage, minute, sum(total)::integer as total from (
        select ago / ${days}::integer as period, stage, 60 * hour + minute as minute, sign * total as total
        from counted cross join lateral unnest(stages, hours, minutes, totals) as time (stage, hour, minute, total)
        where ago between 0 and ${2 * days - 1}::integer
        union all
        select ago / ${days}::integer, stage, minute, 1 from fresh cross join ${stageRows}
        where ago between 0 and ${2 * days - 1}::integer and minute is not null
      ) as figures group by period, stage, minute having sum(total) > 0
    )`
}
