import type { EndpointOutput, WebhookDelivery, webhooks } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { AppError, requireRow } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/security/ids.ts'
import {
  type DeliveryFilters,
  insertDelivery,
  selectDeliveries,
  selectDelivery,
  updateDelivery,
} from './deliveries.sql.ts'
import { toDelivery } from './to-delivery.ts'
import { requireWebhook } from './webhooks.service.ts'

/** Lists the messages that were sent to a webhook; these deliveries are not those of orders. */
export async function listDeliveries(
  ctx: Context,
  webhookId: string,
  filters: DeliveryFilters,
): Promise<EndpointOutput<typeof webhooks.deliveries>> {
  const { id } = await requireWebhook(ctx, webhookId)
  const { rows, meta } = await selectDeliveries(ctx.db, id, filters)
  return { data: rows.map(toDelivery), meta }
}

/** Returns one delivery of a webhook. */
export async function getDelivery(ctx: Context, webhookId: string, id: string): Promise<WebhookDelivery> {
  await requireWebhook(ctx, webhookId)
  return requireDelivery(ctx, webhookId, id)
}

/** Queues a test message for a webhook; the returned delivery later contains its result. */
export function testWebhook(ctx: Context, webhookId: string): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    await assertWebhookActive(txCtx, webhookId)
    const id = newId()
    await insertDelivery(db, {
      id,
      webhook_id: webhookId,
      event_id: null,
      type: 'ping',
      status: 'pending',
      next_attempt_at: now,
      created_at: now,
    })
    return requireDelivery(txCtx, webhookId, id)
  })
}

/** Queues a delivery again; its attempts are counted from zero. */
export function redeliver(ctx: Context, webhookId: string, id: string): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    await assertWebhookActive(txCtx, webhookId)
    await requireDelivery(txCtx, webhookId, id)
    await updateDelivery(db, id, { status: 'pending', attempts: 0, next_attempt_at: now, finished_at: null })
    return requireDelivery(txCtx, webhookId, id)
  })
}

async function requireDelivery(ctx: Context, webhookId: string, id: string): Promise<WebhookDelivery> {
  return toDelivery(requireRow(await selectDelivery(ctx.db, webhookId, id), 'Entrega não encontrada.'))
}

async function assertWebhookActive(ctx: Context, id: string): Promise<void> {
  const { status } = await requireWebhook(ctx, id)
  if (status !== 'active') throw new AppError('not_editable', 'Este webhook está pausado. Reative-o primeiro.')
}
