import {
  getTimeZoneName,
  isOpenDropoff,
  type RecipientMessageKind,
  type ServiceOrderStatus,
  serviceOrderStatusLabels,
} from '@malote/api-client/contract'
import { formatGreeting } from '../../domain/greeting.ts'
import { toTimeOfDay } from '../../domain/time-zone.ts'
import type { Context } from '../../platform/context.ts'
import { getStoredZone } from '../../platform/db/addresses.ts'
import { queueEmail } from '../mail/index.ts'
import { notify } from '../notifications/index.ts'
import { queueRecipientMessages } from '../recipient-messages/index.ts'
import type { DeadlineNotice } from './deadlines/deadline-notices.sql.ts'
import {
  selectCommentReaders,
  selectDeadlineReaders,
  selectRequester,
  selectRequestReaders,
  selectStatusEmailRecipient,
} from './notify.sql.ts'
import type { OrderRow, StopRow } from './order-rows.sql.ts'

interface StatusChange {
  readonly to: ServiceOrderStatus
  readonly actorId: string | null
  readonly reason?: string | undefined
}

/** Statuses whose notification users configure; for other statuses the settings decide. */
const ownChoice = { failed: 'order_failed', returned: 'order_returned' } as const

/** Notifies the requester of an order of its new status, unless they changed it or may not see the order any more. */
export async function notifyRequester(
  ctx: Context,
  row: OrderRow,
  { to, actorId, reason }: StatusChange,
): Promise<void> {
  const status = serviceOrderStatusLabels[to]
  const paragraphs = [`A ordem ${row.order_number} agora está com o status “${status}”.`]
  if (reason) paragraphs.push(`Motivo: ${reason}`)
  paragraphs.push(...describeOrder(row), ...linkToOrder(ctx, row))
  const email = { subject: `${row.order_number}: ${status}`, paragraphs }
  if (to === 'failed' || to === 'returned') {
    const requester = await selectRequester(ctx.db, row)
    return notify(ctx, { type: ownChoice[to], to: requester, actorId, orderId: row.id, email })
  }
  const person = await selectStatusEmailRecipient(ctx.db, row, to, actorId)
  if (!person) return
  const body = [formatGreeting(person.name), ...paragraphs].join('\n\n')
  await queueEmail(ctx, { recipient: person.email, subject: email.subject, body })
}

/** Notifies the participants of an order who may read a new comment. The text itself is not sent. */
export async function notifyCommentReaders(
  ctx: Context,
  row: OrderRow,
  { actorId, internal }: { actorId: string; internal: boolean },
): Promise<void> {
  const to = await selectCommentReaders(ctx.db, row, internal)
  const paragraphs = [`Há um comentário novo na ordem ${row.order_number}.`, ...linkToOrder(ctx, row)]
  const email = { subject: `${row.order_number}: comentário novo`, paragraphs }
  await notify(ctx, { type: 'order_commented', to, actorId, orderId: row.id, email })
}

/** Notifies the new assignee of an order, unless they assigned it to themselves. */
export async function notifyAssignee(
  ctx: Context,
  row: OrderRow,
  { assigneeId, actorId }: { assigneeId: string; actorId: string | null },
): Promise<void> {
  const paragraphs = [`A ordem ${row.order_number} foi passada para você.`, ...linkToOrder(ctx, row)]
  const email = { subject: `${row.order_number}: agora é sua`, paragraphs }
  await notify(ctx, { type: 'order_assigned', to: [assigneeId], actorId, orderId: row.id, email })
}

/** The message about each status to the recipients of the drop-offs that the step was about. */
const kindOfStatus: Partial<Record<ServiceOrderStatus, RecipientMessageKind>> = {
  accepted: 'scheduled',
  in_transit: 'departed',
  delivered: 'delivered',
  failed: 'failed',
}

/** Notifies the recipients of the drop-offs without an outcome of a step; `before` is the order before it. */
export async function notifyRecipients(ctx: Context, before: OrderRow, to: ServiceOrderStatus): Promise<void> {
  const kind = kindOfStatus[to]
  // An order that is resumed continues as announced, and a failed pickup is no attempt of a delivery.
  if (!kind || before.status === 'on_hold' || (kind === 'failed' && before.status !== 'in_transit')) return
  // Failed drop-offs are attempted again.
  const isMeant = kind === 'departed' ? (stop: StopRow) => stop.state !== 'completed' : isOpenDropoff
  const stopIds = before.stops.filter((stop) => stop.kind === 'dropoff' && isMeant(stop)).map(({ id }) => id)
  await queueRecipientMessages(ctx, { kind, stopIds })
}

/** Notifies the assignee, the requester and the admins of an order of a request or a correction of its recipient. */
export async function notifyOfRecipient(ctx: Context, row: OrderRow, detail: string): Promise<void> {
  const paragraphs = [`O destinatário fez um pedido na ordem ${row.order_number}: ${detail}.`, ...linkToOrder(ctx, row)]
  const email = { subject: `${row.order_number}: pedido do destinatário`, paragraphs }
  const to = await selectRequestReaders(ctx.db, row)
  await notify(ctx, { type: 'recipient_request', to, orderId: row.id, detail, email })
}

/**
 * Notifies the assignee of a deadline that is near or has passed, or without an assignee the people who may assign the order. Of
 * a passed one, the requester too.
 */
export async function notifyOfDeadline(ctx: Context, row: OrderRow, kind: DeadlineNotice): Promise<void> {
  if (!row.promised_at) return
  const time = formatDeadline(row.promised_at, row)
  const detail = row.assignee_id ? time : `${time}, e ela está sem responsável`
  const late = kind === 'late'
  const text = late
    ? `O prazo da ordem ${row.order_number} terminou às ${detail}.`
    : `O prazo da ordem ${row.order_number} termina às ${detail}.`
  const email = {
    subject: late ? `${row.order_number}: fora do prazo` : `${row.order_number}: prazo às ${time}`,
    paragraphs: [text, ...describeOrder(row), ...linkToOrder(ctx, row)],
  }
  const to = await selectDeadlineReaders(ctx.db, row, late)
  await notify(ctx, { type: late ? 'order_late' : 'order_due_soon', to, orderId: row.id, detail, email })
}

/** The time at the last drop-off, as its pages show it, with the zone where that is not the one of the company. */
function formatDeadline(promisedAt: Date, { stops, time_zone: companyZone }: OrderRow): string {
  const last = stops.findLast(({ kind }) => kind === 'dropoff')
  const companyTime = toTimeOfDay(promisedAt, companyZone)
  if (!last) return companyTime
  const zone = getStoredZone(last)
  const time = toTimeOfDay(promisedAt, zone)
  return time === companyTime ? time : `${time} (horário de ${getTimeZoneName(zone)})`
}

/** The paragraph of an e-mail with the link to an order; none without a public address. */
export const linkToOrder = ({ config: { publicUrl } }: Context, row: Pick<OrderRow, 'order_number'>): string[] =>
  publicUrl ? [`Ver a ordem:\n${publicUrl}/ordens-de-servico/${row.order_number}`] : []

/** By which a person with many orders recognizes one: the recipient of each drop-off with the place, and the reference. */
function describeOrder(row: OrderRow): string[] {
  const recipients = row.stops
    .filter(({ kind }) => kind === 'dropoff')
    .map(({ contact_name, neighborhood, city }) => `${contact_name} (${neighborhood}, ${city})`)
  const reference = row.external_ref && `Sua referência: ${row.external_ref}`
  return [`Para: ${recipients.join('; ')}`, ...(reference ? [reference] : [])]
}
