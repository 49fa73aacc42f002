import { sql } from 'kysely'
import type { Database } from '../../../platform/context.ts'

/** How many months have partitions before they begin. */
const monthsAhead = 3

/** Creates the missing partitions of events of the current month and of the next ones. @returns how many it created */
export async function createComingMonths(db: Database, now: Date): Promise<number> {
  // Writers wait while a partition is created: it must not wait for a long transaction, and is tried again.
  await sql`set local lock_timeout = '2s'`.execute(db)
  const { rows } = await sql`
    select create_event_months(array(
      select (date_trunc('month', ${now}::timestamptz at time zone 'UTC') + ahead * interval '1 month')::date
      from generate_series(0, ${sql.lit(monthsAhead)}) as ahead
    ))`.execute(db)
  return rows.length
}

/** Whether the statistics of all months together are older than a week. Autovacuum updates those of single partitions only. */
export async function hasOldEventStatistics(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_all_tables
    where relid = 'service_order_events'::regclass
      and (last_analyze is null or last_analyze < now() - interval '7 days')`.execute(db)
  return rows.length > 0
}

/** Updates the statistics of all months together, unless another process does. */
export async function analyzeEvents(db: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(2750915, 1) as taken`.execute(db)
  if (rows[0]?.taken) await sql`analyze service_order_events`.execute(db)
}

/** What keeps the events of a month from being detached. */
export interface MonthFacts {
  /** Whether the month has a partition. */
  readonly exists: boolean
  /** Whether the month ended before the retention of the audit log. */
  readonly is_past_retention: boolean
  /** Orders of the month that are not closed, or have contacts. */
  readonly kept_orders: number
}

/** Selects whether the events of a month may be detached. `month` is its first day. A month may have millions of orders. */
export async function selectMonthFacts(db: Database, month: string, now: Date): Promise<MonthFacts> {
  await sql`set local statement_timeout = 0`.execute(db)
  const { rows } = await sql<MonthFacts>`
    select
      to_regclass(to_char(${month}::date, '"service_order_events_"YYYY_MM')) is not null as exists,
      (${month}::date + interval '1 month') at time zone 'UTC'
        < ${now}::timestamptz - (select audit_months from settings) * interval '1 month' as is_past_retention,
      (select count(*)::integer from service_orders
        where id >= ${firstId(month, 0)} and id < ${firstId(month, 1)}
          and (closed_at is null or contacts_erased_at is null)) as kept_orders`.execute(db)
  return rows[0] as MonthFacts
}

/** The lowest id of a month, or of one after it. */
const firstId = (month: string, ahead: 0 | 1) =>
  sql`first_id_of((${month}::date + ${sql.lit(ahead)} * interval '1 month') at time zone 'UTC')`

/**
 * Detaches the events of a month into the schema `archive`, without what refers to them. The figures of failed attempts
 * are copies, and stay. @returns the name of the detached table
 */
export async function moveMonthToArchive(db: Database, month: string): Promise<string> {
  const ofMonth = sql`service_order_id >= ${firstId(month, 0)} and service_order_id < ${firstId(month, 1)}`
  await sql`delete from service_order_last_steps where ${ofMonth}`.execute(db)
  await sql`delete from webhook_deliveries where ${ofMonth}`.execute(db)
  await sql`update order_occurrences set event_id = null where event_id is not null and ${ofMonth}`.execute(db)
  const table = `service_order_events_${month.slice(0, 7).replace('-', '_')}`
  await sql`alter table service_order_events detach partition ${sql.table(table)}`.execute(db)
  await sql`create schema if not exists archive`.execute(db)
  await sql`alter table ${sql.table(table)} set schema archive`.execute(db)
  return `archive.${table}`
}
