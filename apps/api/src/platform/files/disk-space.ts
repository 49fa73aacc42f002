import { statfs } from 'node:fs/promises'

const megabyte = 1024 * 1024

/** Required free space in bytes. */
export const neededBytes = {
  /** For an empty database with the demonstration, and space to work. */
  create: 256 * megabyte,
  /** For the log that PostgreSQL writes before it opens an existing database; without space for it, it crashes. */
  open: 64 * megabyte,
  /** Below this, writes are rejected, so that running work still has space. */
  reserve: 128 * megabyte,
}

/** Returns the free bytes of the disk of a folder, which must exist. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Formats bytes as megabytes. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / megabyte)} MB`

/** Reports whether the local disks have space for writes. */
export interface DiskWatch {
  readonly isFull: () => boolean
  readonly freeBytes: () => number
  readonly stop: () => Promise<void>
}

interface DiskWatchOptions {
  /** The folders that grow with use. */
  readonly folders: readonly string[]
  readonly log: { info(message: string): void; error(message: string): void }
  readonly everyMs?: number
  readonly free?: (folder: string) => Promise<number>
}

/**
 * Checks the free space at an interval, so that writes stop early: PostgreSQL survives a query without space, but not
 * its own log without space.
 */
export async function watchDisk({
  folders,
  log,
  everyMs = 2_000,
  free = freeBytes,
}: DiskWatchOptions): Promise<DiskWatch> {
  let lowestBytes = Number.POSITIVE_INFINITY
  let full = false
  const look = async (): Promise<void> => {
    lowestBytes = Math.min(...(await Promise.all(folders.map((folder) => free(folder)))))
    if (lowestBytes < neededBytes.reserve === full) return
    full = !full
    if (!full) return log.info(`Há espaço em disco de novo (${inMegabytes(lowestBytes)}): as gravações voltaram.`)
    log.error(
      `Restam ${inMegabytes(lowestBytes)} em disco para ${folders.join(' e ')}: gravações são recusadas até haver ` +
        `${inMegabytes(neededBytes.reserve)}. Libere espaço; não é preciso reiniciar.`,
    )
  }
  await look()
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    // An error of the check does not change the state.
    looking = look().catch(() => undefined)
  }, everyMs)
  return {
    isFull: () => full,
    freeBytes: () => lowestBytes,
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
