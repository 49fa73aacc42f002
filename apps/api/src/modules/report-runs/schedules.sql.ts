import type { ReportPeriod, reportSchedules } from '@malote/api-client/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type ScheduleFilters = QueryOf<typeof reportSchedules.list>

export type ScheduleRow = NonNullable<Awaited<ReturnType<typeof selectSchedule>>>

function selectFromSchedules(db: Database) {
  return db
    .selectFrom('report_schedules as schedule')
    .leftJoin('companies', 'companies.id', 'schedule.company_id')
    .innerJoin('users', 'users.id', 'schedule.created_by_id')
}

const joinedColumns = ['companies.name as company_name', 'users.name as created_by_name'] as const

export async function selectSchedule(db: Database, id: string) {
  return selectFromSchedules(db)
    .selectAll('schedule')
    .select(joinedColumns)
    .where('schedule.id', '=', id)
    .executeTakeFirst()
}

export async function selectSchedules(db: Database, filters: ScheduleFilters) {
  let query = selectFromSchedules(db)
  if (filters.key) query = query.where('schedule.key', '=', filters.key)
  if (filters.active !== undefined) query = query.where('schedule.active', '=', filters.active)
  return selectPage(
    query,
    filters,
    query
      .selectAll('schedule')
      .select(joinedColumns)
      .orderBy('schedule.created_at', 'desc')
      .orderBy('schedule.id', 'desc'),
  )
}

/** Locks a schedule until the transaction ends. */
export async function lockSchedule(db: Database, id: string): Promise<void> {
  await db.selectFrom('report_schedules').select('id').where('id', '=', id).forUpdate().execute()
}

/** Counts the schedules and blocks the creation of others until the transaction ends. */
export async function countSchedules(db: Database): Promise<number> {
  await sql`select pg_advisory_xact_lock(5108350)`.execute(db)
  const { total } = await db
    .selectFrom('report_schedules')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function insertSchedule(db: Database, row: Insertable<Tables['report_schedules']>): Promise<void> {
  await db.insertInto('report_schedules').values(row).execute()
}

export async function updateScheduleRow(
  db: Database,
  id: string,
  set: Updateable<Tables['report_schedules']>,
): Promise<void> {
  await db.updateTable('report_schedules').set(set).where('id', '=', id).execute()
}

/** Deletes a schedule; its waiting reports are sent to no recipients. */
export async function deleteSchedule(db: Database, id: string): Promise<void> {
  await db
    .updateTable('report_runs')
    .set({ recipients: [] })
    .where('schedule_id', '=', id)
    .where('status', '=', 'queued')
    .execute()
  await db.deleteFrom('report_schedules').where('id', '=', id).execute()
}

type Rhythm = Pick<Insertable<Tables['report_schedules']>, 'every' | 'weekday' | 'day' | 'at'>

/** Computes the next run after `now` in the organisation's time zone; when the clock skips that hour, just after it. */
export async function selectNextRun(db: Database, { every, weekday, day, at }: Rhythm, now: Date): Promise<Date> {
  const { rows } = await sql<{ next: Date }>`
    select min((date + ${at}::time) at time zone time_zone) as next
    from settings,
      lateral generate_series(0, 62) as ahead,
      lateral (select (${now}::timestamptz at time zone time_zone)::date + ahead as date) as days
    where (date + ${at}::time) at time zone time_zone > ${now}
      and (${every} <> 'week' or extract(isodow from date) = ${weekday ?? null}::integer)
      and (${every} <> 'month' or extract(day from date) = ${day ?? null}::integer)`.execute(db)
  return (rows[0] as { next: Date }).next
}

/** Computes the days of a period before a time, in the organisation's time zone. */
export async function selectPeriod(
  db: Database,
  period: ReportPeriod,
  moment: Date,
): Promise<{ first_day: string; last_day: string }> {
  const { rows } = await sql<{ first_day: string; last_day: string }>`
    select
      (case ${period}::text
        when 'yesterday' then today - 1
        when 'last_7_days' then today - 7
        when 'last_30_days' then today - 30
        else date_trunc('month', today - interval '1 month')::date
      end) as first_day,
      (case ${period}::text when 'last_month' then date_trunc('month', today)::date - 1 else today - 1 end) as last_day
    from (select (${moment}::timestamptz at time zone time_zone)::date as today from settings) as clock`.execute(db)
  return rows[0] as { first_day: string; last_day: string }
}

/** Locks some due active schedules; concurrent processes lock different ones. */
export async function lockDueSchedules(db: Database, now: Date, limit: number) {
  return db
    .selectFrom('report_schedules')
    .selectAll()
    .where('active', '=', true)
    .where('next_run_at', '<=', now)
    .orderBy('next_run_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}
