import type { Credentials, ForgotPassword, Session, User } from '@malote/api-client/contract'
import { formatAmount } from '../../domain/amounts.ts'
import { formatGreeting } from '../../domain/greeting.ts'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { AppError, limitError } from '../../platform/errors/app-error.ts'
import { toNetwork } from '../../platform/security/client-network.ts'
import { withMinimumDuration } from '../../platform/security/constant-time.ts'
import { queueEmail } from '../mail/index.ts'
import { notify } from '../notifications/index.ts'
import { deleteLinks, redeemLink, sendResetLink } from '../password-links/index.ts'
import {
  closeSession,
  closeUserSessions,
  describeDevice,
  getIdleEnd,
  listUsedDevices,
  openSession,
} from '../sessions/index.ts'
import { findByCredentials, findByEmail, recordLogin, setPassword } from '../users/index.ts'
import { type Attempt, countAttempt, deleteAttempts, deleteAttemptsBefore, uncountAttempt } from './auth.sql.ts'

const allowedAttempts = 5
const pauseMs = 5 * 60_000
/** Failed attempts at one account from all networks together; after these, only networks used before may try. */
const accountAttemptLimit = 50
const accountPauseMs = 60 * 60_000
/** The address under which attempts from all networks are counted. */
const allNetworks = '*'
/** Minimum response time in milliseconds: creating a link and its message takes longer than finding no account. */
const minimumResponseMs = 250

/**
 * Opens a session. A wrong password and an unknown e-mail have the same response and response time.
 *
 * @throws AppError `invalid_credentials`, or `too_many_requests` during a pause.
 */
export async function login(ctx: Context, { email, password }: Credentials): Promise<Session> {
  const attempt = await countPasswordAttempt(ctx, email)
  const userId = await findByCredentials(ctx, email, password)
  if (!userId) throw new AppError('invalid_credentials', undefined, { headers: { 'www-authenticate': 'Bearer' } })
  return inTransaction(ctx, async (txCtx) => {
    await resetPasswordAttempts(txCtx, attempt)
    const user = await recordLogin(txCtx, userId)
    await notifyNewDevice(txCtx, user)
    return { token: await openSession(txCtx, userId), user, expiresAt: getIdleEnd(txCtx.clock()).toISOString() }
  })
}

/**
 * Counts a password attempt before the password is checked.
 *
 * @throws AppError `too_many_requests` when the attempts are used up, with the seconds to wait.
 */
export async function countPasswordAttempt(ctx: Context, email: string): Promise<Attempt> {
  const attempt = { email, address: toNetwork(ctx.ipAddress) }
  const now = ctx.clock()
  const { until } = await countAttempt(ctx.db, attempt, { now, allowed: allowedAttempts, pauseMs })
  if (until) throw pauseError(until.getTime() - now.getTime())
  const account = { email, address: allNetworks }
  const all = await countAttempt(ctx.db, account, { now, allowed: accountAttemptLimit, pauseMs: accountPauseMs })
  if (all.attempts === accountAttemptLimit) await notifyOfPasswordGuessing(ctx, email)
  // An account that does not exist has no trusted network, so its response equals that of one that exists.
  if (all.until && !(await isKnownNetwork(ctx, attempt))) throw pauseError(all.until.getTime() - now.getTime())
  return attempt
}

/** Whether the account was used from this network before: guesses from elsewhere must not lock its user out. */
async function isKnownNetwork(ctx: Context, { email, address }: Attempt): Promise<boolean> {
  const person = await findByEmail(ctx, email)
  if (!person) return false
  return (await listUsedDevices(ctx, person.id)).some((used) => toNetwork(used.address) === address)
}

async function notifyOfPasswordGuessing(ctx: Context, email: string): Promise<void> {
  ctx.log.warn({ attempts: accountAttemptLimit }, 'too many failed sign-ins for one account from all networks')
  const person = await findByEmail(ctx, email)
  if (!person) return
  const body = [
    formatGreeting(person.name),
    'Alguém tentou entrar na sua conta do Malote muitas vezes na última hora, com senhas erradas. Ninguém entrou por isso.',
    'Por uma hora, só entram os endereços de onde você já entrou. Se a sua senha é usada em outro lugar, troque-a em Meu perfil.',
  ].join('\n\n')
  await queueEmail(ctx, { recipient: person.email, subject: 'Muitas tentativas de entrar na sua conta', body })
}

/** Resets the counters after a correct password. */
export async function resetPasswordAttempts(ctx: Context, attempt: Attempt): Promise<void> {
  await deleteAttempts(ctx.db, attempt)
  await uncountAttempt(ctx.db, { ...attempt, address: allNetworks })
}

/** Ends the caller's session; its token becomes invalid. */
export async function logout(ctx: Context): Promise<void> {
  await closeSession(ctx, requireSession(ctx).session.id)
}

/** Sends a reset link if the e-mail has an account. Neither the response nor its duration reveals whether it has. */
export async function forgotPassword(ctx: Context, { email, redirect }: ForgotPassword): Promise<void> {
  await withMinimumDuration(minimumResponseMs, () =>
    inTransaction(ctx, async (txCtx) => {
      const person = await findByEmail(txCtx, email)
      if (person) await sendResetLink(txCtx, person, redirect)
    }),
  )
}

/** Sets a new password with the token of a link and ends all sessions of the user. */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<void> {
  await inTransaction(ctx, async (txCtx) => {
    const userId = await redeemLink(txCtx, token)
    if (!userId || !(await setPassword(txCtx, userId, password))) throw new AppError('invalid_token')
    await deleteLinks(txCtx, userId)
    await closeUserSessions(txCtx, userId)
  })
}

/** Deletes expired attempt counters. */
export async function sweepPasswordAttempts(ctx: Context): Promise<void> {
  await deleteAttemptsBefore(ctx.db, new Date(ctx.clock().getTime() - accountPauseMs))
}

function pauseError(milliseconds: number): AppError {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  const wait = formatAmount(minutes, 'minuto', 'minutos')
  return limitError(milliseconds, `Muitas tentativas. Tente de novo em ${wait}.`)
}

/** Returns the first two groups of an IP address, because mobile networks change the other groups every day. */
const getNetwork = (address: string): string => address.split(/[.:]/).slice(0, 2).join('.')

/** Notifies a user of a sign-in from a new device or network. The first sign-in is not reported. */
async function notifyNewDevice(ctx: Context, user: User): Promise<void> {
  const usedDevices = await listUsedDevices(ctx, user.id)
  const device = describeDevice(ctx.userAgent ?? null)
  const isKnownDevice = usedDevices.some(({ userAgent }) => describeDevice(userAgent) === device)
  const isKnownNetwork = usedDevices.some(({ address }) => getNetwork(address) === getNetwork(ctx.ipAddress))
  if (usedDevices.length === 0 || (isKnownDevice && isKnownNetwork)) return
  await notify(ctx, {
    type: 'new_sign_in',
    to: [user.id],
    detail: `${device}, endereço ${ctx.ipAddress}`,
    email: {
      subject: 'Acesso por um aparelho novo no Malote',
      paragraphs: [
        'Sua conta do Malote foi aberta de um jeito que ainda não conhecíamos.',
        `Aparelho: ${device}. Endereço na rede: ${ctx.ipAddress}.`,
        'Se foi você, está tudo certo. Se não foi, troque sua senha e encerre as outras sessões em Meu perfil.',
      ],
    },
  })
}
