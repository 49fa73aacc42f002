import {
  type EndpointOutput,
  type Notification,
  type NotificationPreference,
  NotificationType,
  notificationRules,
  type notifications,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import {
  countUnread,
  deleteNotificationsBefore,
  deleteOfStep,
  keepPreference,
  type NotificationFilters,
  type NotificationRow,
  selectHasChanged,
  selectNotifications,
  selectPreferences,
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

/** Whether the caller received or read a notification since a time. */
export async function hasChangedSince(ctx: Context, since: Date): Promise<boolean> {
  const { db, user } = requireSession(ctx)
  return selectHasChanged(db, user.id, since)
}

/** Withdraws the unread notifications about a step of an order that the caller undoes. `since` is when it was taken. */
export async function withdrawNotifications(ctx: Context, orderId: string, since: Date): Promise<void> {
  const { db, user, now } = requireSession(ctx)
  await deleteOfStep(db, { orderId, actorId: user.id, since, now })
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

/** Returns the caller's notification preferences of the types that concern their role. */
export async function getPreferences(ctx: Context): Promise<{ data: NotificationPreference[] }> {
  const { db, user } = requireSession(ctx)
  const preferences = await selectPreferences(db, user.id)
  const data = NotificationType.options
    .filter((type) => notificationRules[type].roles.includes(user.role))
    .map((type) => {
      const { email, always } = notificationRules[type]
      if (always) return { type, screen: true, email: true }
      const preferred = preferences.find((preference) => preference.type === type)
      return { type, screen: preferred?.screen ?? true, email: preferred?.email ?? email }
    })
  return { data }
}

/** Saves the given preferences of the caller; types that are absent stay unchanged. */
export function updatePreferences(
  ctx: Context,
  requested: readonly NotificationPreference[],
): Promise<{ data: NotificationPreference[] }> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, user } = requireSession(txCtx)
    for (const { type, screen, email } of requested) await keepPreference(db, { user_id: user.id, type, screen, email })
    return getPreferences(txCtx)
  })
}

/** Maps a row to a notification of the API. */
function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    text: toSentence(row),
    orderNumber: row.order_number,
    subjectId: row.subject_id,
    actor: toReference(row.actor_id, row.actor_name),
    createdAt: row.created_at.toISOString(),
    readAt: toTimestamp(row.read_at),
  }
}

function toSentence({ type, order_number, detail, actor_name }: NotificationRow): string {
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
    case 'order_due_soon':
      return `O prazo d${order} termina às ${detail}.`
    case 'order_late':
      return `O prazo d${order} terminou às ${detail}.`
    case 'report_ready':
      return `O relatório “${detail}” está pronto.`
    case 'proofs_ready':
      return `Os comprovantes de ${detail} estão prontos.`
    case 'report_failed':
      return `O relatório “${detail}” não pôde ser feito.`
    case 'proofs_failed':
      return `Os comprovantes de ${detail} não puderam ser feitos.`
    case 'new_sign_in':
      return `Sua conta foi aberta em um aparelho novo: ${detail}.`
    case 'recipient_request':
      return `O destinatário fez um pedido n${order}: ${detail}.`
    case 'occurrence_assigned':
      return `${actor_name ?? 'Alguém'} passou para você a ocorrência “${detail}” d${order}.`
    case 'occurrence_commented':
      return `${actor_name ?? 'Alguém'} comentou a ocorrência “${detail}” d${order}.`
    case 'occurrence_resolved':
      return `${actor_name ?? 'Alguém'} resolveu a ocorrência “${detail}” d${order}.`
    case 'occurrence_overdue':
      return `O prazo da ocorrência “${detail}” d${order} terminou.`
    case 'webhook_paused':
      return `O webhook ${detail}.`
    case 'privacy_request':
      return `Um titular fez o pedido ${detail} sobre seus dados.`
  }
}
