import { type ServiceOrderStatus, serviceOrderStatusLabels } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { queueEmail } from '../mail/index.ts'
import { notify } from '../notifications/index.ts'
import { selectCommenters, selectRecipientOfNews } from './notify.sql.ts'
import type { OrderRow } from './order-rows.sql.ts'

interface News {
  readonly to: ServiceOrderStatus
  readonly actorId: string | null
  readonly reason?: string | undefined
}

/** What people choose for themselves whether to be told of; of other statuses the settings decide. */
const ownChoice = { failed: 'order_failed', returned: 'order_returned' } as const

/** Tells whoever asked for an order what became of it; nobody is told of their own doing. */
export async function tellRequester(ctx: Context, row: OrderRow, { to, actorId, reason }: News): Promise<void> {
  const status = serviceOrderStatusLabels[to]
  const paragraphs = [`A ordem ${row.order_number} agora está com o status “${status}”.`]
  if (reason) paragraphs.push(`Motivo: ${reason}`)
  paragraphs.push(...linkTo(ctx, row))
  const email = { subject: `${row.order_number}: ${status}`, paragraphs }
  if (to === 'failed' || to === 'returned') {
    return notify(ctx, { type: ownChoice[to], to: [row.requested_by_id], actorId, orderId: row.id, email })
  }
  const person = await selectRecipientOfNews(ctx.db, row.id, to, actorId)
  if (!person) return
  const body = [`Olá, ${person.name}.`, ...paragraphs].join('\n\n')
  await queueEmail(ctx, { recipient: person.email, subject: email.subject, body })
}

/** Tells those who take part in an order, and may read it, that something was said; the words stay in the product. */
export async function tellOfComment(
  ctx: Context,
  row: OrderRow,
  { actorId, internal }: { actorId: string; internal: boolean },
): Promise<void> {
  const to = await selectCommenters(ctx.db, row, internal)
  const paragraphs = [`Há um comentário novo na ordem ${row.order_number}.`, ...linkTo(ctx, row)]
  const email = { subject: `${row.order_number}: comentário novo`, paragraphs }
  await notify(ctx, { type: 'order_commented', to, actorId, orderId: row.id, email })
}

/** Tells whoever is to carry an order out that it is theirs now, unless they took it themselves. */
export async function tellAssignee(
  ctx: Context,
  row: OrderRow,
  { assigneeId, actorId }: { assigneeId: string; actorId: string | null },
): Promise<void> {
  const paragraphs = [`A ordem ${row.order_number} foi passada para você.`, ...linkTo(ctx, row)]
  const email = { subject: `${row.order_number}: agora é sua`, paragraphs }
  await notify(ctx, { type: 'order_assigned', to: [assigneeId], actorId, orderId: row.id, email })
}

const linkTo = ({ publicUrl }: Context, row: OrderRow): string[] =>
  publicUrl ? [`Ver a ordem:\n${publicUrl}/ordens-de-servico/${row.order_number}`] : []
