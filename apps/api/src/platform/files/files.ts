import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { DriverContract } from 'flydrive/types'
import { AppError } from '../errors/app-error.ts'
import { isOutOfSpace } from './out-of-space.ts'

/** Stores the content of files. Keys are generated, never the name of an upload. */
export interface Files {
  /** Copies a local file into the store. */
  save(key: string, path: string, type: string): Promise<void>
  read(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  /** The folder for files of running requests and jobs: on the disk of the store or, with a bucket, of the data. */
  readonly temporaryRoot: string
}

/** Opens the store: a folder, or a bucket of any S3-compatible service (`s3://bucket?endpoint=…&region=…`). */
export async function openFiles(location: {
  readonly folder: string
  readonly url: string | undefined
}): Promise<Files> {
  const { Disk } = await import('flydrive')
  if (!location.url) await createPrivateDirectory(location.folder)
  const disk = new Disk(location.url ? await bucket(new URL(location.url)) : await folder(location.folder))
  return {
    save: async (key, path, contentType) => {
      try {
        await disk.copyFromFs(path, key, { contentType })
      } catch (error) {
        // A partial file without a row would use space for ever.
        await disk.delete(key).catch(() => undefined)
        throw toStoreError(error)
      }
    },
    read: (key) => disk.getStream(key).catch(rejectStoreError),
    remove: (key) => disk.delete(key).catch(rejectStoreError),
    temporaryRoot: join(location.folder, 'temporary'),
  }
}

/** The store failed: the caller may try again. A full disk has its own error, and a missing object is a lost file. */
function toStoreError(error: unknown): unknown {
  const missing = hasCause(error, ({ name, code }) => code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound')
  if (missing || isOutOfSpace(error)) return error
  const detail = 'Os arquivos não podem ser guardados nem lidos agora. Tente de novo em instantes.'
  return Object.assign(new AppError('unavailable', detail, { headers: { 'retry-after': '30' } }), { cause: error })
}

function rejectStoreError(error: unknown): never {
  throw toStoreError(error)
}

/** Whether an error or one of its causes matches. */
function hasCause(error: unknown, matches: (cause: NodeJS.ErrnoException) => boolean): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (matches(at)) return true
  return false
}

/**
 * Creates a folder that other users of the machine cannot enter. The permissions of an existing folder stay
 * unchanged.
 */
async function createPrivateDirectory(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function folder(location: string): Promise<DriverContract> {
  const { FSDriver } = await import('flydrive/drivers/fs')
  return new FSDriver({ location, visibility: 'private' })
}

/** The SDK reads credentials from the usual AWS variables or the role of the machine. */
async function bucket(url: URL): Promise<DriverContract> {
  // Some 20 MB of code that an installation with a folder never loads.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const endpoint = url.searchParams.get('endpoint')
  return new S3Driver({
    bucket: url.hostname,
    region: url.searchParams.get('region') ?? 'us-east-1',
    visibility: 'private',
    supportsACL: false,
    // Not all compatible stores support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
}
