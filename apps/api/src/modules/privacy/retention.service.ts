import { type Context, inTransaction } from '../../platform/context.ts'
import { queueFileRemoval } from '../files/index.ts'
import { removeRunsWithOrders } from '../report-runs/index.ts'
import {
  allowHistoryChanges,
  deleteOldAudit,
  deleteOldEmails,
  eraseContacts,
  lockOrdersPastRetention,
} from './erasure.sql.ts'
import { deleteOldImports } from './imported-files.sql.ts'
import { deleteOldMessages } from './inbox-messages.sql.ts'

const batch = 200

/** Deletes data that is older than the configured retention. Safe to run concurrently on every instance. */
export async function enforceRetention(ctx: Context): Promise<void> {
  const now = ctx.clock()
  await deleteOldEmails(ctx.db, now)
  await inTransaction(ctx, async (txCtx) => queueFileRemoval(txCtx, await deleteOldMessages(txCtx.db, now)))
  await inTransaction(ctx, async (txCtx) => queueFileRemoval(txCtx, await deleteOldImports(txCtx.db, now)))
  await inTransaction(ctx, async ({ db }) => {
    await allowHistoryChanges(db)
    await deleteOldAudit(db, now)
  })
  for (let count = batch; count === batch; ) {
    count = await inTransaction(ctx, async (txCtx) => {
      const ids = await lockOrdersPastRetention(txCtx.db, now, batch)
      await allowHistoryChanges(txCtx.db)
      await queueFileRemoval(txCtx, await eraseContacts(txCtx.db, ids, now))
      await removeRunsWithOrders(txCtx, ids)
      return ids.length
    })
  }
}
