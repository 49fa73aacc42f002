import type { NotificationType, notifications } from '@malote/api-client/contract'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type NotificationFilters = QueryOf<typeof notifications.list>

export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>['rows'][number]

export async function selectNotifications(db: Database, userId: string, filters: NotificationFilters) {
  let query = db.selectFrom('notifications as notification').where('notification.user_id', '=', userId)
  if (filters.unread !== undefined) query = query.where('notification.read_at', filters.unread ? 'is' : 'is not', null)
  return selectPage(
    query,
    filters,
    query
      .leftJoin('service_orders', 'service_orders.id', 'notification.service_order_id')
      .leftJoin('users as actor', 'actor.id', 'notification.actor_id')
      .selectAll('notification')
      .select(['service_orders.order_number', 'actor.name as actor_name'])
      .orderBy('notification.created_at', 'desc')
      .orderBy('notification.id', 'desc'),
  )
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)`.as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}

/** Selects whether a user's notifications were created or read since a time. */
export async function selectHasChanged(db: Database, userId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('created_at', '>=', since), eb('read_at', '>=', since)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateRead(db: Database, userId: string, ids: readonly string[] | undefined, now: Date) {
  let query = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (ids) query = query.where(sql<boolean>`id = any(${ids}::uuid[])`)
  await query.execute()
}

export async function insertNotifications(
  db: Database,
  rows: readonly Insertable<Tables['notifications']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('notifications').values(rows).execute()
}

/** A step of an order that its author takes back. */
export interface UndoneStep {
  readonly orderId: string
  readonly actorId: string
  /** When the step was taken. */
  readonly since: Date
  readonly now: Date
}

/** Deletes what was not read about a step. It is marked first: that trigger updates open pages. */
export async function deleteOfStep(db: Database, { orderId, actorId, since, now }: UndoneStep): Promise<void> {
  const marked = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('service_order_id', '=', orderId)
    .where('actor_id', '=', actorId)
    .where('type', 'in', ['order_assigned', 'order_failed', 'order_returned'])
    .where('created_at', '>=', since)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  const ids = marked.map(({ id }) => id)
  await db.deleteFrom('notifications').where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
}

export async function deleteNotificationsBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', moment).execute()
}

/** Selects active users by id, or all admins, with their preferences for the type. Users of API keys are excluded. */
export async function selectAddressees(db: Database, ids: readonly string[] | 'admins', type: NotificationType) {
  const query = db
    .selectFrom('users')
    .leftJoin('notification_preferences as preference', (join) =>
      join.onRef('preference.user_id', '=', 'users.id').on('preference.type', '=', type),
    )
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'preference.screen', 'preference.email as mail'])
    .where('users.status', '=', 'active')
    .where('users.integration', '=', false)
    .orderBy('users.id')
  if (ids === 'admins') return query.where('users.role', '=', 'admin').execute()
  return query.where(sql<boolean>`users.id = any(${ids}::uuid[])`).execute()
}

export async function selectPreferences(db: Database, userId: string) {
  return db
    .selectFrom('notification_preferences')
    .select(['type', 'screen', 'email'])
    .where('user_id', '=', userId)
    .execute()
}

export async function keepPreference(db: Database, row: Insertable<Tables['notification_preferences']>): Promise<void> {
  const { screen, email } = row
  await db
    .insertInto('notification_preferences')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).doUpdateSet({ screen, email }))
    .execute()
}
