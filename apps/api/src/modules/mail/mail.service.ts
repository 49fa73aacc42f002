import type { Context } from '../../platform/context.ts'
import type { Mailer, Message } from '../../platform/mail/mailer.ts'
import { newId } from '../../platform/security/ids.ts'
import { formatEmailHtml, formatEmailText } from './email-layout.ts'
import {
  claimDueEmail,
  deleteDeadEmails,
  type EmailRow,
  insertEmail,
  markSent,
  postpone,
  selectBacklog,
  selectSender,
  selectWaitingEmails,
} from './mail.sql.ts'

interface Attachment {
  /** The key in the file store. */
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
  /** The hash of the link's token, when the body contains one. */
  readonly link?: Buffer
  readonly attachment?: Attachment
  /** Replaces `{{secret}}` in the body when it is sent, and is then deleted. */
  readonly secret?: string | null
  /** Where the recipient opts out, by one click (RFC 8058). */
  readonly unsubscribeUrl?: string
  /** The message to a recipient that this e-mail is. */
  readonly recipientMessageId?: string
}

/** Longer than any attempt: messages claimed by a process that died are due again afterwards. */
const leaseMs = 5 * 60_000
const firstPauseMs = 30_000

/** Queues an e-mail in the outbox, in the transaction of the change that it reports. */
export async function queueEmail(ctx: Context, email: NewEmail): Promise<void> {
  const { recipient, subject, body, link, attachment, secret = null } = email
  const now = ctx.clock()
  const file = attachment && { file_key: attachment.key, file_name: attachment.name, file_type: attachment.type }
  const times = { created_at: now, next_attempt_at: now }
  const { unsubscribeUrl: unsubscribe_url = null, recipientMessageId: recipient_message_id = null } = email
  const about = { token_hash: link ?? null, secret, unsubscribe_url, recipient_message_id }
  await insertEmail(ctx.db, { id: newId(), recipient, subject, body, ...file, ...about, ...times })
}

/**
 * Sends the due e-mails until one fails: the server may be the cause, and the rest waits for the next run. No database
 * connection is in use during the SMTP dialogue.
 */
export async function deliverEmails(ctx: Context, send: Mailer, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const now = ctx.clock()
    const email = await claimDueEmail(ctx.db, now, new Date(now.getTime() + leaseMs))
    if (!email) return
    try {
      const { id, recipient, subject } = email
      await send({
        id,
        recipient,
        subject,
        ...(await renderEmail(ctx, email)),
        attachment: await readAttachment(ctx, email),
        unsubscribeUrl: email.unsubscribe_url ?? undefined,
      })
    } catch (error) {
      const pause = firstPauseMs * 2 ** (email.attempts - 1)
      await postpone(ctx.db, email.id, new Date(ctx.clock().getTime() + pause))
      // Without the error's text: servers include the address in it.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
      const givenUp = email.attempts >= email.maximum_attempts
      ctx.log.warn({ email: email.id, attempt: email.attempts, code, responseCode, givenUp }, 'e-mail not sent')
      return
    }
    await markSent(ctx.db, email.id, ctx.clock())
  }
}

/** Renders an e-mail as text and HTML, both with the contact of the installation. */
export async function renderEmail(
  ctx: Context,
  email: Pick<Email, 'subject' | 'body'> & Partial<Pick<EmailRow, 'secret' | 'unsubscribe_url'>>,
): Promise<Pick<Message, 'text' | 'html'>> {
  const sender = await selectSender(ctx.db)
  const { subject } = email
  const body = fillSecret(email)
  const unsubscribeUrl = email.unsubscribe_url ?? undefined
  return {
    text: formatEmailText({ body, sender, unsubscribeUrl }),
    html: formatEmailHtml({ subject, body, sender, origin: ctx.config.publicUrl, unsubscribeUrl }),
  }
}

const fillSecret = ({ body, secret }: { readonly body: string; readonly secret?: string | null }): string =>
  body.replaceAll('{{secret}}', secret ?? '')

async function readAttachment(
  ctx: Context,
  { file_key, file_name, file_type }: EmailRow,
): Promise<Message['attachment']> {
  if (file_key === null || file_name === null || file_type === null) return undefined
  return { name: file_name, type: file_type, content: await ctx.services.files.read(file_key) }
}

/** Deletes unsent e-mails whose link was used, replaced or expired. Sent e-mails have no link any more. */
export async function deleteInvalidLinkEmails(ctx: Context): Promise<void> {
  await deleteDeadEmails(ctx.db)
}

/** Lists unsent e-mails, oldest first. */
export async function listWaitingEmails(ctx: Context): Promise<Email[]> {
  const rows = await selectWaitingEmails(ctx.db)
  return rows.map((row) => ({ ...row, body: fillSecret(row) }))
}

/** Returns the size and age of the outbox: a failing mail server is visible here first. */
export async function mailBacklog(ctx: Context): Promise<{ waiting: number; seconds: number }> {
  return selectBacklog(ctx.db, ctx.clock())
}
