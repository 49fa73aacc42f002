import { type Context, inTransaction, requireFiles } from '../../platform/context.ts'
import type { JobKind } from '../../platform/jobs/index.ts'
import { removeFilesLater } from './erasure.service.ts'
import {
  beginErasing,
  deleteOldAudit,
  deleteOldEmails,
  deleteOldImportRows,
  eraseContacts,
  lockOutlived,
} from './erasure.sql.ts'

const batch = 200

/** Lets go of what has been kept for as long as the settings say. Several servers may do it at once. */
export async function sweepOldData(ctx: Context): Promise<void> {
  const now = ctx.clock()
  await deleteOldEmails(ctx.db, now)
  await deleteOldImportRows(ctx.db, now)
  await inTransaction(ctx, async ({ db }) => {
    await beginErasing(db)
    await deleteOldAudit(db, now)
  })
  for (let found = batch; found === batch; ) {
    found = await inTransaction(ctx, async (inside) => {
      const ids = await lockOutlived(inside.db, now, batch)
      await beginErasing(inside.db)
      await removeFilesLater(inside, await eraseContacts(inside.db, ids, now))
      return ids.length
    })
  }
}

/** Removes files that no row names any more. Done twice, it finds nothing the second time. */
async function removeFiles(ctx: Context, { keys = '[]' }: Record<string, string>): Promise<void> {
  for (const key of JSON.parse(keys) as string[]) await requireFiles(ctx).remove(key)
}

/** The work of forgetting that is done after the call. */
export const privacyJobs: readonly JobKind[] = [{ name: 'privacy.removeFiles', run: removeFiles }]
