import { type Context, type Database, inTransaction } from '../../../platform/context.ts'

/** What is overdue for longer, for example because no process ran, is only in the lists. */
export const latestMs = 120 * 60_000
const batch = 100

/**
 * Claims what must be announced in batches, and announces each in the transaction of its claim.
 *
 * @param claim Marks up to `limit` subjects as announced, and returns them.
 * @returns the number of subjects that were announced.
 */
export async function announceInBatches<Subject>(
  ctx: Context,
  claim: (db: Database, limit: number) => Promise<readonly Subject[]>,
  announce: (ctx: Context, subject: Subject) => Promise<void>,
): Promise<number> {
  let announced = 0
  for (let count = batch; count === batch; announced += count) {
    count = await inTransaction(ctx, async (txCtx) => {
      const subjects = await claim(txCtx.db, batch)
      for (const subject of subjects) await announce(txCtx, subject)
      return subjects.length
    })
  }
  return announced
}
