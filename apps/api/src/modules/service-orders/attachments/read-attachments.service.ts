import { type Attachment, isDeliveryTeam } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../../platform/context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Download } from '../../../platform/http/download.ts'
import { requireOrder } from '../order-access.service.ts'
import { attachmentNotFound } from '../order-messages.ts'
import { selectAttachments } from './attachments.sql.ts'
import { toAttachment } from './to-attachment.ts'

/** Lists the files of an order. Internal files are hidden from the company. */
export async function listAttachments(ctx: Context, orderNumber: string): Promise<{ data: Attachment[] }> {
  const { db, user } = requireSession(ctx)
  const { id } = await requireOrder(ctx, orderNumber)
  return { data: (await selectAttachments(db, id, isDeliveryTeam(user))).map(toAttachment) }
}

/** Opens a file of an order. Images may be displayed inline; documents are download-only. */
export async function openAttachment(
  ctx: Context,
  orderNumber: string,
  attachmentId: string,
  variant: 'original' | 'public',
): Promise<Download> {
  const { db, user } = requireSession(ctx)
  const order = await requireOrder(ctx, orderNumber)
  const rows = await selectAttachments(db, order.id, isDeliveryTeam(user))
  const row = rows.find(({ id }) => id === attachmentId)
  const key = variant === 'public' ? row?.public_key : row?.file_key
  if (!row || !key) throw new AppError('not_found', attachmentNotFound)
  return {
    type: row.type,
    name: row.name,
    inline: row.type !== 'application/pdf',
    tag: `${row.sha256.toString('hex')}-${variant}`,
    open: () => ctx.services.files.read(key),
  }
}
