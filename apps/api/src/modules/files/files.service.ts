import type { Context } from '../../platform/context.ts'
import type { JobKind } from '../../platform/jobs/index.ts'

/** Contains `privacy` for a historical reason. It must not change, because queued jobs have this name. */
const jobName = 'privacy.removeFiles'

/** Queues the removal of files, in the caller's transaction. */
export async function queueFileRemoval(ctx: Context, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await ctx.services.jobs.send(ctx.db, jobName, { keys: JSON.stringify(keys) })
}

/** Removes files that no row references from the store. A file that cannot be removed is logged and harmless. */
export async function discardFiles(ctx: Context, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await ctx.services.files
      .remove(key)
      .catch((error: unknown) => ctx.log.warn({ err: error, key }, 'an unreferenced file could not be deleted'))
  }
}

/**
 * Stores files and then their rows, and removes the files when any of it fails. Files are not part of a transaction.
 *
 * @param store adds the key of each file to the list before it saves the file.
 */
export async function discardFilesOnError<T>(ctx: Context, store: (keys: string[]) => Promise<T>): Promise<T> {
  const keys: string[] = []
  try {
    return await store(keys)
  } catch (error) {
    await discardFiles(ctx, keys)
    throw error
  }
}

/** Removes files that no row references any more. Idempotent. */
async function removeFiles(ctx: Context, { keys = '[]' }: Record<string, string>): Promise<void> {
  for (const key of JSON.parse(keys) as string[]) await ctx.services.files.remove(key)
}

/** Background jobs of the file store. */
export const fileJobs: readonly JobKind[] = [{ name: jobName, run: removeFiles }]
