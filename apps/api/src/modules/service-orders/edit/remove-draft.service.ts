import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ExpectedVersion } from '../../../platform/http/conditional-requests.ts'
import { recordAudit } from '../../audit/index.ts'
import { selectAttachments } from '../attachments/attachments.sql.ts'
import { discardFiles } from '../attachments/stored-files.service.ts'
import { lockOrder } from '../order-access.service.ts'
import { deleteOrder } from '../order-writes.sql.ts'
import { assertOrderVersion } from '../version-conflict.service.ts'

/**
 * Deletes a draft. Requested orders cannot be deleted, only canceled.
 *
 * @throws AppError when the order is not a draft or the caller may not delete it.
 */
export async function removeDraft(ctx: Context, orderNumber: string, expectedVersion?: ExpectedVersion): Promise<void> {
  const files = await inTransaction(ctx, async (txCtx) => {
    const { db, user } = requireSession(txCtx)
    const row = await lockOrder(txCtx, orderNumber)
    await assertOrderVersion(txCtx, row, expectedVersion)
    if (row.status !== 'draft') {
      throw new AppError('not_editable', 'Só um rascunho pode ser excluído. Cancele a ordem, com o motivo.')
    }
    if (user.role === 'operator' && row.requested_by_id !== user.id) {
      throw new AppError('forbidden', 'Somente quem escreveu o rascunho, um gestor ou um administrador o exclui.')
    }
    const attached = await selectAttachments(db, row.id, true)
    await deleteOrder(db, row.id)
    await recordAudit(txCtx, {
      action: 'serviceOrders.remove',
      entity: 'service_order',
      entityId: row.id,
      companyId: row.company_id,
      changes: { orderNumber },
    })
    return attached
  })
  await discardFiles(ctx, files)
}
