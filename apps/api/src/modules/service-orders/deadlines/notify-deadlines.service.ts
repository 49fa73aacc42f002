import { type Context, inTransaction } from '../../../platform/context.ts'
import { notifyOfDeadline } from '../notify.service.ts'
import { selectOrder } from '../order-rows.sql.ts'
import { claimDeadlineNotices, type DeadlineNotice } from './deadline-notices.sql.ts'

const minute = 60_000
/** How long before its deadline an order is announced. */
const aheadMs = 30 * minute
/** An order that is late for longer, for example because no process ran, is only in the lists of late orders. */
const latestMs = 120 * minute
const batch = 100

/**
 * Notifies people of orders whose deadline is near or has passed, once for each promised time. Safe to run concurrently on every
 * instance.
 *
 * @returns the number of orders that were announced.
 */
export async function notifyOfDeadlines(ctx: Context): Promise<number> {
  const now = ctx.clock().getTime()
  const at = (offset: number) => new Date(now + offset)
  const late = await announce(ctx, 'late', { from: at(-latestMs), to: at(0) })
  return late + (await announce(ctx, 'due_soon', { from: at(0), to: at(aheadMs) }))
}

async function announce(ctx: Context, kind: DeadlineNotice, period: { from: Date; to: Date }): Promise<number> {
  let announced = 0
  for (let count = batch; count === batch; announced += count) {
    count = await inTransaction(ctx, async (txCtx) => {
      const numbers = await claimDeadlineNotices(txCtx.db, kind, period, batch)
      for (const orderNumber of numbers) {
        const row = await selectOrder(txCtx.db, 'all', orderNumber)
        if (row) await notifyOfDeadline(txCtx, row, kind)
      }
      return numbers.length
    })
  }
  return announced
}
