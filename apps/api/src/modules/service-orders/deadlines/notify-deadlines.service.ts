import type { Context } from '../../../platform/context.ts'
import { notifyOfDeadline } from '../notify.service.ts'
import { selectOrder } from '../order-rows.sql.ts'
import { announceInBatches, latestMs } from './announce.service.ts'
import { claimDeadlineNotices, type DeadlineNotice } from './deadline-notices.sql.ts'

const minute = 60_000
/** How long before its deadline an order is announced. */
const aheadMs = 30 * minute

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

const announce = (ctx: Context, kind: DeadlineNotice, period: { from: Date; to: Date }): Promise<number> =>
  announceInBatches(
    ctx,
    (db, limit) => claimDeadlineNotices(db, kind, period, limit),
    async (txCtx, orderNumber) => {
      const row = await selectOrder(txCtx.db, 'all', orderNumber)
      if (row) await notifyOfDeadline(txCtx, row, kind)
    },
  )
