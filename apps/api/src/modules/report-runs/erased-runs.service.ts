import type { Context } from '../../platform/context.ts'
import { queueFileRemoval } from '../files/index.ts'
import { failRun } from './run-results.service.ts'
import { deleteRunsWithOrders, deleteRunsWithUsers, selectQueuedRunsWithOrders } from './runs.sql.ts'

const erasedPersonFailure = 'Os dados de uma pessoa foram apagados enquanto o arquivo era feito. Peça de novo.'

/**
 * Removes the archives and reports that may contain orders whose contacts are erased; those that are being made fail. In
 * the caller's transaction.
 */
export async function removeRunsWithOrders(ctx: Context, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  for (const run of await selectQueuedRunsWithOrders(ctx.db, orderIds)) await failRun(ctx, run, erasedPersonFailure)
  await queueFileRemoval(ctx, await deleteRunsWithOrders(ctx.db, orderIds))
}

/** Removes the reports that name users, when one is erased. In the caller's transaction. */
export async function removeRunsWithUsers(ctx: Context): Promise<void> {
  await queueFileRemoval(ctx, await deleteRunsWithUsers(ctx.db))
}
