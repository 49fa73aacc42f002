import { sql } from 'kysely'
import type { Database } from '../context.ts'

/** Requests of one caller in one window. */
export interface RequestCount {
  readonly caller: string
  readonly ends_at: Date
  readonly calls: number
}

/**
 * Adds the counts of this process and returns those of all. Rows are written in a fixed order, so that processes cannot
 * deadlock.
 */
export async function addRequestCounts(db: Database, counts: readonly RequestCount[]): Promise<RequestCount[]> {
  const rows = counts.toSorted((first, second) => (first.caller < second.caller ? -1 : 1))
  return db
    .insertInto('call_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['caller', 'ends_at']).doUpdateSet({ calls: sql<number>`call_counts.calls + excluded.calls` }),
    )
    .returningAll()
    .execute()
}

export async function selectRequestCount(db: Database, caller: string, endsAt: Date): Promise<number> {
  const row = await db
    .selectFrom('call_counts')
    .select('calls')
    .where('caller', '=', caller)
    .where('ends_at', '=', endsAt)
    .executeTakeFirst()
  return row?.calls ?? 0
}

export async function deleteRequestCountsBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('call_counts').where('ends_at', '<', moment).execute()
}
