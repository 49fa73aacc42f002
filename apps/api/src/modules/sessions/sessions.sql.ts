import type { Insertable } from 'kysely'
import { prepare } from '../../database/prepare.ts'
import type { Tables } from '../../database/tables.ts'
import type { Database, Session } from '../../platform/context.ts'

export async function insertSession(db: Database, row: Insertable<Tables['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

interface LiveSession extends Session {
  readonly lastSeenAt: Date
}

const liveSession = prepare((db, hash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.last_seen_at', 'users.id as user_id', 'users.name', 'users.role'])
    .where('sessions.token_hash', '=', hash)
    .where('sessions.expires_at', '>', now)
    .where('users.status', '=', 'active'),
)

/** The session of a token, while it lasts and its user may sign in. */
export async function selectLiveSession(db: Database, hash: Buffer, now: Date): Promise<LiveSession | undefined> {
  const [row] = await liveSession(db, hash, now)
  if (!row) return undefined
  const user = { id: row.user_id, name: row.name, role: row.role }
  return { id: row.id, user, lastSeenAt: row.last_seen_at }
}

/** Notes that a session was used; of several calls at once, one writes. */
export async function touchSession(db: Database, id: string, now: Date, before: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<=', before)
    .execute()
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
