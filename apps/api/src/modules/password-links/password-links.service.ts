import { formatGreeting } from '../../domain/greeting.ts'
import type { Context } from '../../platform/context.ts'
import { limitError } from '../../platform/errors/app-error.ts'
import { hashToken, newToken } from '../../platform/security/tokens.ts'
import { deleteInvalidLinkEmails, queueEmail } from '../mail/index.ts'
import {
  deleteExpiredLinks,
  deleteUserLinks,
  hasLinkSince,
  insertLink,
  lockLinks,
  redeemLinkRow,
} from './password-links.sql.ts'

const resetMinutes = 30
const resetEveryMs = 60_000
const invitationDays = 7

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Sends a link to reset a forgotten password. At most one a minute, so that no mailbox can be flooded. */
export async function sendResetLink(ctx: Context, person: Person, redirect?: string): Promise<void> {
  // Requests at the same moment wait here, so that the later ones find the link of the first.
  await lockLinks(ctx.db, person.id)
  const recently = new Date(ctx.clock().getTime() - resetEveryMs)
  if (await hasLinkSince(ctx.db, person.id, recently)) return
  const { link, hash } = await createLink(ctx, person.id, resetMinutes * 60_000, redirect ? { redirect } : {})
  await queueEmail(ctx, {
    link: hash,
    recipient: person.email,
    subject: 'Crie uma senha nova no Malote',
    body: [
      formatGreeting(person.name),
      'Alguém pediu uma senha nova para o seu acesso ao Malote. Se foi você, crie a senha:',
      `Criar senha nova:\n${link}`,
      `O link vale por ${resetMinutes} minutos e serve uma vez. Se não foi você, ignore esta mensagem: nada mudou.`,
    ].join('\n\n'),
  })
}

/** Sends the link with which an invited user sets the first password. */
export async function sendInvitation(ctx: Context, person: Person): Promise<void> {
  const { link, hash } = await createLink(ctx, person.id, invitationDays * 24 * 3_600_000, { convite: 'true' })
  await queueEmail(ctx, {
    link: hash,
    recipient: person.email,
    subject: 'Seu acesso ao Malote',
    body: [
      formatGreeting(person.name),
      'Você recebeu um acesso ao Malote, onde sua empresa solicita e acompanha entregas. Escolha sua senha:',
      `Escolher minha senha:\n${link}`,
      `O link vale por ${invitationDays} dias e serve uma vez.`,
    ].join('\n\n'),
  })
}

/**
 * Allows one message a minute, so that a double click sends one.
 *
 * @throws AppError when the last message is less than a minute old.
 */
export async function assertInvitationInterval(ctx: Context, userId: string): Promise<void> {
  const recently = new Date(ctx.clock().getTime() - resetEveryMs)
  if (!(await hasLinkSince(ctx.db, userId, recently))) return
  throw limitError(resetEveryMs, 'O convite acabou de ser enviado. Tente de novo em um minuto.')
}

/**
 * Redeems a link.
 *
 * @returns the user's id; undefined when the link is expired, used or unknown.
 */
export async function redeemLink(ctx: Context, token: string): Promise<string | undefined> {
  return redeemLinkRow(ctx.db, hashToken(token), ctx.clock())
}

/** Deletes all links of a user. */
export async function deleteLinks(ctx: Context, userId: string): Promise<void> {
  await deleteUserLinks(ctx.db, userId)
}

/** Deletes expired links, and unsent e-mails that contain a deleted link. */
export async function sweepPasswordLinks(ctx: Context): Promise<void> {
  await deleteExpiredLinks(ctx.db, ctx.clock())
  await deleteInvalidLinkEmails(ctx)
}

/** @param more additional query parameters of the page that the link opens. */
async function createLink(
  ctx: Context,
  userId: string,
  lifetimeMs: number,
  more: Readonly<Record<string, string>>,
): Promise<{ link: string; hash: Buffer }> {
  const token = newToken()
  const hash = hashToken(token)
  const now = ctx.clock()
  // The newest link invalidates the older ones.
  await deleteUserLinks(ctx.db, userId)
  await insertLink(ctx.db, {
    token_hash: hash,
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimeMs),
  })
  return { link: `${ctx.config.publicUrl}/recuperar-senha?${new URLSearchParams({ token, ...more })}`, hash }
}
