import type { Context } from '../../../platform/context.ts'
import { foldCounts } from './order-counts.sql.ts'

/** Folds recent changes into the totals of orders, so that reads sum few rows. */
export async function foldOrderCounts({ db }: Context): Promise<void> {
  await foldCounts(db)
}
