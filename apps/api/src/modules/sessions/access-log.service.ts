import type { Context } from '../../platform/context.ts'
import { deleteOldAccesses, insertAccess, selectUsedDevices } from './access-log.sql.ts'

/** Writes down from where and when the product is used, as the Marco Civil asks of whoever offers it. */
export async function noteAccess(ctx: Context, sessionId: string, userId: string): Promise<void> {
  const now = ctx.clock()
  await insertAccess(ctx.db, {
    session_id: sessionId,
    address: ctx.address,
    day: now.toISOString().slice(0, 10),
    user_id: userId,
    user_agent: ctx.userAgent ?? null,
    first_at: now,
    last_at: now,
  })
}

/** Forgets the accesses that the law does not ask for any more. */
export async function sweepAccesses(ctx: Context): Promise<void> {
  await deleteOldAccesses(ctx.db, ctx.clock())
}

/** From what and where a person used the product, each pair once; nothing that the server itself did. */
export async function listUsedDevices(
  ctx: Context,
  userId: string,
): Promise<{ userAgent: string | null; address: string }[]> {
  return selectUsedDevices(ctx.db, userId)
}
