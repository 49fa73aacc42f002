import { type Attachment, attachmentLimits, isDeliveryTeam, type NewAttachments } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession, type Session } from '../../../platform/context.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Upload } from '../../../platform/http/uploads.ts'
import { countUploadBytes } from '../../companies/index.ts'
import { lockOrder, requireOrder } from '../order-access.service.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { findStop } from '../order-facts.ts'
import type { OrderRow } from '../order-rows.sql.ts'
import { type AttachmentRow, insertAttachments, selectAttachments } from './attachments.sql.ts'
import { discardFiles, type StoredFile, storeUpload } from './stored-files.service.ts'
import { toAttachment } from './to-attachment.ts'

/**
 * Attaches files to an order, or saves the proof of a stop. The bytes are stored before the rows, so that no row
 * references a missing file; a file that was already attached for the same purpose is not attached again.
 *
 * @throws AppError for an invalid, too large or disallowed file, and when the order has too many.
 */
export async function addAttachments(
  ctx: Context,
  orderNumber: string,
  form: NewAttachments,
  uploads: readonly Upload[],
): Promise<{ data: Attachment[] }> {
  const { user, now } = requireSession(ctx)
  const order = await requireOrder(ctx, orderNumber)
  assertUploadAllowed(user, order, form, uploads)
  const stored: StoredFile[] = []
  try {
    for (const [index, upload] of uploads.entries()) stored.push(await storeUpload(ctx, order.id, form, upload, index))
    return await inTransaction(ctx, async (txCtx) => {
      const { id, closed_at } = await lockOrder(txCtx, orderNumber)
      const existing = await selectAttachments(txCtx.db, id, true)
      const added = stored.filter((file, index) => {
        const hasSameContent = ({ sha256 }: Pick<StoredFile, 'sha256'>): boolean => sha256.equals(file.sha256)
        if (stored.findIndex(hasSameContent) !== index) return false
        return !existing.some((row) => hasSameContent(row) && hasSamePurpose(row, form))
      })
      if (closed_at && form.kind !== 'attachment' && added.length > 0) {
        const message = 'A ordem já foi encerrada e não recebe mais comprovantes. Envie o arquivo como anexo.'
        throw new AppError('not_editable', message)
      }
      if (existing.length + added.length > attachmentLimits.files) {
        const message = `Uma ordem guarda até ${attachmentLimits.files} arquivos; esta já tem ${existing.length}.`
        throw fieldError('/files', message, 'too_many')
      }
      if (added.length > 0) {
        const bytes = added.reduce((sum, file) => sum + file.bytes, 0)
        await countUploadBytes(txCtx, order.company_id, bytes)
        const common = { service_order_id: id, stop_id: form.stopId ?? null, kind: form.kind }
        const rows = added.map((file) => ({ ...file, ...common, visibility: form.visibility, uploaded_by_id: user.id }))
        await insertAttachments(
          txCtx.db,
          rows.map((row) => ({ ...row, created_at: now })),
        )
        await recordOrderEvent(txCtx, id, {
          type: 'attached',
          visibility: form.visibility,
          stop_id: form.stopId ?? null,
          note: added.map(({ name }) => name).join(', '),
        })
      }
      await discardFiles(
        ctx,
        stored.filter((file) => !added.includes(file)),
      )
      const rows = await selectAttachments(txCtx.db, id, true)
      const attached = rows.filter(
        (row) => hasSamePurpose(row, form) && stored.some(({ sha256 }) => sha256.equals(row.sha256)),
      )
      return { data: attached.map(toAttachment) }
    })
  } catch (error) {
    await discardFiles(ctx, stored)
    throw error
  }
}

const hasSamePurpose = (row: AttachmentRow, form: NewAttachments): boolean =>
  row.kind === form.kind && row.stop_id === (form.stopId ?? null) && row.visibility === form.visibility

function assertUploadAllowed(
  user: Session['user'],
  order: OrderRow,
  form: NewAttachments,
  uploads: readonly Upload[],
): void {
  if (!isDeliveryTeam(user) && form.visibility === 'internal') {
    throw new AppError('forbidden', 'Anexos internos são da equipe de entregas.')
  }
  if (!isDeliveryTeam(user) && form.kind !== 'attachment') {
    throw new AppError('forbidden', 'Comprovantes são guardados por quem faz a entrega.')
  }
  if (uploads.length === 0) throw fieldError('/files', 'Escolha pelo menos um arquivo.', 'required')
  if (form.stopId && !findStop(order, form.stopId)) {
    throw fieldError('/stopId', 'Escolha uma parada desta ordem.')
  }
}
