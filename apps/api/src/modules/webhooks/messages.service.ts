import type { EndpointOutput, webhooks } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import type { Context } from '../../platform/context.ts'
import type { QueryOf } from '../../platform/db/paging.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import { selectMessages } from './messages.sql.ts'
import { toWebhookMessage } from './to-webhook-message.ts'
import { requireWebhook } from './webhooks.service.ts'

const Cursor = z.tuple([z.string().check(z.regex(/^[\d :.+-]{10,40}$/)), z.uuid()])

/** Lists the messages that a webhook received, or would have received while paused, in the order of events. */
export async function listMessages(
  ctx: Context,
  webhookId: string,
  { cursor, ...filters }: QueryOf<typeof webhooks.messages>,
): Promise<EndpointOutput<typeof webhooks.messages>> {
  const webhook = await requireWebhook(ctx, webhookId)
  const rows = await selectMessages(ctx.db, webhook, { ...filters, after: cursor ? readCursor(cursor) : undefined })
  const last = rows.length < filters.limit ? undefined : rows.at(-1)
  const nextCursor = last ? Buffer.from(JSON.stringify([last.cursor_moment, last.id])).toString('base64url') : null
  return { data: rows.map((row) => toWebhookMessage(row, ctx.config.publicUrl)), nextCursor }
}

function readCursor(text: string): { moment: string; id: string } {
  try {
    const [moment, id] = z.parse(Cursor, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return { moment, id }
  } catch {
    throw fieldError('?cursor', 'Envie em cursor o nextCursor que você recebeu.', 'cursor')
  }
}
