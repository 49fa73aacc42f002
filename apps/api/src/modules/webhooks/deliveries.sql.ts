import type { webhooks } from '@malote/api-client/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { orderMessages } from './messages.sql.ts'

export type DeliveryFilters = QueryOf<typeof webhooks.deliveries>

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof selectDelivery>>>
/** The data of a message, without its target. */
export type MessageRow = Omit<
  OutgoingRow,
  'webhook_id' | 'delivery_status' | 'attempts' | 'url' | 'webhook_status' | 'secret' | 'failing_since'
>
export type OutgoingRow = NonNullable<Awaited<ReturnType<typeof selectMessageToSend>>>

function selectFromDeliveries(db: Database, webhookId: string) {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .leftJoin('service_order_events as event', 'event.id', 'delivery.event_id')
    .leftJoin('service_orders', 'service_orders.id', 'event.service_order_id')
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
    .leftJoin(orderMessages(db).as('event'), 'event.id', 'delivery.event_id')
    .selectAll('event')
    .select([
      'delivery.id as delivery_id',
      'delivery.webhook_id',
      'delivery.type as message_type',
      'delivery.status as delivery_status',
      'delivery.attempts',
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
