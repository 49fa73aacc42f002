import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import type { DriverContract } from 'flydrive/types'

/** Where the bytes of files stand. Keys are ours, never a name that somebody sent. */
export interface Files {
  /** Keeps a file of this machine under a key. */
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
        // Half a file that no row knows would take the room for ever.
        await disk.delete(key).catch(() => undefined)
        throw error
      }
    },
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  }
}

/** Makes the folder, if it is not there, for no other user of the machine; one that is there stays as somebody wants it. */
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

/** Keys come from the usual AWS variables or the machine's role: the SDK finds them by itself. */
async function bucket(url: URL): Promise<DriverContract> {
  // Some 20 MB of code that an installation with a folder never loads.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const endpoint = url.searchParams.get('endpoint')
  return new S3Driver({
    bucket: url.hostname,
    region: url.searchParams.get('region') ?? 'us-east-1',
    visibility: 'private',
    supportsACL: false,
    // Compatible stores do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
}
