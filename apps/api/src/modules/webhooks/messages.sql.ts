import type { webhooks } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { QueryOf } from '../../platform/db/paging.ts'
import type { WebhookRow } from './webhooks.sql.ts'

export interface MessageFilters extends Omit<QueryOf<typeof webhooks.messages>, 'cursor'> {
  /** The event before the page: its timestamp with the database's precision, and its id. */
  readonly after?: { readonly moment: string; readonly id: string } | undefined
}

/** Selects the events of orders with the data of a webhook message. */
export function orderMessages(db: Database) {
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
