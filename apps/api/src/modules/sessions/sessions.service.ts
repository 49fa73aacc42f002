import type { OpenSession } from '@malote/api-client/contract'
import { type Context, requireSession, type Session } from '../../platform/context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/security/ids.ts'
import { hashToken, newToken } from '../../platform/security/tokens.ts'
import { recordAccess } from './access-log.service.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteUserSession,
  deleteUserSessions,
  insertSession,
  selectLiveSession,
  selectUserSessions,
  touchSession,
} from './sessions.sql.ts'
import { toOpenSession } from './to-open-session.ts'

const day = 24 * 3_600_000
const lifetimeMs = 30 * day
/** As long as the browser keeps unsent drafts. */
const idleTimeoutMs = 7 * day
const lastUseIntervalMs = 60_000

/** Opens a session and returns its token, which cannot be read again. */
export async function openSession(ctx: Context, userId: string): Promise<string> {
  const token = newToken()
  const now = ctx.clock()
  const id = newId()
  await insertSession(ctx.db, {
    id,
    user_id: userId,
    token_hash: hashToken(token),
    user_agent: ctx.userAgent ?? null,
    address: ctx.ipAddress,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + idleTimeoutMs),
  })
  await recordAccess(ctx, id, userId)
  return token
}

/**
 * Returns the session of a token. A session ends a week after its last use, and thirty days after its start.
 * The use is saved at most once a minute for each address, so that most reads write nothing.
 */
export async function authenticate(ctx: Context, token: string): Promise<Session | undefined> {
  const now = ctx.clock()
  const live = await selectLiveSession(ctx.db, hashToken(token), now)
  if (!live) return undefined
  const before = new Date(now.getTime() - lastUseIntervalMs)
  if (live.lastSeenAt <= before || live.address !== ctx.ipAddress) {
    const use = { address: ctx.ipAddress, now, before, unusedMs: idleTimeoutMs, lifetimeMs }
    await touchSession(ctx.db, live.id, use)
    await recordAccess(ctx, live.id, live.user.id)
  }
  return { id: live.id, user: live.user }
}

/** Ends one session. */
export async function closeSession(ctx: Context, id: string): Promise<void> {
  await deleteSession(ctx.db, id)
}

/** Lists the caller's open sessions. */
export async function listOwnSessions(ctx: Context): Promise<OpenSession[]> {
  const { db, now, session, user } = requireSession(ctx)
  const rows = await selectUserSessions(db, user.id, now)
  return rows.map((row) => toOpenSession(row, session.id))
}

/** Ends one of the caller's sessions. */
export async function closeOwnSession(ctx: Context, id: string): Promise<void> {
  const { db, user } = requireSession(ctx)
  const ended = await deleteUserSession(db, user.id, id)
  if (!ended) throw new AppError('not_found', 'Esta sessão já terminou.')
}

/** Ends the caller's sessions except the current one. */
export async function closeOtherSessions(ctx: Context): Promise<void> {
  const { db, session, user } = requireSession(ctx)
  await deleteUserSessions(db, user.id, session.id)
}

/** Ends all sessions of a user, for a new password or a deactivation. */
export async function closeUserSessions(ctx: Context, userId: string): Promise<void> {
  await deleteUserSessions(ctx.db, userId)
}

/** Deletes expired sessions. */
export async function sweepSessions(ctx: Context): Promise<void> {
  await deleteExpiredSessions(ctx.db, ctx.clock())
}
