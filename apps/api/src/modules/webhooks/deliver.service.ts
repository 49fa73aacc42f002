import { type Context, inTransaction } from '../../platform/context.ts'
import type { JobKind } from '../../platform/jobs/index.ts'
import {
  describeOutboundError,
  describeRejectedStatus,
  parseRetryAfter,
} from '../../platform/outbound/outbound-client.ts'
import { recordAudit } from '../audit/index.ts'
import {
  claimDueDeliveries,
  deleteDeliveriesBefore,
  type OutgoingRow,
  saveFirstFailure,
  selectMessageToSend,
  selectOverdueDeliveries,
  updateDelivery,
} from './deliveries.sql.ts'
import { notifyOfPause, type PauseReason } from './notify-paused.service.ts'
import { signMessage, standardHeaders } from './signature.ts'
import { toWebhookMessage } from './to-webhook-message.ts'
import { pauseWebhookRow, selectValidSecrets, updateWebhookRow } from './webhooks.sql.ts'

const minuteMs = 60_000
/** Longer than any attempt: messages lost on the way to the queue are due again afterwards. */
const leaseMs = 10 * minuteMs
/** The pause after each failed attempt; after the last the message is given up. Two days in total. */
const pausesMs = [0.5, 2, 10, 30, 60, 180, 360, 720, 1440].map((minutes) => minutes * minuteMs)
const quickAttempts = 4
const pauseAfterMs = 24 * 60 * minuteMs
const keptMs = 30 * 24 * 60 * minuteMs

const jobName = 'webhooks.deliver'

/** Moves due messages from the outbox to the job queue; of several processes, one moves each message. */
export async function queueDeliveries(ctx: Context): Promise<number> {
  const jobs = ctx.services.jobs
  return inTransaction(ctx, async ({ db, clock }) => {
    const now = clock()
    const ids = await claimDueDeliveries(db, now, new Date(now.getTime() + leaseMs))
    for (const id of ids) await jobs.send(db, jobName, { id })
    return ids.length
  })
}

/** Deletes messages finished more than a month ago. */
export async function sweepDeliveries(ctx: Context): Promise<void> {
  await deleteDeliveriesBefore(ctx.db, new Date(ctx.clock().getTime() - keptMs))
}

/**
 * Background jobs that send messages to webhooks, concurrently, since most of the time is spent waiting for
 * receivers.
 */
export const webhookJobs: readonly JobKind[] = [
  { name: jobName, concurrency: 20, run: (ctx, { id = '' }, signal) => deliver(ctx, id, signal) },
]

/**
 * Makes one attempt. A failure does not throw: the time of the next attempt is in the outbox, where users can read it,
 * and the queue retries only jobs of a process that died. No database connection is in use during the request.
 */
async function deliver(ctx: Context, id: string, signal: AbortSignal): Promise<void> {
  const row = await selectMessageToSend(ctx.db, id)
  if (row?.delivery_status !== 'pending' || row.webhook_status !== 'active') return
  const startedAt = ctx.clock()
  const { status, error, retryAfter } = await attempt(ctx, row, startedAt, signal)
  if (signal.aborted) throw new Error('stopped in the middle of a delivery')
  const now = ctx.clock()
  const outcome = { last_status: status, last_error: error, duration_ms: now.getTime() - startedAt.getTime() }
  const attempts = row.attempts + 1
  if (error === null) {
    await updateDelivery(ctx.db, id, {
      ...outcome,
      attempts,
      status: 'delivered',
      next_attempt_at: null,
      finished_at: now,
      body: null,
    })
    if (row.failing_since) await updateWebhookRow(ctx.db, row.webhook_id, { failing_since: null })
    return
  }
  const pause = pausesMs[row.attempts]
  // 410 Gone ends the deliveries.
  const isGone = status === 410
  const wait = pause === undefined || isGone ? undefined : getWait(pause, retryAfter, attempts)
  const later = wait === undefined ? null : new Date(now.getTime() + wait)
  await updateDelivery(ctx.db, id, {
    ...outcome,
    attempts,
    status: later ? 'pending' : 'failed',
    next_attempt_at: later,
    finished_at: later ? null : now,
    ...(later ? {} : { body: null }),
  })
  const since = await saveFirstFailure(ctx.db, row.webhook_id, now)
  if (isGone || now.getTime() - since.getTime() >= pauseAfterMs)
    await pauseWebhook(ctx, row, since, { isGone, lastError: error })
}

/**
 * `Retry-After` replaces the pause. A shorter one does so for the first attempts only, so that a receiver that sends it
 * with each rejection is still tried for two days.
 */
function getWait(pause: number, retryAfter: number | undefined, attempts: number): number {
  if (retryAfter === undefined) return pause
  return attempts <= quickAttempts ? retryAfter : Math.max(pause, retryAfter)
}

async function attempt(ctx: Context, row: OutgoingRow, now: Date, signal: AbortSignal) {
  const body = row.body ?? JSON.stringify(toWebhookMessage(row, ctx.config.publicUrl))
  // Saved before it is sent, so that a repetition has the same bytes also after a crash.
  if (row.body === null) await updateDelivery(ctx.db, row.delivery_id, { body })
  const secrets = [row.secret, ...(await selectValidSecrets(ctx.db, row.webhook_id, now))]
  const headers = {
    ...standardHeaders({ id: row.delivery_id, body, secrets, now }),
    // The previous header names, for older receivers.
    'malote-signature': signMessage(body, secrets, now),
    'malote-delivery': row.delivery_id,
    'malote-event': row.message_type,
  }
  try {
    const { status, retryAfter } = await ctx.services.outbound.post({ url: row.url, body, headers }, signal)
    const wait = [429, 503].includes(status) ? parseRetryAfter(retryAfter, now) : undefined
    return { status, error: status >= 200 && status < 300 ? null : describeRejectedStatus(status), retryAfter: wait }
  } catch (error) {
    return { status: null, error: describeOutboundError(error), retryAfter: undefined }
  }
}

/** Pauses a webhook and notifies of it once, also when several of its messages fail at the same time. */
async function pauseWebhook(ctx: Context, row: OutgoingRow, since: Date, reason: PauseReason): Promise<void> {
  await inTransaction(ctx, async (txCtx) => {
    const version = await pauseWebhookRow(txCtx.db, row.webhook_id, txCtx.clock())
    if (version === undefined) return
    ctx.log.warn({ webhook: row.webhook_id, since, ...reason }, 'a webhook failed and is paused')
    const changes = { status: 'paused', failingSince: since, version: { from: version - 1, to: version } }
    const entry = { entityId: row.webhook_id, companyId: row.webhook_company_id, changes }
    await recordAudit(txCtx, { action: 'webhooks.pause', ...entry })
    await notifyOfPause(txCtx, row.webhook_id, reason)
  })
}

/**
 * Returns the number and age of the due deliveries: a receiver that does not respond, or stopped workers, are visible
 * here.
 */
export async function deliveryBacklog(ctx: Context): Promise<{ waiting: number; seconds: number }> {
  return selectOverdueDeliveries(ctx.db, ctx.clock())
}
