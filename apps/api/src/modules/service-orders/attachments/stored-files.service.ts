import {
  type AttachmentType,
  emptyFileText,
  hasHeicBrand,
  heicText,
  type NewAttachments,
} from '@malote/api-client/contract'
import type { Context } from '../../../platform/context.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import type { Upload } from '../../../platform/files/upload.ts'
import { newId } from '../../../platform/security/ids.ts'
import { discardFiles } from '../../files/index.ts'
import type { AttachmentRow } from './attachments.sql.ts'
import { attachmentExtensions, detectType, writePublicCopy } from './images.ts'

/** A file in the store, with the columns that describe it. */
export type StoredFile = Pick<AttachmentRow, 'id' | 'name' | 'type' | 'bytes' | 'sha256' | 'file_key' | 'public_key'>

/**
 * Saves an upload in the file store, an image also as a public copy without metadata. Adds the key of each file to `keys` before
 * it is saved (`discardFilesOnError`).
 *
 * @throws AppError at the file when its type is not allowed, or its image cannot be decoded.
 */
export async function storeUpload(
  ctx: Context,
  orderId: string,
  form: NewAttachments,
  upload: Upload,
  index: number,
  keys: string[],
): Promise<StoredFile> {
  const pointer = `/files/${index}`
  if (upload.bytes === 0) throw fieldError(pointer, emptyFileText, 'type')
  const type = detectType(upload.head)
  if (!type)
    throw fieldError(
      pointer,
      hasHeicBrand(upload.head.toString('latin1', 4, 12)) ? heicText : 'Envie um arquivo JPG, PNG, WEBP ou PDF.',
      'type',
    )
  if (type === 'application/pdf' && form.kind !== 'attachment') {
    throw fieldError(pointer, 'O comprovante é uma imagem: JPG, PNG ou WEBP.', 'type')
  }
  const id = newId()
  const file_key = `orders/${orderId}/${id}`
  const copy = `${upload.path}.public`
  const rejected = type === 'application/pdf' ? undefined : await writePublicCopy(upload.path, type, copy)
  if (rejected === 'undecodable') {
    throw fieldError(pointer, 'Não conseguimos abrir esta imagem. Salve-a e tente de novo.', 'type')
  }
  if (rejected) {
    const sides = [rejected.width, rejected.height].map((side) => side.toLocaleString('pt-BR')).join(' × ')
    const message = `Esta imagem é grande demais: ${sides} pixels. Reduza-a, como para 4.000 pixels de largura, e envie de novo.`
    throw fieldError(pointer, message, 'type')
  }
  const public_key = type === 'application/pdf' ? null : `${file_key}-public`
  keys.push(file_key)
  await ctx.services.files.save(file_key, upload.path, type)
  if (public_key) {
    keys.push(public_key)
    await ctx.services.files.save(public_key, copy, type)
  }
  const { bytes, sha256 } = upload
  return { id, name: toFileName(upload.name, type), type, bytes, sha256, file_key, public_key }
}

/** The uploaded name with the extension of the detected type. */
function toFileName(uploadedName: string, type: AttachmentType): string {
  const stem = uploadedName
    .replace(/\.[^.]{1,10}$/, '')
    .replace(/^\.+/, '')
    .trim()
  return `${stem || 'arquivo'}.${attachmentExtensions[type]}`
}

/** Removes the files of attachments from the store. */
export const discardAttachmentFiles = (
  ctx: Context,
  files: readonly Pick<StoredFile, 'file_key' | 'public_key'>[],
): Promise<void> =>
  discardFiles(
    ctx,
    files.flatMap(({ file_key, public_key }) => (public_key ? [file_key, public_key] : [file_key])),
  )
