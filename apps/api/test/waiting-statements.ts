import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** The number of statements in the database of a test that wait for a lock. */
export async function countWaiting({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}
