import type { Credentials, ForgotPassword, Session } from '@malote/api-client/contract'
import { AppError } from '../../platform/app-error.ts'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { atEvenPace } from '../../platform/even-pace.ts'
import { dropLinks, redeemLink, sendResetLink } from '../password-links/index.ts'
import { closeSession, closeSessionsOf, openSession } from '../sessions/index.ts'
import { findByCredentials, findByEmail, noteLogin, setPassword } from '../users/index.ts'
import { type Attempt, countAttempt, deleteAttemptsBefore, forgetAttempts } from './auth.sql.ts'
import { tellOfNewDevice } from './new-device.service.ts'

const allowedAttempts = 5
const pauseMs = 5 * 60_000
/** Writing a link and its message takes some milliseconds more than finding nobody. */
const forgottenFloorMs = 250

/** Opens a session. A wrong password and an unknown e-mail answer alike and take the same time. */
export async function login(ctx: Context, { email, password }: Credentials): Promise<Session> {
  const attempt = await countPasswordAttempt(ctx, email)
  const userId = await findByCredentials(ctx, email, password)
  if (!userId) throw new AppError('invalid_credentials')
  return inTransaction(ctx, async (inside) => {
    await forgetAttempts(inside.db, attempt)
    const user = await noteLogin(inside, userId)
    await tellOfNewDevice(inside, user)
    return { token: await openSession(inside, userId), user }
  })
}

/** Counts a password that is about to be tried, wherever one is asked for, and refuses the one past the measure. */
export async function countPasswordAttempt(ctx: Context, email: string): Promise<Attempt> {
  const attempt = { email, address: ctx.address }
  const now = ctx.clock()
  const until = await countAttempt(ctx.db, attempt, { now, allowed: allowedAttempts, pauseMs })
  if (until) throw pauseError(until.getTime() - now.getTime())
  return attempt
}

/** Begins counting anew, after the right password. */
export async function forgetPasswordAttempts(ctx: Context, attempt: Attempt): Promise<void> {
  await forgetAttempts(ctx.db, attempt)
}

/** Ends the caller's session; its token is worth nothing from here on. */
export async function logout(ctx: Context): Promise<void> {
  await closeSession(ctx, requireSession(ctx).session.id)
}

/** Sends a reset link, if the e-mail has an account; the caller cannot tell, not even by how long it takes. */
export async function forgotPassword(ctx: Context, { email, redirect }: ForgotPassword): Promise<void> {
  await atEvenPace(forgottenFloorMs, () =>
    inTransaction(ctx, async (inside) => {
      const person = await findByEmail(inside, email)
      if (person) await sendResetLink(inside, person, redirect)
    }),
  )
}

/** Sets a new password with a link's token and ends every session that the old one opened. */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const userId = await redeemLink(inside, token)
    if (!userId || !(await setPassword(inside, userId, password))) throw new AppError('invalid_token')
    await dropLinks(inside, userId)
    await closeSessionsOf(inside, userId)
  })
}

/** Forgets the counts that a new attempt would start again anyway. */
export async function sweepAttempts(ctx: Context): Promise<void> {
  await deleteAttemptsBefore(ctx.db, new Date(ctx.clock().getTime() - pauseMs))
}

function pauseError(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`
  return new AppError('too_many_requests', `Muitas tentativas. Tente de novo em ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
