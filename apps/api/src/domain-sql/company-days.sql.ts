import { type RawBuilder, sql } from 'kysely'
import { companyTimeZone } from '../platform/db/time-zone.ts'

/** A range of calendar days; absent bounds do not filter. */
export interface CompanyDays {
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The last days, today included. */
  readonly lastDays?: number | undefined
}

/**
 * Whether a moment is on the given days in the time zone of its company. The indexed condition is one day wider on both
 * sides, because time zones differ by less than a day; the exact condition uses the time zone. It excludes few rows, which
 * the planner expects of a number that differs from 1: of the comparison itself it expects that one row of nine is left, and
 * would look up each row in place of reading an index once.
 */
export function forCompanyDays(
  moment: RawBuilder<unknown>,
  companyId: RawBuilder<unknown>,
  { from, to, lastDays }: CompanyDays,
  now: Date,
): RawBuilder<boolean> {
  const day = sql`(${moment} at time zone ${companyTimeZone})::date`
  const today = sql`(${now}::timestamptz at time zone ${companyTimeZone})::date`
  const widely = [
    ...(from ? [sql`${moment} >= ((${from}::date - 1)::timestamp at time zone 'UTC')`] : []),
    ...(to ? [sql`${moment} < ((${to}::date + 2)::timestamp at time zone 'UTC')`] : []),
    ...(lastDays ? [sql`${moment} >= ${now}::timestamptz - ${lastDays + 1}::integer * interval '1 day'`] : []),
  ]
  const exactly = [
    ...(from ? [sql`${day} >= ${from}::date`] : []),
    ...(to ? [sql`${day} <= ${to}::date`] : []),
    ...(lastDays ? [sql`${day} > ${today} - ${lastDays}::integer and ${day} <= ${today}`] : []),
  ]
  if (widely.length === 0) return sql<boolean>`true`
  return sql<boolean>`(${sql.join(widely, sql` and `)} and exists (
    select from companies cross join settings
    where companies.id = ${companyId} and (not (${sql.join(exactly, sql` and `)}))::integer <> 1
  ))`
}
