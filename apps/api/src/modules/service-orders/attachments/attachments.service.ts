import {
  type Attachment,
  type AttachmentType,
  attachmentLimits,
  isDeliveryTeam,
  type NewAttachments,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession, type Session } from '../../../platform/context.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Download } from '../../../platform/http/download.ts'
import type { Upload } from '../../../platform/http/uploads.ts'
import { newId } from '../../../platform/security/ids.ts'
import { countUploadBytes } from '../../companies/index.ts'
import { lockOrder, requireOrder } from '../order-access.service.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { findStop } from '../order-facts.ts'
import type { OrderRow } from '../order-rows.sql.ts'
import { type AttachmentRow, insertAttachments, selectAttachments } from './attachments.sql.ts'
import { detectType, writePublicCopy } from './images.ts'

const extensions: Record<AttachmentType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** Lists the files of an order. Internal files are hidden from the company. */
export async function listAttachments(ctx: Context, orderNumber: string): Promise<{ data: Attachment[] }> {
  const { db, user } = requireSession(ctx)
  const { id } = await requireOrder(ctx, orderNumber)
  return { data: (await selectAttachments(db, id, isDeliveryTeam(user))).map(toAttachment) }
}

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
  const kept: Kept[] = []
  try {
    for (const [index, upload] of uploads.entries()) kept.push(await store(ctx, order.id, form, upload, index))
    return await inTransaction(ctx, async (inside) => {
      const { id, closed_at } = await lockOrder(inside, orderNumber)
      const present = await selectAttachments(inside.db, id, true)
      const fresh = kept.filter((file, index) => {
        const same = (other: Pick<Kept, 'sha256'>): boolean => other.sha256.equals(file.sha256)
        if (kept.findIndex(same) !== index) return false
        return !present.some((row) => same(row) && isFor(row, form))
      })
      if (closed_at && form.kind !== 'attachment' && fresh.length > 0) {
        const message = 'A ordem já foi encerrada e não recebe mais comprovantes. Envie o arquivo como anexo.'
        throw new AppError('not_editable', message)
      }
      if (present.length + fresh.length > attachmentLimits.files) {
        const message = `Uma ordem guarda até ${attachmentLimits.files} arquivos; esta já tem ${present.length}.`
        throw fieldError('/files', message, 'too_many')
      }
      if (fresh.length > 0) {
        const bytes = fresh.reduce((sum, file) => sum + file.bytes, 0)
        await countUploadBytes(inside, order.company_id, bytes)
        const common = { service_order_id: id, stop_id: form.stopId ?? null, kind: form.kind }
        const rows = fresh.map((file) => ({ ...file, ...common, visibility: form.visibility, uploaded_by_id: user.id }))
        await insertAttachments(
          inside.db,
          rows.map((row) => ({ ...row, created_at: now })),
        )
        await recordOrderEvent(inside, id, {
          type: 'attached',
          visibility: form.visibility,
          stop_id: form.stopId ?? null,
          note: fresh.map(({ name }) => name).join(', '),
        })
      }
      await discardFiles(
        ctx,
        kept.filter((file) => !fresh.includes(file)),
      )
      const rows = await selectAttachments(inside.db, id, true)
      const sent = rows.filter((row) => isFor(row, form) && kept.some(({ sha256 }) => sha256.equals(row.sha256)))
      return { data: sent.map(toAttachment) }
    })
  } catch (error) {
    await discardFiles(ctx, kept)
    throw error
  }
}

const isFor = (row: AttachmentRow, form: NewAttachments): boolean =>
  row.kind === form.kind && row.stop_id === (form.stopId ?? null) && row.visibility === form.visibility

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
  if (!row || !key) throw new AppError('not_found', 'Anexo não encontrado nesta ordem.')
  return {
    type: row.type,
    name: row.name,
    inline: row.type !== 'application/pdf',
    tag: `${row.sha256.toString('hex')}-${variant}`,
    open: () => ctx.services.files.read(key),
  }
}

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

type Kept = Pick<AttachmentRow, 'id' | 'name' | 'type' | 'bytes' | 'sha256' | 'file_key' | 'public_key'>

async function store(
  ctx: Context,
  orderId: string,
  form: NewAttachments,
  upload: Upload,
  index: number,
): Promise<Kept> {
  const pointer = `/files/${index}`
  const type = detectType(upload.head)
  if (!type) throw fieldError(pointer, 'Envie um arquivo JPG, PNG, WEBP ou PDF.', 'type')
  if (type === 'application/pdf' && form.kind !== 'attachment') {
    throw fieldError(pointer, 'O comprovante é uma imagem: JPG, PNG ou WEBP.', 'type')
  }
  const id = newId()
  const file_key = `orders/${orderId}/${id}`
  const copy = `${upload.path}.public`
  if (type !== 'application/pdf' && !(await writePublicCopy(upload.path, type, copy))) {
    throw fieldError(pointer, 'Não conseguimos abrir esta imagem. Salve-a e tente de novo.', 'type')
  }
  const files = ctx.services.files
  await files.save(file_key, upload.path, type)
  const public_key = type === 'application/pdf' ? null : `${file_key}-public`
  if (public_key) await files.save(public_key, copy, type)
  const { bytes, sha256 } = upload
  return { id, name: nameFor(upload.name, type), type, bytes, sha256, file_key, public_key }
}

/** The uploaded name with the extension of the detected type. */
function nameFor(sent: string, type: AttachmentType): string {
  const stem = sent
    .replace(/\.[^.]{1,10}$/, '')
    .replace(/^\.+/, '')
    .trim()
  return `${stem || 'arquivo'}.${extensions[type]}`
}

/** Removes files from the store. A file that cannot be removed is logged and harmless. */
export async function discardFiles(
  ctx: Context,
  files: readonly Pick<Kept, 'file_key' | 'public_key'>[],
): Promise<void> {
  for (const { file_key, public_key } of files) {
    for (const key of [file_key, public_key]) {
      if (!key) continue
      await ctx.services.files
        .remove(key)
        .catch((error: unknown) => ctx.log.warn({ err: error, key }, 'a file that nobody needs was left behind'))
    }
  }
}

function toAttachment(row: AttachmentRow): Attachment {
  return {
    id: row.id,
    kind: row.kind,
    stopId: row.stop_id,
    name: row.name,
    type: row.type,
    bytes: row.bytes,
    sha256: row.sha256.toString('hex'),
    visibility: row.visibility,
    uploadedBy: { id: row.uploaded_by_id, name: row.uploaded_by_name },
    createdAt: row.created_at.toISOString(),
  }
}
