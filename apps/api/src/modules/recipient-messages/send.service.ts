import type { TimeWindow } from '@malote/api-client/contract'
import { type Context, inTransaction } from '../../platform/context.ts'
import type { JobKind } from '../../platform/jobs/index.ts'
import { TextMessageError } from '../../platform/messages/text-message-sender.ts'
import { queueEmail } from '../mail/index.ts'
import { hashContact, newContactToken } from './contact-token.ts'
import { formatEmail, formatText, getPin, getTemplate } from './message-text.ts'
import { selectOptOuts } from './opt-outs.sql.ts'
import { isTrue } from './queue.service.ts'
import {
  claimDueMessages,
  type MessageToSendRow,
  selectMessageToSend,
  selectOverdueMessages,
  updateWaitingMessage,
} from './recipient-messages.sql.ts'

const minuteMs = 60_000
/** Longer than any attempt: messages lost on the way to the queue are due again afterwards. */
const leaseMs = 10 * minuteMs
/** The pause after each failed attempt; after the last the message is given up: it would arrive too late. */
const pausesMs = [0.5, 2, 5, 15, 30, 60].map((minutes) => minutes * minuteMs)
const jobName = 'recipientMessages.send'

/** Moves due messages to the job queue; of several processes, one moves each message. */
export async function queueDueRecipientMessages(ctx: Context): Promise<number> {
  const { jobs } = ctx.services
  return inTransaction(ctx, async ({ db, clock }) => {
    const now = clock()
    const ids = await claimDueMessages(db, now, new Date(now.getTime() + leaseMs))
    for (const id of ids) await jobs.send(db, jobName, { id })
    return ids.length
  })
}

/** Returns the estimated arrival at the stop of a tracking token; null when there is no estimate. */
type GetArrival = (ctx: Context, token: string) => Promise<TimeWindow | null>

/**
 * Background jobs that send messages to recipients.
 *
 * @param getArrival Passed in, because the module of the tracking page depends on this one.
 */
export const recipientMessageJobs = (getArrival: GetArrival): readonly JobKind[] => [
  { name: jobName, concurrency: 5, run: (ctx, { id = '' }, signal) => sendMessage(ctx, id, signal, getArrival) },
]

/** Sends a message that is still true and wanted. A failure does not throw: the next attempt is in the outbox. */
async function sendMessage(ctx: Context, id: string, signal: AbortSignal, getArrival: GetArrival): Promise<void> {
  const row = await selectMessageToSend(ctx.db, id)
  if (row?.status !== 'waiting') return
  const contact = row.channel === 'email' ? row.contact_email : row.contact_phone
  const secret = ctx.services.signingSecret
  if (!contact || !row.public_token || !row.wanted || !getTemplate(row).enabled || !isTrue(row.kind, row)) {
    return finish(ctx, id, { status: 'skipped' })
  }
  if (secret === undefined) {
    return finish(ctx, id, { status: 'failed', error: 'Falta SIGNING_SECRET, que guarda quem não quer avisos.' })
  }
  const masked = row.channel === 'email' ? maskEmail(contact) : maskPhone(contact)
  const optOuts = await selectOptOuts(ctx.db, [hashContact(contact, secret)])
  if (optOuts.all || optOuts.companyIds.includes(row.company_id)) {
    return finish(ctx, id, { status: 'opted_out', contact: masked })
  }
  const link = `${ctx.config.publicUrl}/rastreio/${row.public_token}`
  const arrival = row.order_status === 'in_transit' ? await getArrival(ctx, row.public_token) : null
  const message = { row, contact, masked, link, arrival }
  if (row.channel === 'email') await sendEmail(ctx, message, newContactToken(contact, secret))
  else await sendText(ctx, message, signal)
}

/** Returns the number and age of the overdue messages: stopped workers are visible here. */
export async function recipientMessageBacklog(ctx: Context): Promise<{ waiting: number; seconds: number }> {
  return selectOverdueMessages(ctx.db, ctx.clock())
}

interface Outgoing {
  readonly row: MessageToSendRow
  readonly contact: string
  readonly masked: string
  readonly link: string
  readonly arrival: TimeWindow | null
}

async function sendEmail(ctx: Context, { row, contact, masked, ...message }: Outgoing, token: string): Promise<void> {
  await inTransaction(ctx, async (txCtx) => {
    const set = { status: 'queued', contact: masked, next_attempt_at: null } as const
    // Another process may have sent it since it was read.
    if (!(await updateWaitingMessage(txCtx.db, row.id, set))) return
    await queueEmail(txCtx, {
      recipient: contact,
      ...formatEmail(row, { ...message, now: ctx.clock() }),
      secret: getPin(row),
      unsubscribeUrl: `${ctx.config.publicUrl}/avisos/${token}`,
      recipientMessageId: row.id,
    })
  })
}

async function sendText(
  ctx: Context,
  { row, contact, masked, ...message }: Outgoing,
  signal: AbortSignal,
): Promise<void> {
  const sender = ctx.services.textMessages
  if (!sender) return finish(ctx, row.id, { status: 'skipped' })
  try {
    await sender.send({ id: row.id, to: contact, text: formatText(row, { ...message, now: ctx.clock() }) }, signal)
  } catch (error) {
    if (!(error instanceof TextMessageError)) throw error
    if (signal.aborted) throw new Error('stopped in the middle of a message')
    const attempts = row.attempts + 1
    const pause = error.isFinal ? undefined : pausesMs[row.attempts]
    ctx.log.warn({ message: row.id, attempt: attempts, givenUp: pause === undefined }, 'text message not sent')
    if (pause === undefined) {
      return finish(ctx, row.id, { status: 'failed', contact: masked, error: error.message, attempts })
    }
    const dueAt = new Date(ctx.clock().getTime() + Math.max(pause, error.retryAfterMs ?? 0))
    await updateWaitingMessage(ctx.db, row.id, { attempts, next_attempt_at: dueAt, error: error.message })
    return
  }
  await finish(ctx, row.id, { status: 'sent', contact: masked, error: null, attempts: row.attempts + 1 })
}

type Outcome = Pick<Parameters<typeof updateWaitingMessage>[2], 'status' | 'contact' | 'error' | 'attempts'>

async function finish(ctx: Context, id: string, outcome: Outcome): Promise<void> {
  await updateWaitingMessage(ctx.db, id, { ...outcome, next_attempt_at: null, finished_at: ctx.clock() })
}

/** Hides most of an e-mail address: `m•••@cliente.example`. */
const maskEmail = (email: string): string => email.replace(/^(.)[^@]*@/, '$1•••@')

/** Hides most of a phone in E.164: `(11) •••••-4321`. */
const maskPhone = (phone: string): string => `(${phone.slice(3, 5)}) •••••-${phone.slice(-4)}`
