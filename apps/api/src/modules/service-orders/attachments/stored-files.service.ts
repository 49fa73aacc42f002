import {
  type AttachmentType,
  emptyFileText,
  hasHeicBrand,
  heicText,
  type NewAttachments,
} from '@malote/api-client/contract'
import type { Context } from '../../../platform/context.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { attachmentExtensions, detectType, writeImageCopy } from '../../../platform/files/images.ts'
import type { Upload } from '../../../platform/files/upload.ts'
import { newId } from '../../../platform/security/ids.ts'
import { discardFiles } from '../../files/index.ts'
import type { AttachmentRow } from './attachments.sql.ts'

/** A file in the store, with the columns that describe it. */
export type StoredFile = Pick<AttachmentRow, 'id' | 'name' | 'type' | 'bytes' | 'sha256' | 'file_key' | 'public_key'>

/** The public copy of a photo fits on a screen. */
const screenSides = { width: 2048, height: 2048 }

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
  if (type !== 'application/pdf') {
    const result = await writeImageCopy(upload.path, copy, { type, fit: screenSides })
    if ('rejected' in result) throw fieldError(pointer, result.rejected, 'type')
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
