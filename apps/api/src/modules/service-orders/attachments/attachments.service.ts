import {
  type Attachment,
  attachmentLimits,
  canBeServed,
  countAttachmentRoom,
  isDeliveryTeam,
  type NewAttachments,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession, type Session } from '../../../platform/context.ts'
import { AppError, fieldError, requireRow } from '../../../platform/errors/app-error.ts'
import type { Download } from '../../../platform/files/download.ts'
import type { Upload } from '../../../platform/files/upload.ts'
import { recordAudit } from '../../audit/index.ts'
import { countUploadBytes } from '../../companies/index.ts'
import { discardFilesOnError, queueFileRemoval } from '../../files/index.ts'
import { hasOccurrence } from '../occurrences/occurrences.sql.ts'
import { lockOrder, requireOrder } from '../order-access.service.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { findStop } from '../order-facts.ts'
import { attachmentNotFound } from '../order-messages.ts'
import type { OrderRow } from '../order-rows.sql.ts'
import { withStepTime } from '../step-time.service.ts'
import { type AttachmentRow, deleteAttachment, insertAttachments, selectAttachments } from './attachments.sql.ts'
import { discardAttachmentFiles, type StoredFile, storeUpload } from './stored-files.service.ts'

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
  return discardFilesOnError(ctx, async (keys) => {
    for (const [index, upload] of uploads.entries())
      stored.push(await storeUpload(ctx, order.id, form, upload, index, keys))
    return inTransaction(ctx, async (txCtx) => {
      const row = await lockOrder(txCtx, orderNumber)
      const { id, closed_at } = row
      if (form.occurrenceId && !(await hasOccurrence(txCtx.db, id, form.occurrenceId))) {
        throw fieldError('/occurrenceId', 'Escolha uma ocorrência desta ordem.')
      }
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
      const stop = form.stopId && findStop(row, form.stopId)
      if (stop && form.kind !== 'attachment' && added.length > 0 && !canBeServed(row, stop)) {
        const message = 'O comprovante é guardado no local, enquanto a parada é atendida. Envie o arquivo como anexo.'
        throw new AppError('not_editable', message)
      }
      const room = countAttachmentRoom(existing.map(toAttachment), form)
      if (added.length > room) {
        const [place, count] = [getPlace(form), attachmentLimits.files - room]
        const message = `${place} guarda até ${attachmentLimits.files} arquivos, e já tem ${count}.`
        throw fieldError('/files', message, 'too_many')
      }
      if (added.length > 0) {
        const bytes = added.reduce((sum, file) => sum + file.bytes, 0)
        await countUploadBytes(txCtx, order.company_id, bytes)
        const common = {
          service_order_id: id,
          stop_id: form.stopId ?? null,
          occurrence_id: form.occurrenceId ?? null,
          kind: form.kind,
        }
        const rows = added.map((file) => ({ ...file, ...common, visibility: form.visibility, uploaded_by_id: user.id }))
        await insertAttachments(
          txCtx.db,
          rows.map((row) => ({ ...row, created_at: now })),
        )
        await recordOrderEvent(await withStepTime(txCtx, row), id, {
          type: 'attached',
          visibility: form.visibility,
          stop_id: form.stopId ?? null,
          note: added.map(({ name }) => name).join(', '),
        })
      }
      await discardAttachmentFiles(
        ctx,
        stored.filter((file) => !added.includes(file)),
      )
      const rows = await selectAttachments(txCtx.db, id, true)
      const attached = rows.filter(
        (row) => hasSamePurpose(row, form) && stored.some(({ sha256 }) => sha256.equals(row.sha256)),
      )
      return { data: attached.map(toAttachment) }
    })
  })
}

const getPlace = ({ kind, occurrenceId }: NewAttachments): string => {
  if (kind !== 'attachment') return 'A parada'
  return occurrenceId ? 'A ocorrência' : 'A ordem'
}

const hasSamePurpose = (row: AttachmentRow, form: NewAttachments): boolean =>
  row.kind === form.kind &&
  row.stop_id === (form.stopId ?? null) &&
  // The photo of a failure is linked to its occurrence later.
  (form.occurrenceId === undefined || row.occurrence_id === form.occurrenceId) &&
  row.visibility === form.visibility

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
  if (form.kind !== 'attachment' && form.visibility === 'internal') {
    throw fieldError('/visibility', 'A empresa precisa ver o comprovante: envie com a visibilidade company.')
  }
  if (uploads.length === 0) throw fieldError('/files', 'Escolha pelo menos um arquivo.', 'required')
  if (form.stopId && !findStop(order, form.stopId)) {
    throw fieldError('/stopId', 'Escolha uma parada desta ordem.')
  }
}

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
    ...(variant === 'original' ? { bytes: row.bytes } : {}),
    open: () => ctx.services.files.read(key),
  }
}

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
      entityId: order.id,
      companyId: order.company_id,
      changes: { orderNumber, name, type, bytes, sha256: file.sha256.toString('hex') },
    })
    await queueFileRemoval(txCtx, file.public_key ? [file.file_key, file.public_key] : [file.file_key])
  })
}

/** Maps a row to an attachment of the API. */
function toAttachment(row: AttachmentRow): Attachment {
  return {
    id: row.id,
    kind: row.kind,
    stopId: row.stop_id,
    ...(row.occurrence_id ? { occurrenceId: row.occurrence_id } : {}),
    name: row.name,
    type: row.type,
    bytes: row.bytes,
    sha256: row.sha256.toString('hex'),
    visibility: row.visibility,
    uploadedBy: { id: row.uploaded_by_id, name: row.uploaded_by_name },
    createdAt: row.created_at.toISOString(),
  }
}
