import type { Insertable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

export async function insertLink(db: Database, row: Insertable<Tables['password_tokens']>): Promise<void> {
  await db.insertInto('password_tokens').values(row).execute()
}

/** Locks the links of a user until the transaction ends, also when there are none. */
export async function lockLinks(db: Database, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function hasLinkSince(db: Database, userId: string, moment: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_tokens')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('created_at', '>', moment)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUserLinks(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('password_tokens').where('user_id', '=', userId).execute()
}

/** Deletes a link and returns its user: of two concurrent uses, one gets the user. */
export async function redeemLinkRow(db: Database, hash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('password_tokens')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('password_tokens').where('expires_at', '<=', now).execute()
}
