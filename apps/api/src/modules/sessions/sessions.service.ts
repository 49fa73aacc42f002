import type { AccessRecord, OpenSession } from '@malote/api-client/contract'
import { type Context, requireSession, type Session } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { newId } from '../../platform/security/ids.ts'
import { hashToken, newToken } from '../../platform/security/tokens.ts'
import { describeDevice } from './device.ts'
import {
  deleteAllSessions,
  deleteExpiredSessions,
  deleteOldAccesses,
  deleteSession,
  deleteUserSession,
  deleteUserSessions,
  insertAccess,
  insertSession,
  type SessionRow,
  selectLiveSession,
  selectUsedDevices,
  selectUserSessions,
  touchSession,
  updateConfirmedAt,
} from './sessions.sql.ts'

const day = 24 * 3_600_000
const lifetimeMs = 30 * day
/** As long as the browser keeps unsent drafts. */
const idleTimeoutMs = 7 * day
const lastUseIntervalMs = 60_000
/** After this time, a sensitive action requires the password again. */
const confirmationMs = 10 * 60_000

/** Returns when a session that is used now ends without a further use. */
export const getIdleEnd = (now: Date): Date => new Date(now.getTime() + idleTimeoutMs)

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
    expires_at: getIdleEnd(now),
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
  return { id: live.id, user: live.user, openedAt: live.openedAt, confirmedAt: live.confirmedAt }
}

/** Saves that the caller has entered their password in this session. */
export async function confirmSession(ctx: Context): Promise<void> {
  const { db, now, session } = requireSession(ctx)
  await updateConfirmedAt(db, session.id, now)
}

/**
 * Checks that the caller has entered their password in this session within the last ten minutes, so that an unattended
 * session cannot be used for a sensitive action (OWASP ASVS 7.5.2). An API key has no password.
 *
 * @throws AppError `password_required`.
 */
export function assertRecentPassword(ctx: Context): void {
  const { now, session } = requireSession(ctx)
  if (!session.confirmedAt || now.getTime() - session.confirmedAt.getTime() < confirmationMs) return
  throw new AppError('password_required')
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
  assertRecentPassword(ctx)
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

/** Ends the sessions of a user, except the caller's current one. Returns their number. */
export async function endUserSessions(ctx: Context, userId: string): Promise<number> {
  const { db, session } = requireSession(ctx)
  return deleteUserSessions(db, userId, session.id)
}

/** Ends the sessions of all users or of the members of a company, except the caller's current one. */
export async function endAllSessions(ctx: Context, companyId: string | undefined): Promise<number> {
  const { db, session } = requireSession(ctx)
  return deleteAllSessions(db, session.id, companyId)
}

/** Deletes expired sessions. */
export async function sweepSessions(ctx: Context): Promise<void> {
  await deleteExpiredSessions(ctx.db, ctx.clock())
}

/** Logs from where and when the product is used, as the Marco Civil requires of its provider. */
async function recordAccess(ctx: Context, sessionId: string, userId: string): Promise<void> {
  const now = ctx.clock()
  await insertAccess(ctx.db, {
    session_id: sessionId,
    address: ctx.ipAddress,
    day: now.toISOString().slice(0, 10),
    user_id: userId,
    user_agent: ctx.userAgent ?? null,
    first_at: now,
    last_at: now,
  })
}

/** Deletes the accesses that the law no longer requires. */
export async function sweepAccessLog(ctx: Context): Promise<void> {
  await deleteOldAccesses(ctx.db, ctx.clock())
}

/** Lists the devices and addresses that a user used, each pair once, without those of the server itself. */
export async function listUsedDevices(
  ctx: Context,
  userId: string,
): Promise<{ userAgent: string | null; address: string }[]> {
  return selectUsedDevices(ctx.db, userId)
}

interface AccessRow {
  readonly address: string
  readonly user_agent: string | null
  readonly first_at: Date
  readonly last_at: Date
}

/** Maps a row of the access log to an access: from where, with which device and when. */
export function toAccess(row: AccessRow): Pick<AccessRecord, 'address' | 'device' | 'firstAt' | 'lastAt'> {
  return {
    address: row.address,
    device: describeDevice(row.user_agent),
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
  }
}

/** Maps a row to an open session of the API. */
function toOpenSession(row: SessionRow, currentId: string): OpenSession {
  return {
    id: row.id,
    device: describeDevice(row.user_agent),
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    current: row.id === currentId,
  }
}
