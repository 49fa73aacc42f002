import { createHash } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { createSemaphore } from '../../platform/jobs/semaphore.ts'

/** Stored files do not change; the store can lose or damage one, so that each is read again after a day. */
const rememberedMs = 24 * 3_600_000
const maximumHashes = 10_000

interface KnownHash {
  readonly sha256: string
  readonly at: number
}

const knownHashes = new Map<string, KnownHash>()
/** The public page must not occupy the store and a processor: one file is read at a time. */
const reading = createSemaphore(1)

/**
 * Returns the SHA-256 of a stored file, as it was read in the last 24 hours; undefined when it cannot be read. A failure
 * is not remembered.
 */
export async function hashStoredFile(ctx: Context, key: string): Promise<string | undefined> {
  const leave = await reading.acquire()
  try {
    const now = ctx.clock().getTime()
    const remembered = knownHashes.get(key)
    if (remembered && now - remembered.at < rememberedMs) return remembered.sha256
    const sha256 = await readHash(ctx, key)
    if (sha256 !== undefined) remember(key, { sha256, at: now })
    return sha256
  } finally {
    leave?.()
  }
}

function remember(key: string, hash: KnownHash): void {
  knownHashes.delete(key)
  knownHashes.set(key, hash)
  const [oldest] = knownHashes.keys()
  if (knownHashes.size > maximumHashes && oldest !== undefined) knownHashes.delete(oldest)
}

async function readHash(ctx: Context, key: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of await ctx.services.files.read(key)) hash.update(chunk as Buffer)
  } catch (error) {
    ctx.log.warn({ err: error, key }, 'a proof cannot be read')
    return undefined
  }
  return hash.digest('hex')
}
