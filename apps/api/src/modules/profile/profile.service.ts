import type { EndpointOutput, PasswordChange, ProfileChanges, profile, User } from '@malote/api-client/contract'
import { formatGreeting } from '../../domain/greeting.ts'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { AppError, fieldError } from '../../platform/errors/app-error.ts'
import { recordAudit } from '../audit/index.ts'
import { countPasswordAttempt, resetPasswordAttempts } from '../auth/index.ts'
import { queueEmail } from '../mail/index.ts'
import { deleteLinks } from '../password-links/index.ts'
import { assertRecentPassword, closeOtherSessions, confirmSession, listOwnSessions } from '../sessions/index.ts'
import { changeOwnDetails, getMe, hasPassword, setPassword } from '../users/index.ts'

/** Changes the caller's own details. A new e-mail requires the password, and the old address is notified. */
export async function updateProfile(ctx: Context, { currentPassword, ...details }: ProfileChanges): Promise<User> {
  const me = await getMe(ctx)
  const moves = details.email !== undefined && details.email !== me.email
  if (moves) await requirePassword(ctx, me.email, currentPassword)
  return inTransaction(ctx, async (txCtx) => {
    const { before, user } = await changeOwnDetails(txCtx, details)
    if (before.email !== user.email) {
      await deleteLinks(txCtx, user.id)
      await closeOtherSessions(txCtx)
      await notify(
        txCtx,
        before,
        'Seu e-mail de acesso ao Malote mudou',
        'O e-mail do seu acesso ao Malote foi trocado.',
      )
    }
    return user
  })
}

/** Sets a new password of the caller and ends all other sessions. */
export async function changePassword(ctx: Context, { currentPassword, password }: PasswordChange): Promise<void> {
  const me = await getMe(ctx)
  await requirePassword(ctx, me.email, currentPassword)
  await inTransaction(ctx, async (txCtx) => {
    if (!(await setPassword(txCtx, me.id, password))) throw new AppError('unauthenticated')
    await deleteLinks(txCtx, me.id)
    await closeOtherSessions(txCtx)
    await notify(txCtx, me, 'Sua senha do Malote mudou', 'A senha do seu acesso ao Malote foi trocada.')
    await recordAudit(txCtx, { action: 'profile.changePassword', entityId: me.id, changes: {} })
  })
}

/** Confirms the caller's password for the sensitive actions of this session. */
export async function confirmPassword(ctx: Context, currentPassword: string): Promise<void> {
  const me = await getMe(ctx)
  await requirePassword(ctx, me.email, currentPassword)
  await confirmSession(ctx)
}

/** Ends all sessions of the caller except this one. */
export async function endOtherSessions(ctx: Context): Promise<void> {
  assertRecentPassword(ctx)
  await closeOtherSessions(ctx)
}

/** Lists the caller's open sessions. */
export async function listSessions(ctx: Context): Promise<EndpointOutput<typeof profile.sessions>> {
  requireSession(ctx)
  return { data: await listOwnSessions(ctx) }
}

/** Checks the password with the same limit of attempts as sign-in, so that an unattended session cannot guess it. */
async function requirePassword(ctx: Context, email: string, password: string | undefined): Promise<void> {
  if (password === undefined)
    throw fieldError('/currentPassword', 'Informe a senha atual para trocar o e-mail.', 'required')
  const attempt = await countPasswordAttempt(ctx, email)
  if (!(await hasPassword(ctx, password))) {
    throw fieldError('/currentPassword', 'A senha atual não confere. Confira e tente de novo.')
  }
  await resetPasswordAttempts(ctx, attempt)
}

async function notify(ctx: Context, person: { name: string; email: string }, subject: string, news: string) {
  const advice = 'Se não foi você, peça uma senha nova em Esqueci minha senha e fale com um administrador.'
  const body = [formatGreeting(person.name), news, advice].join('\n\n')
  await queueEmail(ctx, { recipient: person.email, subject, body })
}
