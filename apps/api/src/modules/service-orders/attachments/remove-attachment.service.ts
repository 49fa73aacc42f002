import { isDeliveryTeam } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { AppError, requireRow } from '../../../platform/http/app-error.ts'
import { recordAudit } from '../../audit/index.ts'
import { queueFileRemoval } from '../../files/index.ts'
import { lockOrder } from '../order-access.service.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { attachmentNotFound } from '../order-messages.ts'
import { deleteAttachment, selectAttachments } from './attachments.sql.ts'

/**
 * Deletes an attachment. Its event stays in the history; a proof cannot be deleted.
 *
 * @throws AppError when the file is a proof, or the caller may not delete it.
 */
export function removeAttachment(ctx: Context, orderNumber: string, attachmentId: string): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, user } = requireSession(txCtx)
    const order = await lockOrder(txCtx, orderNumber)
    const rows = await selectAttachments(db, order.id, isDeliveryTeam(user))
    const file = requireRow(
      rows.find(({ id }) => id === attachmentId),
      attachmentNotFound,
    )
    if (file.kind !== 'attachment') {
      throw new AppError('not_editable', 'Um comprovante faz parte da história da ordem e não pode ser excluído.')
    }
    if (user.role !== 'admin') {
      if (file.uploaded_by_id !== user.id) {
        throw new AppError('forbidden', 'Somente quem enviou o anexo ou um administrador o exclui.')
      }
      if (order.closed_at) {
        throw new AppError('not_editable', 'A ordem já foi encerrada. Peça a um administrador para excluir o anexo.')
      }
    }
    await deleteAttachment(db, file.id)
    const { name, type, bytes, visibility, stop_id } = file
    await recordOrderEvent(txCtx, order.id, { type: 'detached', visibility, stop_id, note: name })
    await recordAudit(txCtx, {
      action: 'attachments.remove',
      entity: 'service_order',
      entityId: order.id,
      companyId: order.company_id,
      changes: { orderNumber, name, type, bytes, sha256: file.sha256.toString('hex') },
    })
    await queueFileRemoval(txCtx, file.public_key ? [file.file_key, file.public_key] : [file.file_key])
  })
}
