import type { WebhookMessage } from '@malote/api-client/contract'
import { type Context, inTransaction, requireJobs, requireOutgoing } from '../../platform/context.ts'
import { failureOf, refusedWith } from '../../platform/http/outbound-errors.ts'
import type { JobKind } from '../../platform/jobs/index.ts'
import { recordAudit } from '../audit/index.ts'
import { toEvent, trackingUrlOf } from '../service-orders/index.ts'
import {
  deleteDeliveriesBefore,
  type MessageRow,
  noteFailing,
  type OutgoingRow,
  selectOutgoing,
  selectOverdueDeliveries,
  takeDueDeliveries,
  updateDelivery,
} from './deliveries.sql.ts'
import { signatureOf, standardHeaders } from './signature.ts'
import { selectValidSecrets, updateWebhookRow } from './webhooks.sql.ts'

const minuteMs = 60_000
/** Longer than any attempt can take: what got lost on the way to the queue is due again after it. */
const leaseMs = 10 * minuteMs
/** How long to wait after each attempt that failed; after the last the message is given up. Two days together. */
const pausesMs = [0.5, 2, 10, 30, 60, 180, 360, 720, 1440].map((minutes) => minutes * minuteMs)
const patienceMs = 24 * 60 * minuteMs
const keptMs = 30 * 24 * 60 * minuteMs

const jobName = 'webhooks.deliver'

/** Hands what is due from the outbox to the job queue; of several processes, each message goes through one. */
export async function queueDeliveries(ctx: Context): Promise<number> {
  const jobs = requireJobs(ctx)
  return inTransaction(ctx, async ({ db, clock }) => {
    const now = clock()
    const ids = await takeDueDeliveries(db, now, new Date(now.getTime() + leaseMs))
    for (const id of ids) await jobs.send(db, jobName, { id })
    return ids.length
  })
}

/** Forgets what was finished a month ago. */
export async function sweepDeliveries(ctx: Context): Promise<void> {
  await deleteDeliveriesBefore(ctx.db, new Date(ctx.clock().getTime() - keptMs))
}

/** Sends messages to webhooks, beside each other: most of the time is waiting for somebody else's server. */
export const webhookJobs: readonly JobKind[] = [
  { name: jobName, together: 20, run: (ctx, { id = '' }, signal) => deliver(ctx, id, signal) },
]

/**
 * Makes one attempt. It fails quietly: when to try again is written in the outbox, where people can read it, and the
 * queue only tries again what a dying process left half done. No connection is held while the other server is spoken to.
 */
async function deliver(ctx: Context, id: string, signal: AbortSignal): Promise<void> {
  const row = await selectOutgoing(ctx.db, id)
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
    })
    if (row.failing_since) await updateWebhookRow(ctx.db, row.webhook_id, { failing_since: null })
    return
  }
  const pause = pausesMs[row.attempts]
  // A receiver that is gone wants no more; one that says when to come back is not asked earlier.
  const isGone = status === 410
  const wait = pause === undefined || isGone ? undefined : Math.max(pause, retryAfter ?? 0)
  const later = wait === undefined ? null : new Date(now.getTime() + wait)
  await updateDelivery(ctx.db, id, {
    ...outcome,
    attempts,
    status: later ? 'pending' : 'failed',
    next_attempt_at: later,
    finished_at: later ? null : now,
  })
  const since = await noteFailing(ctx.db, row.webhook_id, now)
  if (isGone || now.getTime() - since.getTime() >= patienceMs) await pauseWebhook(ctx, row, since)
}

async function attempt(ctx: Context, row: OutgoingRow, now: Date, signal: AbortSignal) {
  const body = JSON.stringify(messageOf(ctx, row))
  const secrets = [row.secret, ...(await selectValidSecrets(ctx.db, row.webhook_id, now))]
  const headers = {
    ...standardHeaders({ id: row.delivery_id, body, secrets, now }),
    // Under their earlier names, for receivers that were written before.
    'malote-signature': signatureOf(body, secrets, now),
    'malote-delivery': row.delivery_id,
    'malote-event': row.message_type,
  }
  try {
    const { status, retryAfter } = await requireOutgoing(ctx).post({ url: row.url, body, headers }, signal)
    const wait = [429, 503].includes(status) ? waitOf(retryAfter, now) : undefined
    return { status, error: status >= 200 && status < 300 ? null : refusedWith(status), retryAfter: wait }
  } catch (error) {
    return { status: null, error: failureOf(error), retryAfter: undefined }
  }
}

/** How long a receiver wants to be left alone, at most a day; in seconds or as a date (RFC 9110, 10.2.3). */
function waitOf(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined
  const wait = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, patienceMs) : undefined
}

/** What a webhook is sent about an event. */
export function messageOf({ publicUrl }: Context, row: MessageRow): WebhookMessage {
  const { order_number, external_ref, order_status, public_token } = row
  const timestamp = row.message_created_at.toISOString()
  return {
    id: row.delivery_id,
    type: row.message_type,
    timestamp,
    createdAt: timestamp,
    companyId: row.webhook_company_id,
    data:
      isAboutOrder(row) && order_number && order_status
        ? {
            orderNumber: order_number,
            externalRef: external_ref,
            status: order_status,
            recipient: row.recipient || null,
            scheduledFor: row.scheduled_for?.toISOString() ?? null,
            promisedAt: row.promised_at?.toISOString() ?? null,
            trackingUrl: public_token && trackingUrlOf(publicUrl, order_status, public_token),
            event: toEvent(row),
          }
        : null,
  }
}

/** The event's columns are all there, or, for a test, none is. */
function isAboutOrder(row: MessageRow): row is MessageRow & Parameters<typeof toEvent>[0] {
  return row.id !== null
}

async function pauseWebhook(ctx: Context, row: OutgoingRow, since: Date): Promise<void> {
  ctx.log.warn({ webhook: row.webhook_id, since }, 'a webhook failed for a day and is paused')
  await inTransaction(ctx, async (inside) => {
    await updateWebhookRow(inside.db, row.webhook_id, { status: 'paused', updated_at: inside.clock() })
    const changes = { status: 'paused', failingSince: since }
    const entry = { entity: 'webhook', entityId: row.webhook_id, companyId: row.webhook_company_id, changes } as const
    await recordAudit(inside, { action: 'webhooks.pause', ...entry })
  })
}

/** What webhooks are still to be told: one that does not answer, or workers that stand still, are seen here. */
export async function deliveryBacklog(ctx: Context): Promise<{ waiting: number; seconds: number }> {
  return selectOverdueDeliveries(ctx.db, ctx.clock())
}
