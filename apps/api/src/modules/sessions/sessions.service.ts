import type { Context, Session } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  insertSession,
  selectLiveSession,
  touchSession,
} from './sessions.sql.ts'

const lifetimeMs = 30 * 24 * 3_600_000
const seenEveryMs = 60_000

/** Opens a session and gives its token, which nobody can ask for again. */
export async function openSession(ctx: Context, userId: string): Promise<string> {
  const token = newToken()
  const now = ctx.clock()
  await insertSession(ctx.db, {
    id: newId(),
    user_id: userId,
    token_hash: hashToken(token),
    user_agent: ctx.userAgent ?? null,
    address: ctx.address,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + lifetimeMs),
  })
  return token
}

/** Whose token this is. The use is written down at most once a minute: reading stays reading. */
export async function authenticate(ctx: Context, token: string): Promise<Session | undefined> {
  const now = ctx.clock()
  const found = await selectLiveSession(ctx.db, hashToken(token), now)
  if (!found) return undefined
  const before = new Date(now.getTime() - seenEveryMs)
  if (found.lastSeenAt <= before) await touchSession(ctx.db, found.id, now, before)
  return { id: found.id, user: found.user }
}

/** Ends one session. */
export async function closeSession(ctx: Context, id: string): Promise<void> {
  await deleteSession(ctx.db, id)
}

/** Ends every session of a person, as a new password or a deactivation does. */
export async function closeSessionsOf(ctx: Context, userId: string): Promise<void> {
  await deleteSessionsOf(ctx.db, userId)
}

/** Forgets the sessions whose time is over. */
export async function sweepSessions(ctx: Context): Promise<void> {
  await deleteExpiredSessions(ctx.db, ctx.clock())
}
