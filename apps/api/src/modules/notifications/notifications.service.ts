import type { EndpointOutput, notifications } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import {
  countUnread,
  deleteNotificationsBefore,
  type NotificationFilters,
  selectHasChanged,
  selectNotifications,
  updateRead,
} from './notifications.sql.ts'
import { toNotification } from './to-notification.ts'

const keptMs = 90 * 24 * 3_600_000

/** Lists the caller's notifications with the number of unread ones. */
export async function listNotifications(
  ctx: Context,
  filters: NotificationFilters,
): Promise<EndpointOutput<typeof notifications.list>> {
  const { db, user } = requireSession(ctx)
  const { rows, meta } = await selectNotifications(db, user.id, filters)
  return { data: rows.map(toNotification), meta, ...(await countOwnUnread(ctx)) }
}

/** Counts the caller's unread notifications. */
export async function countOwnUnread(ctx: Context): Promise<{ unread: number }> {
  const { db, user } = requireSession(ctx)
  return { unread: await countUnread(db, user.id) }
}

/** Whether the caller received or read a notification since a time. */
export async function hasChangedSince(ctx: Context, since: Date): Promise<boolean> {
  const { db, user } = requireSession(ctx)
  return selectHasChanged(db, user.id, since)
}

/** Marks some or all of the caller's notifications as read; the time of the first reading is kept. */
export function markRead(ctx: Context, ids: readonly string[] | undefined): Promise<{ unread: number }> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, user, now } = requireSession(txCtx)
    await updateRead(db, user.id, ids, now)
    return countOwnUnread(txCtx)
  })
}

/** Deletes notifications older than three months. */
export async function sweepNotifications(ctx: Context): Promise<void> {
  await deleteNotificationsBefore(ctx.db, new Date(ctx.clock().getTime() - keptMs))
}
