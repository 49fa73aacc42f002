import { type Context, inTransaction } from '../../../platform/context.ts'
import { systemCaller } from '../order-facts.ts'
import { lockOverdueRequests, selectOrder } from '../order-rows.sql.ts'
import { applyTransition } from './apply-transition.service.ts'

const batch = 100

/**
 * Expires requested orders that were not accepted before their pickup window ended. Safe to run concurrently on every
 * instance: locked orders are skipped.
 *
 * @returns the number of expired orders.
 */
export async function expireOverdueRequests(ctx: Context): Promise<number> {
  let expired = 0
  for (let count = batch; count === batch; ) {
    count = await inTransaction(ctx, async (txCtx) => {
      const numbers = await lockOverdueRequests(txCtx.db, txCtx.clock(), batch)
      for (const orderNumber of numbers) {
        const row = await selectOrder(txCtx.db, 'all', orderNumber)
        if (row) await applyTransition(txCtx, row, systemCaller, { to: 'expired' })
      }
      return numbers.length
    })
    expired += count
  }
  return expired
}
