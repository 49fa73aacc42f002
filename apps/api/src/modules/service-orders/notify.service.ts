import { type ServiceOrderStatus, serviceOrderStatusLabels } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { queueEmail } from '../mail/index.ts'
import { selectRecipientOfNews } from './notify.sql.ts'
import type { OrderRow } from './order-rows.sql.ts'

interface News {
  readonly to: ServiceOrderStatus
  readonly actorId: string | null
  readonly reason?: string | undefined
}

/** Tells whoever asked for an order what became of it, where the settings say so; nobody is told of their own doing. */
export async function tellRequester(ctx: Context, row: OrderRow, { to, actorId, reason }: News): Promise<void> {
  const person = await selectRecipientOfNews(ctx.db, row.id, to, actorId)
  if (!person) return
  const status = serviceOrderStatusLabels[to]
  const body = [`Olá, ${person.name}.`, `A ordem ${row.order_number} agora está com o status “${status}”.`]
  if (reason) body.push(`Motivo: ${reason}`)
  if (ctx.publicUrl) body.push(`${ctx.publicUrl}/ordens-de-servico/${row.order_number}`)
  await queueEmail(ctx, {
    recipient: person.email,
    subject: `${row.order_number}: ${status}`,
    body: body.join('\n\n'),
  })
}
