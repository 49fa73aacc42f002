import type { Context } from '../../../platform/context.ts'
import { foldCounts } from './order-counts.sql.ts'

/** Adds what has changed lately to the totals of orders, so that little has to be summed by whoever asks. */
export async function foldOrderCounts({ db }: Context): Promise<void> {
  await foldCounts(db)
}
