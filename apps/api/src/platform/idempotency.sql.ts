import type { Insertable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Database } from './context.ts'

type NewKey = Insertable<Tables['idempotency_keys']>
type KeyOfCaller = Pick<NewKey, 'user_id' | 'key'>

/** Takes a key; false when it is taken. Waits for whoever is just taking it. An expired one is as good as new. */
export async function insertKey(db: Database, row: NewKey): Promise<boolean> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', row.user_id)
    .where('key', '=', row.key)
    .where('expires_at', '<=', row.created_at)
    .execute()
  const inserted = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function selectKey(db: Database, { user_id, key }: KeyOfCaller) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function updateAnswer(
  db: Database,
  { user_id, key }: KeyOfCaller,
  answer: { status: number; answer: string },
): Promise<void> {
  await db.updateTable('idempotency_keys').set(answer).where('user_id', '=', user_id).where('key', '=', key).execute()
}

export async function deleteExpiredKeys(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute()
}
