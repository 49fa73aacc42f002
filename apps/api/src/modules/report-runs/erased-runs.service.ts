import type { Context } from '../../platform/context.ts'
import { queueFileRemoval } from '../files/index.ts'
import { deleteRunsWithOrders, deleteRunsWithUsers } from './runs.sql.ts'

/** Removes the archives and reports that may contain orders whose contacts are erased. In the caller's transaction. */
export async function removeRunsWithOrders(ctx: Context, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await queueFileRemoval(ctx, await deleteRunsWithOrders(ctx.db, orderIds, ctx.clock()))
}

/** Removes the reports that name users, when one is erased. In the caller's transaction. */
export async function removeRunsWithUsers(ctx: Context): Promise<void> {
  await queueFileRemoval(ctx, await deleteRunsWithUsers(ctx.db))
}
