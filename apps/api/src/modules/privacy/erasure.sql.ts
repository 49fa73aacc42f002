import { type RawBuilder, sql } from 'kysely'
import { erasedName } from '../../domain/erased-name.ts'
import { storedOrderSearchText } from '../../domain-sql/order-search-text.sql.ts'
import type { Database } from '../../platform/context.ts'
import { type Contact, isContact } from './contact.sql.ts'
import { deleteImportsOfOrders } from './imported-files.sql.ts'
import { deleteMessagesOfOrders } from './inbox-messages.sql.ts'
import { eraseOccurrences } from './occurrences.sql.ts'

/** Allows changes of the order history until the transaction ends, for the erasure of personal data. */
export async function allowHistoryChanges(db: Database): Promise<void> {
  await sql`select set_config('malote.erasing', 'on', true)`.execute(db)
}

/** Anonymizes a user; the row stays, since other rows refer to it. */
export async function eraseUser(db: Database, id: string, now: Date): Promise<void> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  await db.deleteFrom('emails').where('recipient', '=', email).execute()
  await db.deleteFrom('login_attempts').where('email', '=', email).execute()
  const ownTables = [
    'sessions',
    'password_tokens',
    'idempotency_keys',
    'memberships',
    'notifications',
    'service_order_manual_positions',
  ] as const
  for (const table of ownTables) {
    await db.deleteFrom(table).where('user_id', '=', id).execute()
  }
  await db
    .updateTable('users')
    .set({
      name: erasedName,
      email: `${id}@removida.invalid`,
      phone: null,
      status: 'inactive',
      password_hash: null,
      last_login_at: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('privacy_requests')
    .set({ name: null, email: null, phone: null, message: null })
    .where('user_id', '=', id)
    .execute()
  await sql`
    update service_order_events set latitude = null, longitude = null, accuracy_meters = null
    where actor_id = ${id} and latitude is not null`.execute(db)
  await sql`update audit_log set changes = '{}' where entity = 'user' and entity_id = ${id}`.execute(db)
  await sql`update audit_log set address = null where actor_id = ${id}`.execute(db)
}

/** Locks the orders with a stop for this contact, returns the closed ones, and counts the running ones. */
export async function lockOrdersOfContact(
  db: Database,
  contact: Contact,
): Promise<{ over: string[]; running: number }> {
  const rows = await db
    .selectFrom('service_orders')
    .select(['id', 'closed_at'])
    .where('id', 'in', (query) =>
      query
        .selectFrom('service_order_stops')
        .select('service_order_id')
        .where(isContact(contact, 'service_order_stops')),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const over = rows.filter(({ closed_at }) => closed_at !== null).map(({ id }) => id)
  return { over, running: rows.length - over.length }
}

/** Locks some orders that have been closed longer than contacts are retained; none when retention is unlimited. */
export async function lockOrdersPastRetention(db: Database, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select service_orders.id from service_orders
    where closed_at < ${now}::timestamptz - (select contact_months from settings) * interval '1 month'
      and contacts_erased_at is null
    order by closed_at
    limit ${limit}
    for update skip locked`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Erases the contacts of orders: of every stop, or of those of a person, with the messages that became the orders. City,
 * state and the first digits of the CEP stay for reports. Returns the files that no row references any more.
 */
export async function eraseContacts(
  db: Database,
  orderIds: readonly string[],
  now: Date,
  contact?: Contact,
): Promise<string[]> {
  if (orderIds.length === 0) return []
  const inOrders = (column: string) => sql`${sql.ref(column)} = any(${orderIds}::uuid[])`
  const ofPerson = (table: string) => (contact ? isContact(contact, table) : sql`true`)
  const { rows } = await sql<{ file_key: string; public_key: string | null }>`
    delete from service_order_attachments as file using service_order_stops as stop
    where stop.id = file.stop_id and ${inOrders('stop.service_order_id')}
      and ${ofPerson('stop')}
    returning file.file_key, file.public_key`.execute(db)
  const ofStops = sql`stop_id in (
    select stop.id from service_order_stops as stop where ${inOrders('stop.service_order_id')} and ${ofPerson('stop')}
  )`
  await sql`update recipient_requests set note = null, decline_reason = null where ${ofStops}`.execute(db)
  // The score has no personal data, and stays for reports.
  await sql`update stop_ratings set comment = null where ${ofStops}`.execute(db)
  await sql`
    delete from recipient_messages as message using service_order_stops as stop
    where stop.id = message.stop_id and ${inOrders('stop.service_order_id')} and ${ofPerson('stop')}`.execute(db)
  // The next attempt creates it again, from the erased data.
  await sql`
    update webhook_deliveries as delivery set body = null from service_order_events as event
    where event.service_order_id = delivery.service_order_id and event.id = delivery.event_id
      and ${inOrders('event.service_order_id')} and delivery.body is not null`.execute(db)
  await sql`
    update service_order_stops set
      contact_name = ${erasedName}, contact_phone = null, contact_email = null, instructions = null,
      complement = null, reference = null,
      receiver_name = case when receiver_name is not null then ${erasedName} end,
      street = 'Removida', number = 'S/N', latitude = null, longitude = null,
      postal_code = case when postal_code = '' then '' else left(postal_code, 5) || '000' end,
      location_id = null
    where ${inOrders('service_order_id')} and ${ofPerson('service_order_stops')}`.execute(db)
  // The text can name a person; the link does not open anything that was erased.
  await sql`update evidence_links set recipient = null where ${inOrders('service_order_id')}`.execute(db)
  await sql`
    update audit_log set changes = changes - 'recipient'
    where entity = 'service_order' and action = 'evidenceLinks.create' and ${inOrders('entity_id')}`.execute(db)
  await db
    .deleteFrom('service_order_comments')
    .where(inOrders('service_order_id') as RawBuilder<boolean>)
    .execute()
  const occurrenceFiles = await eraseOccurrences(db, orderIds)
  await sql`
    update service_order_events set changes = null, note = null, latitude = null, longitude = null, accuracy_meters = null
    where ${inOrders('service_order_id')}`.execute(db)
  const importedFiles = await deleteImportsOfOrders(db, orderIds)
  await sql`
    update service_orders set notes = null, internal_notes = null,
      contacts_erased_at = ${contact === undefined ? sql`${now}::timestamptz` : sql`contacts_erased_at`},
      search_text = ${storedOrderSearchText}
    where ${inOrders('id')}`.execute(db)
  const keys = [...rows, ...occurrenceFiles].flatMap(({ file_key, public_key }) =>
    public_key ? [file_key, public_key] : [file_key],
  )
  return [...keys, ...importedFiles, ...(await deleteMessagesOfOrders(db, orderIds))]
}

/** Deletes sent e-mails, and messages to recipients, with those that were never sent. */
export async function deleteOldEmails(db: Database, now: Date): Promise<void> {
  await sql`
    delete from recipient_messages
    where created_at < ${now}::timestamptz - (select email_days from settings) * interval '1 day'`.execute(db)
  await sql`
    delete from emails
    where sent_at < ${now}::timestamptz - (select email_days from settings) * interval '1 day'`.execute(db)
}

export async function deleteOldAudit(db: Database, now: Date): Promise<void> {
  await sql`
    delete from audit_log
    where recorded_at < ${now}::timestamptz - (select audit_months from settings) * interval '1 month'`.execute(db)
}
