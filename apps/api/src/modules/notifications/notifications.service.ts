import type { EndpointOutput, Notification, notifications } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import {
  countUnread,
  deleteNotificationsBefore,
  type NotificationFilters,
  type NotificationRow,
  selectNotifications,
  updateRead,
} from './notifications.sql.ts'

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

/** Marks some or all of the caller's notifications as read; the time of the first reading is kept. */
export function markRead(ctx: Context, ids: readonly string[] | undefined): Promise<{ unread: number }> {
  return inTransaction(ctx, async (inside) => {
    const { db, user, now } = requireSession(inside)
    await updateRead(db, user.id, ids, now)
    return countOwnUnread(inside)
  })
}

/** Deletes notifications older than three months. */
export async function sweepNotifications(ctx: Context): Promise<void> {
  await deleteNotificationsBefore(ctx.db, new Date(ctx.clock().getTime() - keptMs))
}

function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    text: sentenceOf(row),
    orderNumber: row.order_number,
    subjectId: row.subject_id,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  }
}

function sentenceOf({ type, order_number, detail, actor_name }: NotificationRow): string {
  const order = `a ordem ${order_number}`
  switch (type) {
    case 'order_failed':
      return `Uma tentativa com ${order} não deu certo.`
    case 'order_returned':
      return `A ordem ${order_number} foi devolvida.`
    case 'order_commented':
      return `${actor_name ?? 'Alguém'} comentou ${order}.`
    case 'order_assigned':
      return `${actor_name ?? 'Alguém'} passou ${order} para você.`
    case 'report_ready':
      return `O relatório “${detail}” está pronto.`
    case 'new_sign_in':
      return `Sua conta foi aberta em um aparelho novo: ${detail}.`
    case 'privacy_request':
      return `Um titular fez o pedido ${detail} sobre seus dados.`
  }
}
