import type { RecipientMessageKind, ServiceOrderStatus, StopState } from '@malote/api-client/contract'
import { sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type MessageToSendRow = NonNullable<Awaited<ReturnType<typeof selectMessageToSend>>>
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

const channels = { email: 'email', text: 'text' } as const

interface NewMessages {
  readonly stopIds: readonly string[]
  readonly kind: RecipientMessageKind
  readonly now: Date
  readonly dueAt: Date
  /** Whether messages to phones are possible. */
  readonly hasTexts: boolean
  /** The user who requested it; null for a step of the order. */
  readonly requestedById: string | null
}

/**
 * Inserts a message for each contact of the stops that the company and the settings let notify, in one statement. A
 * waiting message of the same kind stays, and waits longer. Returns the number of messages.
 */
export async function insertMessages(db: Database, message: NewMessages): Promise<number> {
  const { stopIds, kind, now, dueAt, hasTexts, requestedById } = message
  // The courier goes to a stop, then arrives: one message for both.
  const isFirst = sql`not exists (
    select from recipient_messages as earlier
    where earlier.stop_id = stop.id and earlier.kind = ${kind} and earlier.channel = channel.name
      and earlier.status <> 'skipped'
      and earlier.created_at >= coalesce((
        select max(event.occurred_at) from service_order_events as event
        where event.service_order_id = stop.service_order_id and event.to_status = 'in_transit'
      ), '-infinity')
  )`
  const { rows } = await sql`
    insert into recipient_messages (
      id, service_order_id, stop_id, kind, channel, requested_by_id, next_attempt_at, created_at
    )
    select gen_random_uuid(), stop.service_order_id, stop.id, ${kind}, channel.name, ${requestedById}::uuid,
      ${dueAt}::timestamptz, ${now}::timestamptz
    from service_order_stops as stop
    join service_orders on service_orders.id = stop.service_order_id
    join companies on companies.id = service_orders.company_id and companies.recipient_messages
    join settings on coalesce((settings.recipient_messages -> ${kind}::text ->> 'enabled')::boolean, true)
    cross join lateral (values
      (${channels.email}, stop.contact_email), (${channels.text}, case when ${hasTexts}::boolean and stop.contact_phone like '+%' then stop.contact_phone end)
    ) as channel (name, contact)
    where stop.id = any(${stopIds}::uuid[]) and stop.kind = 'dropoff' and channel.contact is not null
      and ${kind === 'approaching' && requestedById === null ? isFirst : sql`true`}
    on conflict (stop_id, kind, channel) where status = 'waiting'
      do update set next_attempt_at = excluded.next_attempt_at
    returning id`.execute(db)
  return rows.length
}

/** Claims due messages until `leaseEnd`; of several processes, one claims each. */
export async function claimDueMessages(db: Database, now: Date, leaseEnd: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update recipient_messages set next_attempt_at = ${leaseEnd}
    where id in (
      select id from recipient_messages
      where status = 'waiting' and next_attempt_at <= ${now}
      order by next_attempt_at
      limit 100
      for update skip locked
    )
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Selects a message with the values of its text, and those that decide whether it is sent. */
export async function selectMessageToSend(db: Database, id: string) {
  return db
    .selectFrom('recipient_messages as message')
    .innerJoin('service_orders', 'service_orders.id', 'message.service_order_id')
    .innerJoin('service_order_stops as stop', 'stop.id', 'message.stop_id')
    .innerJoin('companies', 'companies.id', 'service_orders.company_id')
    .innerJoin('settings', (join) => join.onTrue())
    .select([
      'message.id',
      'message.kind',
      'message.channel',
      'message.status',
      'message.attempts',
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.recipient_messages as wanted',
      'settings.recipient_messages as templates',
      'service_orders.status as order_status',
      'service_orders.promised_at',
      'stop.public_token',
      'stop.state',
      'stop.state_code',
      'stop.postal_code',
      'stop.city',
      'stop.contact_name',
      'stop.contact_email',
      'stop.contact_phone',
      'stop.window_start',
      'stop.window_end',
      sql<
        string | null
      >`case when 'pin' = any(stop.required_proofs) and stop.pin_confirmed_at is null then stop.pin end`.as('pin'),
    ])
    .where('message.id', '=', id)
    .executeTakeFirst()
}

/** Updates a message that is still waiting; returns whether it was. */
export async function updateWaitingMessage(
  db: Database,
  id: string,
  set: Updateable<Tables['recipient_messages']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recipient_messages')
    .set(set)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Selects the messages of an order, newest first. The outbox of e-mails has the outcome of a queued e-mail. */
export async function selectMessages(db: Database, scope: Scope, orderNumber: string) {
  return db
    .selectFrom('recipient_messages as message')
    .innerJoin('service_orders', 'service_orders.id', 'message.service_order_id')
    .leftJoin('emails', 'emails.recipient_message_id', 'message.id')
    .selectAll('message')
    .select([
      'emails.sent_at as email_sent_at',
      sql<boolean>`emails.attempts >= emails.maximum_attempts`.as('is_email_given_up'),
    ])
    .where('service_orders.order_number', '=', orderNumber)
    .where(inScope(scope, 'service_orders.company_id'))
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(200)
    .execute()
}

/** Returns the number of overdue messages, and the age in seconds of the oldest. */
export async function selectOverdueMessages(db: Database, now: Date): Promise<{ waiting: number; seconds: number }> {
  const { waiting, oldest } = await db
    .selectFrom('recipient_messages')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('next_attempt_at').as('oldest')])
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .executeTakeFirstOrThrow()
  return { waiting, seconds: oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0 }
}

/** Locks a stop of an order in scope, and selects what a new message depends on. */
export async function lockStop(db: Database, scope: Scope, orderNumber: string, stopId: string) {
  return db
    .selectFrom('service_order_stops as stop')
    .innerJoin('service_orders', 'service_orders.id', 'stop.service_order_id')
    .select(['stop.id', 'stop.kind', 'stop.state', 'service_orders.status as order_status'])
    .select(({ selectFrom, exists, not }) =>
      not(
        exists(
          selectFrom('service_order_stops as other')
            .select('other.id')
            .whereRef('other.service_order_id', '=', 'stop.service_order_id')
            .where('other.kind', '=', 'dropoff')
            .whereRef('other.position', '<', 'stop.position'),
        ),
      ).as('is_first'),
    )
    .where('service_orders.order_number', '=', orderNumber)
    .where(inScope(scope, 'service_orders.company_id'))
    .where('stop.id', '=', stopId)
    .where('stop.kind', '=', 'dropoff')
    .forUpdate('stop')
    .executeTakeFirst()
}

/** Selects when a user last requested a message of a stop. */
export async function selectLastRequest(db: Database, stopId: string): Promise<Date | null> {
  const { last } = await db
    .selectFrom('recipient_messages')
    .select(({ fn }) => fn.max('created_at').as('last'))
    .where('stop_id', '=', stopId)
    .where('requested_by_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return last
}

/** Selects whether an order is in scope. */
export async function selectHasOrder(db: Database, scope: Scope, orderNumber: string): Promise<boolean> {
  const row = await db
    .selectFrom('service_orders')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where(inScope(scope, 'service_orders.company_id'))
    .executeTakeFirst()
  return row !== undefined
}

/** The state that a message reports. */
export interface MessageMoment {
  readonly order_status: ServiceOrderStatus
  readonly state: StopState
}
