import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { inScope } from '../../platform/db/scope.ts'
import { companyTimeZone } from '../../platform/db/time-zone.ts'
import type { ReportScope } from './reports.sql.ts'

/** Rows of a report of comments; more are not read on one page. */
const maximumComments = 5_000

/**
 * The ratings of the period, each with its day in the time zone of its company. For the index, the period is widened by
 * a day, which covers every time zone; the day decides.
 */
function selectRatingsInPeriod({ scope, companyId, from, to }: ReportScope): RawBuilder<unknown> {
  return sql`
    select rating.*, service_orders.company_id, companies.name as company, local.day
    from stop_ratings as rating
    join service_order_stops as stop on stop.id = rating.stop_id
    join service_orders on service_orders.id = stop.service_order_id
    join companies on companies.id = service_orders.company_id
    cross join settings
    cross join lateral (
      select (rating.created_at at time zone ${companyTimeZone})::date as day
    ) as local
    where rating.created_at >= ((${from}::date - 1)::timestamp at time zone 'UTC')
      and rating.created_at < ((${to}::date + 2)::timestamp at time zone 'UTC')
      and local.day between ${from}::date and ${to}::date
      and ${inScope(scope, 'service_orders.company_id')}
      and (${companyId ?? null}::uuid is null or service_orders.company_id = ${companyId ?? null}::uuid)`
}

/** Selects the number, the average and the distribution of the ratings of each company. */
export async function selectRatings(db: Database, scope: ReportScope): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select company, count(*)::integer as total, round(avg(score), 1)::double precision as average,
      count(*) filter (where score = 5)::integer as five, count(*) filter (where score = 4)::integer as four,
      count(*) filter (where score = 3)::integer as three, count(*) filter (where score = 2)::integer as two,
      count(*) filter (where score = 1)::integer as one
    from (${selectRatingsInPeriod(scope)}) as rated
    group by company_id, company
    order by total desc, company, company_id`.execute(db)
  return rows
}

/** Selects the comments of the ratings, newest first. */
export async function selectRatingComments(db: Database, scope: ReportScope): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select day, company, score, comment
    from (${selectRatingsInPeriod(scope)}) as rated
    where comment is not null
    order by created_at desc, stop_id
    limit ${maximumComments}`.execute(db)
  return rows
}
