import { type Insertable, sql } from 'kysely'
import type { Database, Session } from '../../platform/context.ts'
import { prepare } from '../../platform/db/prepare.ts'
import type { Tables } from '../../platform/db/tables.ts'

export async function insertSession(db: Database, row: Insertable<Tables['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

interface LiveSession extends Session {
  readonly lastSeenAt: Date
  /** The network address of the last use. */
  readonly address: string | null
}

const liveSession = prepare((db, hash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.created_at',
      'sessions.confirmed_at',
      'sessions.last_seen_at',
      'sessions.address',
      'users.id as user_id',
      'users.name',
      'users.role',
      'users.carries_out',
    ])
    .where('sessions.token_hash', '=', hash)
    .where('sessions.expires_at', '>', now)
    .where('users.status', '=', 'active'),
)

/** Selects the session of a token, unless it is expired or its user may not sign in. */
export async function selectLiveSession(db: Database, hash: Buffer, now: Date): Promise<LiveSession | undefined> {
  const [row] = await liveSession(db, hash, now)
  if (!row) return undefined
  const user = { id: row.user_id, name: row.name, role: row.role, carriesOut: row.carries_out }
  const { created_at: openedAt, confirmed_at, last_seen_at: lastSeenAt, address } = row
  return { id: row.id, user, openedAt, confirmedAt: confirmed_at ?? openedAt, lastSeenAt, address }
}

interface Use {
  readonly address: string
  readonly now: Date
  /** A use after this time is recent enough not to be saved again. */
  readonly before: Date
  readonly unusedMs: number
  readonly lifetimeMs: number
}

/** Saves the use of a session with its address, and extends the session; of several concurrent requests, one writes. */
export async function touchSession(db: Database, id: string, use: Use): Promise<void> {
  const { address, now, before, unusedMs, lifetimeMs } = use
  const unused = new Date(now.getTime() + unusedMs)
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: now,
      address,
      expires_at: sql<Date>`least(${unused}, created_at + ${lifetimeMs} * interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('last_seen_at', '<=', before), eb('address', 'is distinct from', address)]))
    .execute()
}

export type SessionRow = Awaited<ReturnType<typeof selectUserSessions>>[number]

export async function selectUserSessions(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Deletes a session of this user; returns whether there was one. */
export async function deleteUserSession(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Saves when the password was entered in a session. */
export async function updateConfirmedAt(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', id).execute()
}

/** Deletes the sessions of a user; returns their number. */
export async function deleteUserSessions(db: Database, userId: string, exceptId?: string): Promise<number> {
  const query = db.deleteFrom('sessions').where('user_id', '=', userId)
  const { numDeletedRows } = await (exceptId ? query.where('id', '<>', exceptId) : query).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes all sessions but one, or those of the members of a company; returns their number. */
export async function deleteAllSessions(db: Database, exceptId: string, companyId?: string): Promise<number> {
  let query = db.deleteFrom('sessions').where('id', '<>', exceptId)
  if (companyId) {
    query = query.where('user_id', 'in', (eb) =>
      eb.selectFrom('memberships').select('memberships.user_id').where('memberships.company_id', '=', companyId),
    )
  }
  const { numDeletedRows } = await query.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

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
