import type { RecipientMessage, RecipientMessageKind, RecipientMessageStatus } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { toTimestamp } from '../../platform/db/row-values.ts'
import { AppError, limitError, requireRow } from '../../platform/errors/app-error.ts'
import {
  insertMessages,
  lockStop,
  type MessageMoment,
  type MessageRow,
  selectHasOrder,
  selectLastRequest,
  selectMessages,
} from './recipient-messages.sql.ts'

/** As long as a step can be undone: an undone step sends nothing, because the state is checked when a message is due. */
const delayMs = 60_000
const resendPauseMs = 5 * 60_000

interface StepOfStops {
  readonly kind: RecipientMessageKind
  readonly stopIds: readonly string[]
}

/** Queues the messages about a step for the recipients of some stops, in the transaction of the step. */
export async function queueRecipientMessages(ctx: Context, { kind, stopIds }: StepOfStops): Promise<void> {
  if (stopIds.length === 0) return
  const now = ctx.clock()
  await insertMessages(ctx.db, {
    kind,
    stopIds,
    now,
    dueAt: new Date(now.getTime() + delayMs),
    hasTexts: ctx.services.textMessages !== undefined,
    requestedById: null,
  })
}

/** Lists the messages of an order. */
export async function listRecipientMessages(ctx: Context, orderNumber: string): Promise<{ data: RecipientMessage[] }> {
  const { db, scope } = requireSession(ctx)
  const hasOrder = await selectHasOrder(db, scope, orderNumber)
  if (!hasOrder) throw new AppError('not_found', 'Ordem de serviço não encontrada.')
  const rows = await selectMessages(db, scope, orderNumber)
  const label = ctx.services.textMessages?.label
  return { data: rows.map((row) => toRecipientMessage(row, label)) }
}

/**
 * Sends the message of the present moment to the recipient of a stop again.
 *
 * @throws AppError `not_editable` when there is nothing to send, `too_many_requests` within five minutes.
 */
export function resendRecipientMessage(
  ctx: Context,
  orderNumber: string,
  stopId: string,
): Promise<{ data: RecipientMessage[] }> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, scope, now, user } = requireSession(txCtx)
    const stop = requireRow(await lockStop(db, scope, orderNumber, stopId), 'Esta entrega não é desta ordem.')
    const kind = getPresentKind(stop)
    if (!kind) throw new AppError('not_editable', 'Não há aviso a enviar neste momento da entrega.')
    const last = await selectLastRequest(db, stop.id)
    const waitMs = last ? last.getTime() + resendPauseMs - now.getTime() : 0
    if (waitMs > 0) throw limitError(waitMs, 'Este aviso foi enviado há pouco. Espere 5 minutos e tente de novo.')
    const hasTexts = ctx.services.textMessages !== undefined
    const message = { kind, stopIds: [stop.id], now, dueAt: now, hasTexts, requestedById: user.id }
    if ((await insertMessages(db, message)) === 0) {
      const detail = 'Esta entrega não tem e-mail nem telefone que receba avisos, ou este aviso está desligado.'
      throw new AppError('not_editable', detail)
    }
    return listRecipientMessages(txCtx, orderNumber)
  })
}

/** Whether what a message reports is still true. */
export function isTrue(kind: RecipientMessageKind, { order_status, state }: MessageMoment): boolean {
  const isOnTheWay = order_status === 'in_transit'
  switch (kind) {
    case 'scheduled':
      return ['accepted', 'collecting', 'collected'].includes(order_status)
    case 'departed':
      return isOnTheWay && ['pending', 'en_route', 'arrived'].includes(state)
    case 'approaching':
      return isOnTheWay && ['en_route', 'arrived'].includes(state)
    case 'delivered':
      return state === 'completed'
    case 'failed':
      return state === 'failed'
  }
}

/** Returns the message that reports the present state of a stop. */
function getPresentKind(stop: MessageMoment & { readonly is_first: unknown }): RecipientMessageKind | undefined {
  const isNext = stop.state === 'arrived' || !stop.is_first
  const kinds = ['delivered', 'failed', ...(isNext ? (['approaching'] as const) : []), 'departed', 'scheduled'] as const
  return kinds.find((kind) => isTrue(kind, stop))
}

/** Maps a row to a message of the API. */
function toRecipientMessage(row: MessageRow, textLabel = 'Mensagem'): RecipientMessage {
  const status = getStatus(row)
  return {
    id: row.id,
    stopId: row.stop_id,
    kind: row.kind,
    channel: row.channel === 'email' ? 'E-mail' : textLabel,
    contact: row.contact,
    status,
    error: row.error ?? (status === 'failed' ? 'O servidor de e-mail não aceitou a mensagem.' : null),
    createdAt: row.created_at.toISOString(),
    sentAt: status === 'sent' ? toTimestamp(row.email_sent_at ?? row.finished_at) : null,
  }
}

function getStatus({ status, email_sent_at, is_email_given_up }: MessageRow): RecipientMessageStatus {
  if (status !== 'queued') return status
  if (email_sent_at) return 'sent'
  return is_email_given_up ? 'failed' : 'waiting'
}
