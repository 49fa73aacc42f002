import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

export async function insertAccess(db: Database, row: Insertable<Tables['access_log']>): Promise<void> {
  await db
    .insertInto('access_log')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'address', 'day']).doUpdateSet({
        last_at: sql<Date>`greatest(access_log.last_at, excluded.last_at)`,
      }),
    )
    .execute()
}

/** Deletes accesses older than the configured retention. */
export async function deleteOldAccesses(db: Database, now: Date): Promise<void> {
  const oldest = sql<Date>`${now}::timestamptz - (select access_log_days from settings) * interval '1 day'`
  await db.deleteFrom('access_log').where('last_at', '<', oldest).execute()
}

export async function selectUsedDevices(db: Database, userId: string) {
  return db
    .selectFrom('access_log')
    .select(['user_agent as userAgent', 'address'])
    .distinct()
    .where('user_id', '=', userId)
    .where('address', '<>', 'local')
    .limit(500)
    .execute()
}
