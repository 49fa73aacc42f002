import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { Files } from '../files/files.ts'
import { isOutOfSpace, newOutOfSpaceError } from '../files/out-of-space.ts'
import { toPlainName } from '../files/plain-name.ts'
import { createTemporaryFolder } from '../files/temporary-folder.ts'
import { readHead, type Upload } from '../files/upload.ts'

/** A multipart form as it arrived. */
export interface UploadedForm {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly Upload[]
  /** Deletes the files from the local disk. */
  discard(): Promise<void>
}

interface Limits {
  readonly files: number
  readonly fileBytes: number
}

/**
 * Receives a form and streams its files to disk, so that memory holds only a chunk of one file.
 *
 * @throws AppError for a malformed form or a file above the limits.
 */
export async function receiveForm(
  request: FastifyRequest,
  store: Pick<Files, 'temporaryRoot'>,
  limits: Limits,
): Promise<UploadedForm> {
  const folder = await createTemporaryFolder(store).catch((error: unknown) => {
    throw rejection(error, limits)
  })
  const discard = () => rm(folder, { recursive: true, force: true })
  const fields: Record<string, string> = Object.create(null)
  const files: Upload[] = []
  try {
    const parts = request.parts({
      limits: { files: limits.files, fileSize: limits.fileBytes, fields: 20, fieldSize: 10_000, headerPairs: 20 },
    })
    for await (const part of parts) {
      if (part.type === 'file') files.push(await keep(part, join(folder, String(files.length)), limits))
      else fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    await discard()
    throw rejection(error, limits)
  }
  return { fields, files, discard }
}

async function keep(part: MultipartFile, path: string, limits: Limits): Promise<Upload> {
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(part.file, measure, createWriteStream(path, { mode: 0o600 }))
  if (part.file.truncated) throw newTooLargeError(limits)
  return { name: toPlainName(part.filename ?? ''), path, bytes, sha256: hash.digest(), head: await readHead(path) }
}

const newTooLargeError = ({ fileBytes }: Limits): AppError =>
  new AppError('payload_too_large', `Cada arquivo pode ter até ${Math.floor(fileBytes / 1024 / 1024)} MB.`)

function rejection(error: unknown, limits: Limits): unknown {
  if (error instanceof AppError) return error
  if (isOutOfSpace(error)) return newOutOfSpaceError()
  switch ((error as NodeJS.ErrnoException).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return newTooLargeError(limits)
    case 'FST_FILES_LIMIT': {
      const { files } = limits
      return new AppError('payload_too_large', `Envie até ${files} ${files === 1 ? 'arquivo' : 'arquivos'} por vez.`)
    }
    case 'EMFILE':
    case 'EACCES':
      return new AppError('unavailable', undefined, { headers: { 'retry-after': '60' } })
    default:
      // Every other error while a form is read comes from the form.
      return new AppError('malformed_upload')
  }
}
