import { type Context, requireFiles } from '../../platform/context.ts'
import type { Mailer, Message } from '../../platform/mail/mailer.ts'
import { newId } from '../../platform/security/ids.ts'
import { letterHtml, letterText } from './letter.ts'
import {
  deleteDeadEmails,
  type EmailRow,
  insertEmail,
  markSent,
  postpone,
  selectBacklog,
  selectSender,
  selectWaitingEmails,
  takeDueEmail,
} from './mail.sql.ts'

interface Attachment {
  /** Where it stands in the file store. */
  readonly key: string
  readonly name: string
  readonly type: string
}

interface Email {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

interface NewEmail extends Email {
  /** The hash of the link's token, when the body carries one. */
  readonly link?: Buffer
  /** A file that goes with it. */
  readonly attachment?: Attachment
}

/** Longer than any attempt can take: what a process that died had taken is due again after it. */
const leaseMs = 5 * 60_000
const firstPauseMs = 30_000

/** Leaves a message in the outbox, in the transaction of what it tells about. */
export async function queueEmail(ctx: Context, { link, attachment, ...email }: NewEmail): Promise<void> {
  const now = ctx.clock()
  const file = attachment && { file_key: attachment.key, file_name: attachment.name, file_type: attachment.type }
  const times = { created_at: now, next_attempt_at: now }
  await insertEmail(ctx.db, { id: newId(), ...email, ...file, token_hash: link ?? null, ...times })
}

/**
 * Sends the messages that are due, until one fails: the server may be the reason, and the rest can wait for the next
 * round. No connection to the database is held while the mail server is spoken to.
 */
export async function deliverEmails(ctx: Context, send: Mailer, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const now = ctx.clock()
    const email = await takeDueEmail(ctx.db, now, new Date(now.getTime() + leaseMs))
    if (!email) return
    try {
      const { id, recipient, subject } = email
      await send({ id, recipient, subject, ...(await dress(ctx, email)), attachment: await attachmentOf(ctx, email) })
    } catch (error) {
      const pause = firstPauseMs * 2 ** (email.attempts - 1)
      await postpone(ctx.db, email.id, new Date(ctx.clock().getTime() + pause))
      // Never the error's text: servers repeat the address in it.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
      const givenUp = email.attempts >= email.maximum_attempts
      ctx.log.warn({ email: email.id, attempt: email.attempts, code, responseCode, givenUp }, 'e-mail not sent')
      return
    }
    await markSent(ctx.db, email.id, ctx.clock())
  }
}

/** A message as it is sent: text, and the same with a face, each with who answers for the installation. */
export async function dress(
  ctx: Context,
  { subject, body }: Pick<Email, 'subject' | 'body'>,
): Promise<Pick<Message, 'text' | 'html'>> {
  const sender = await selectSender(ctx.db)
  return { text: letterText({ body, sender }), html: letterHtml({ subject, body, sender, origin: ctx.publicUrl }) }
}

async function attachmentOf(
  ctx: Context,
  { file_key, file_name, file_type }: EmailRow,
): Promise<Message['attachment']> {
  if (file_key === null || file_name === null || file_type === null) return undefined
  return { name: file_name, type: file_type, content: await requireFiles(ctx).read(file_key) }
}

/** Takes out of the outbox what carries a link that was used, replaced or outlived. What was sent has no link any more. */
export async function dropDeadEmails(ctx: Context): Promise<void> {
  await deleteDeadEmails(ctx.db)
}

/** What was not sent yet, oldest first. */
export async function listWaitingEmails(ctx: Context): Promise<Email[]> {
  return selectWaitingEmails(ctx.db)
}

/** What of the outbox waits: a mail server that refuses is seen here first. */
export async function mailBacklog(ctx: Context): Promise<{ waiting: number; seconds: number }> {
  return selectBacklog(ctx.db, ctx.clock())
}
