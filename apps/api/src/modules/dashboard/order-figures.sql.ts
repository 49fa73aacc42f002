import { type RawBuilder, sql } from 'kysely'
import { reasonGroup } from '../../domain-sql/reason-groups.sql.ts'
import { companyTimeZone } from '../../platform/db/time-zone.ts'

/** The moments that a day is counted by, with their tables. */
export type Moment = 'service_orders.created_at' | 'service_orders.delivered_at' | 'service_order_failures.occurred_at'

export const toTable = (moment: Moment) => sql.table(moment.slice(0, moment.indexOf('.')))
export const toCompany = (moment: Moment) => sql.ref(`${moment.slice(0, moment.indexOf('.'))}.company_id`)

/** The first moment of a day in a time zone. */
export const toDayStart = (day: RawBuilder<unknown>, zone: RawBuilder<unknown>) =>
  sql<Date>`((${day})::timestamp at time zone ${zone})`

/**
 * Companies with their time zone and today's date, and up to which day their figures are counted with this time zone and the
 * present reasons.
 */
export const selectClocks = (now: Date, where: RawBuilder<unknown>) => sql`
  select companies.id as company_id, zone.name as zone, (${now}::timestamptz at time zone zone.name)::date as today,
    settings.failure_reasons, counted.before
  from companies
  cross join settings
  cross join lateral (select ${companyTimeZone} as name) as zone
  left join company_day_figures_counted as counted on counted.company_id = companies.id
    and counted.zone = zone.name and counted.failure_reasons = settings.failure_reasons
  where ${where}`

/** The figures of orders with the columns `company_id`, `day` and `status`. */
export const createdFigures = (orders: RawBuilder<unknown>) => sql`
  select company_id, day, status, count(*) as total from (${orders}) as orders group by company_id, day, status`

/** Whole minutes, rounded as they are shown. `date_part` is a float: `extract` is a numeric, which takes three times as long. */
const minutes = (from: string, to: string) =>
  sql`floor(date_part('epoch', ${sql.ref(to)} - ${sql.ref(from)}) / 60 + 0.5)::integer`

/** The deliveries of orders that were not corrected manually; null for a stage that the order does not have. */
export const selectDeliveries = (orders: RawBuilder<unknown>) => sql`
  select company_id, day, (promised_at is not null)::integer as promised,
    coalesce(delivered_at <= promised_at, false)::integer as on_time, (attempts = 0)::integer as first_attempt,
    ${minutes('requested_at', 'collected_at')} as collect, ${minutes('collected_at', 'delivered_at')} as deliver,
    ${minutes('requested_at', 'delivered_at')} as whole
  from (${orders}) as orders where not corrected`

/** The stages of a delivery as rows, with the numbers that the table of counted days has. */
export const stageRows = sql`lateral (values (1, collect), (2, deliver), (3, whole)) as time (stage, minute)`

/**
 * The figures of failed attempts with the columns of their table and `day`: the attempts by reason, and the orders whose last
 * attempt with this reason they are.
 */
export const failedFigures = (failures: RawBuilder<unknown>) => {
  const [reason, ofLater] = (['failure', 'later'] as const).map((table) =>
    reasonGroup(sql`${sql.ref(`${table}.reason`)}`, 'failure_reasons'),
  ) as [RawBuilder<string>, RawBuilder<string>]
  return sql`
    select company_id, day, reason, count(*) as attempts, count(*) filter (where last) as orders from (
      select company_id, day, ${reason} as reason, not exists (
        select from service_order_failures as later
        where later.service_order_id = failure.service_order_id and ${ofLater} = ${reason}
          and (later.occurred_at, later.event_id) > (failure.occurred_at, failure.event_id)
      ) as last
      from (${failures}) as failure
    ) as failures group by company_id, day, reason`
}

/** The rows of some days of companies by a moment; `days` has `company_id`, `zone` and `day`. */
export const selectOfDays = (days: string, moment: Moment) => {
  const [day, zone, at] = [sql.ref(`${days}.day`), sql.ref(`${days}.zone`), sql.ref(moment)]
  return sql`
    select ${toTable(moment)}.*, ${day} as day from ${sql.table(days)}
    join ${toTable(moment)} on ${toCompany(moment)} = ${sql.ref(`${days}.company_id`)}
      and ${at} >= ${toDayStart(day, zone)} and ${at} < ${toDayStart(sql`${day} + 1`, zone)}`
}
