import type { webhooks } from '@malote/api-client/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { WebhookRow } from './webhooks.sql.ts'

export type DeliveryFilters = QueryOf<typeof webhooks.deliveries>

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof selectDelivery>>>
/** The data of a message, without its target. */
export type MessageRow = Omit<
  OutgoingRow,
  'webhook_id' | 'delivery_status' | 'attempts' | 'body' | 'url' | 'webhook_status' | 'secret' | 'failing_since'
>
export type OutgoingRow = NonNullable<Awaited<ReturnType<typeof selectMessageToSend>>>

function selectFromDeliveries(db: Database, webhookId: string) {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .leftJoin('service_orders', 'service_orders.id', 'delivery.service_order_id')
    .selectAll('delivery')
    .select('service_orders.order_number')
    .where('delivery.webhook_id', '=', webhookId)
}

export async function selectDelivery(db: Database, webhookId: string, id: string) {
  return selectFromDeliveries(db, webhookId).where('delivery.id', '=', id).executeTakeFirst()
}

export async function selectDeliveries(db: Database, webhookId: string, filters: DeliveryFilters) {
  let query = selectFromDeliveries(db, webhookId)
  let counting = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId)
  if (filters.status) {
    query = query.where('delivery.status', '=', filters.status)
    counting = counting.where('status', '=', filters.status)
  }
  if (filters.type) {
    query = query.where('delivery.type', '=', filters.type)
    counting = counting.where('type', '=', filters.type)
  }
  return selectPage(counting, filters, query.orderBy('delivery.created_at', 'desc').orderBy('delivery.id', 'desc'))
}

export async function insertDelivery(db: Database, row: Insertable<Tables['webhook_deliveries']>): Promise<void> {
  await db.insertInto('webhook_deliveries').values(row).execute()
}

/**
 * Claims due deliveries of active webhooks until `leaseEnd`. A few for each webhook at a time, so that one that does
 * not respond does not block the others.
 */
export async function claimDueDeliveries(db: Database, now: Date, leaseEnd: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select delivery.id from webhooks
      cross join lateral (
        select webhook_deliveries.id from webhook_deliveries
        where webhook_deliveries.webhook_id = webhooks.id
          and webhook_deliveries.status = 'pending'
          and webhook_deliveries.next_attempt_at <= ${now}
        order by webhook_deliveries.next_attempt_at
        limit 20
        for update skip locked
      ) as delivery
      where webhooks.status = 'active'
      limit 500
    )
    update webhook_deliveries set next_attempt_at = ${leaseEnd}
    from due where webhook_deliveries.id = due.id
    returning webhook_deliveries.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Selects the data of a message. */
export async function selectMessageToSend(db: Database, id: string) {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .leftJoin(orderMessages(db).as('event'), (join) =>
      join
        .onRef('event.service_order_id', '=', 'delivery.service_order_id')
        .onRef('event.id', '=', 'delivery.event_id'),
    )
    .selectAll('event')
    .select([
      'delivery.id as delivery_id',
      'delivery.webhook_id',
      'delivery.type as message_type',
      'delivery.status as delivery_status',
      'delivery.attempts',
      'delivery.body',
      'delivery.created_at as message_created_at',
      'webhooks.url',
      'webhooks.status as webhook_status',
      'webhooks.secret',
      'webhooks.failing_since',
      'webhooks.company_id as webhook_company_id',
    ])
    .where('delivery.id', '=', id)
    .executeTakeFirst()
}

export async function updateDelivery(
  db: Database,
  id: string,
  set: Updateable<Tables['webhook_deliveries']>,
): Promise<void> {
  await db.updateTable('webhook_deliveries').set(set).where('id', '=', id).execute()
}

/** Saves that a webhook fails, and returns the time of its first failure. */
export async function saveFirstFailure(db: Database, id: string, now: Date): Promise<Date> {
  const { failing_since } = await db
    .updateTable('webhooks')
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now}::timestamptz)` })
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirstOrThrow()
  return failing_since ?? now
}

export async function deleteDeliveriesBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', moment).where('status', '<>', 'pending').execute()
}

/** Returns the number of due deliveries, and the age in seconds of the oldest. */
export async function selectOverdueDeliveries(db: Database, now: Date): Promise<{ waiting: number; seconds: number }> {
  const { waiting, oldest } = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('next_attempt_at').as('oldest')])
    .where('webhook_deliveries.status', '=', 'pending')
    .where('webhooks.status', '=', 'active')
    .where('next_attempt_at', '<=', now)
    .executeTakeFirstOrThrow()
  return { waiting, seconds: oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0 }
}

interface MessageFilters extends Omit<QueryOf<typeof webhooks.messages>, 'cursor'> {
  /** The event before the page: its timestamp with the database's precision, and its id. */
  readonly after?: { readonly moment: string; readonly id: string } | undefined
}

/** Selects the events of orders with the data of a webhook message. */
function orderMessages(db: Database) {
  return db
    .selectFrom('service_order_events as event')
    .innerJoin('service_orders', 'service_orders.id', 'event.service_order_id')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .leftJoin('service_order_comments as comment', 'comment.id', 'event.comment_id')
    .selectAll('event')
    .select(({ selectFrom }) => [
      selectFrom('service_order_stops as stop')
        .select('stop.contact_name')
        .whereRef('stop.service_order_id', '=', 'service_orders.id')
        .where('stop.kind', '=', 'dropoff')
        .orderBy('stop.position', 'desc')
        .limit(1)
        .as('recipient'),
      // An aggregate without a group returns one row: null unless the order has one drop-off.
      selectFrom('service_order_stops as stop')
        .select(sql<string | null>`case count(*) when 1 then min(stop.public_token) end`.as('token'))
        .whereRef('stop.service_order_id', '=', 'service_orders.id')
        .where('stop.kind', '=', 'dropoff')
        .as('public_token'),
      'service_orders.order_number',
      'service_orders.external_ref',
      'service_orders.status as order_status',
      'service_orders.scheduled_for',
      'service_orders.promised_at',
      'users.name as actor_name',
      'comment.text as comment_text',
    ])
}

/** Selects the events that a webhook subscribes to, oldest first, sent or not. */
export async function selectMessages(db: Database, webhook: WebhookRow, filters: MessageFilters) {
  const { from, to, limit, after } = filters
  const types = webhook.events.map((type) => type.slice('service_order.'.length))
  let query = orderMessages(db)
    .leftJoin('webhook_deliveries as delivery', (join) =>
      join.onRef('delivery.event_id', '=', 'event.id').on('delivery.webhook_id', '=', webhook.id),
    )
    .select([
      sql<string>`coalesce(delivery.id, event.id)`.as('delivery_id'),
      sql<string>`'service_order.' || event.type`.as('message_type'),
      'event.recorded_at as message_created_at',
      sql<string>`event.recorded_at::text`.as('cursor_moment'),
      'service_orders.company_id as webhook_company_id',
    ])
    .where('service_orders.company_id', '=', webhook.company_id)
    .where('event.visibility', '<>', 'internal')
    .where(sql<boolean>`event.type = any(${types})`)
  if (from) query = query.where('event.recorded_at', '>=', new Date(from))
  if (to) query = query.where('event.recorded_at', '<', new Date(to))
  if (after) {
    query = query.where(sql<boolean>`(event.recorded_at, event.id) > (${after.moment}::timestamptz, ${after.id}::uuid)`)
  }
  return query.orderBy('event.recorded_at').orderBy('event.id').limit(limit).execute()
}
