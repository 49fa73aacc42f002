import { type Context, requireFiles, requireJobs } from '../../platform/context.ts'
import type { JobKind } from '../../platform/jobs/index.ts'

/** The first name of this work, when only forgetting people removed files: what waits in the queue goes by it. */
const jobName = 'privacy.removeFiles'

/** Leaves files to be removed once the transaction stands. */
export async function removeFilesLater(ctx: Context, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await requireJobs(ctx).send(ctx.db, jobName, { keys: JSON.stringify(keys) })
}

/** Removes files that no row names any more. Done twice, it finds nothing the second time. */
async function removeFiles(ctx: Context, { keys = '[]' }: Record<string, string>): Promise<void> {
  for (const key of JSON.parse(keys) as string[]) await requireFiles(ctx).remove(key)
}

/** The work on the file store that is done after the call. */
export const fileJobs: readonly JobKind[] = [{ name: jobName, run: removeFiles }]
