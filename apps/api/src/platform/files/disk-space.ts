import { statfs } from 'node:fs/promises'

const megabyte = 1024 * 1024

/** What a disk must have left, in bytes. */
export const neededBytes = {
  /** An empty database with the demonstration, and room to work. */
  create: 256 * megabyte,
  /** PostgreSQL writes a log of what it changes before it opens an existing one; without room for it, it dies. */
  open: 64 * megabyte,
  /** Below this nothing new is taken: what runs already must still find room. */
  reserve: 128 * megabyte,
}

/** Bytes that we may still write where a folder is; it must exist. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** As people read it. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / megabyte)} MB`

/** Knows whether this machine still has room for what people send. */
export interface DiskWatch {
  readonly isFull: () => boolean
  readonly freeBytes: () => number
  readonly stop: () => Promise<void>
}

interface DiskWatchOptions {
  /** The folders of ours that grow. */
  readonly folders: readonly string[]
  readonly log: { info(message: string): void; error(message: string): void }
  readonly everyMs?: number
  readonly free?: (folder: string) => Promise<number>
}

/**
 * Looks again and again how much room there is, so that writing stops before the last byte: PostgreSQL survives a query
 * that found no room, but not its own log without any.
 */
export async function watchDisk({
  folders,
  log,
  everyMs = 2_000,
  free = freeBytes,
}: DiskWatchOptions): Promise<DiskWatch> {
  let left = Number.POSITIVE_INFINITY
  let full = false
  const look = async (): Promise<void> => {
    left = Math.min(...(await Promise.all(folders.map((folder) => free(folder)))))
    if (left < neededBytes.reserve === full) return
    full = !full
    if (!full) return log.info(`Há espaço em disco de novo (${inMegabytes(left)}): as gravações voltaram.`)
    log.error(
      `Restam ${inMegabytes(left)} em disco para ${folders.join(' e ')}: gravações são recusadas até haver ` +
        `${inMegabytes(neededBytes.reserve)}. Libere espaço; não é preciso reiniciar.`,
    )
  }
  await look()
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    // A folder that cannot be asked says nothing about room.
    looking = look().catch(() => undefined)
  }, everyMs)
  return {
    isFull: () => full,
    freeBytes: () => left,
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
