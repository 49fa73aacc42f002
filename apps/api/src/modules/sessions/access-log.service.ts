import type { Context } from '../../platform/context.ts'
import { deleteOldAccesses, insertAccess, selectUsedDevices } from './access-log.sql.ts'

/** Logs from where and when the product is used, as the Marco Civil requires of its provider. */
export async function recordAccess(ctx: Context, sessionId: string, userId: string): Promise<void> {
  const now = ctx.clock()
  await insertAccess(ctx.db, {
    session_id: sessionId,
    address: ctx.ipAddress,
    day: now.toISOString().slice(0, 10),
    user_id: userId,
    user_agent: ctx.userAgent ?? null,
    first_at: now,
    last_at: now,
  })
}

/** Deletes the accesses that the law no longer requires. */
export async function sweepAccessLog(ctx: Context): Promise<void> {
  await deleteOldAccesses(ctx.db, ctx.clock())
}

/** Lists the devices and addresses that a user used, each pair once, without those of the server itself. */
export async function listUsedDevices(
  ctx: Context,
  userId: string,
): Promise<{ userAgent: string | null; address: string }[]> {
  return selectUsedDevices(ctx.db, userId)
}
