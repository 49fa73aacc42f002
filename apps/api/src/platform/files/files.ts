import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import type { DriverContract } from 'flydrive/types'

/** Stores the content of files. Keys are generated, never the name of an upload. */
export interface Files {
  /** Copies a local file into the store. */
  save(key: string, path: string, type: string): Promise<void>
  read(key: string): Promise<Readable>
  remove(key: string): Promise<void>
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
        throw error
      }
    },
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  }
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
