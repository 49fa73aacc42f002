import type { Role } from '@malote/api-client/contract'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../context.ts'
import type { Tables } from '../db/tables.ts'

type NewKey = Omit<Insertable<Tables['idempotency_keys']>, 'role' | 'carries_out' | 'company_ids'>
type KeyOfCaller = Pick<NewKey, 'user_id' | 'key'>

/** Inserts a key; false when it exists. Waits for a concurrent insert of the same key. An expired key is replaced. */
export async function insertKey(db: Database, row: NewKey): Promise<boolean> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', row.user_id)
    .where('key', '=', row.key)
    .where('expires_at', '<=', row.created_at)
    .execute()
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({
      ...row,
      role: sql<Role>`(select role from users where id = ${row.user_id})`,
      carries_out: sql<boolean>`(select carries_out from users where id = ${row.user_id})`,
      company_ids: sql<string[]>`array(select company_id from memberships where user_id = ${row.user_id})`,
    })
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

/** Whether the caller still has the role and the companies from when the key was inserted. */
export async function hasSameAccess(db: Database, { user_id, key }: KeyOfCaller): Promise<boolean> {
  const row = await db
    .selectFrom('idempotency_keys')
    .innerJoin('users', 'users.id', 'idempotency_keys.user_id')
    .select('users.id')
    .where('idempotency_keys.user_id', '=', user_id)
    .where('idempotency_keys.key', '=', key)
    .where(sql<boolean>`(idempotency_keys.role is null or idempotency_keys.role = users.role)`)
    .where(sql<boolean>`(idempotency_keys.carries_out is not true or users.carries_out)`)
    .where(sql<boolean>`coalesce(idempotency_keys.company_ids, '{}') <@ array(
      select company_id from memberships where memberships.user_id = users.id)`)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateResponse(
  db: Database,
  { user_id, key }: KeyOfCaller,
  response: { status: number; answer: string },
): Promise<void> {
  await db.updateTable('idempotency_keys').set(response).where('user_id', '=', user_id).where('key', '=', key).execute()
}

/** The status of a stored response that must not be repeated: the step of its request was undone. */
export const withdrawnStatus = 409

export async function deleteExpiredKeys(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute()
}
