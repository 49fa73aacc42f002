import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type Contact, mentions } from './contact.sql.ts'

/** Whether a received message is from a person, or mentions them in its text or in that of a file. */
const isAbout = (contact: Contact): RawBuilder<boolean> => sql<boolean>`(
  lower(message.sender_address) = ${contact.email} or ${mentions(contact, sql`message.body`)} or exists (
    select from inbox_attachments as file
    where file.message_id = message.id and file.text is not null and ${mentions(contact, sql`file.text`)}
  )
)`

/** Deletes the messages that match, with their files. Returns the keys of the files that no row references any more. */
async function deleteMessages(db: Database, condition: RawBuilder<boolean>): Promise<string[]> {
  // The query sees the rows of the files as they were before the messages were deleted.
  const { rows } = await sql<{ file_key: string }>`
    with message as (delete from inbox_messages as message where ${condition} returning message.id)
    select file.file_key from inbox_attachments as file
    where file.file_key is not null and file.message_id in (select id from message)`.execute(db)
  return rows.map(({ file_key }) => file_key)
}

/** Deletes the received messages about a person. */
export const deleteMessagesAbout = (db: Database, contact: Contact): Promise<string[]> =>
  deleteMessages(db, isAbout(contact))

/** Deletes the received messages that became these orders. */
export const deleteMessagesOfOrders = (db: Database, orderIds: readonly string[]): Promise<string[]> =>
  deleteMessages(db, sql<boolean>`message.service_order_id = any(${orderIds}::uuid[])`)

/** Deletes the messages that were used or discarded before the retention of imported files, or wait for longer. */
export const deleteOldMessages = (db: Database, now: Date): Promise<string[]> =>
  deleteMessages(
    db,
    sql<boolean>`coalesce(message.handled_at, message.received_at)
      < ${now}::timestamptz - (select import_days from settings) * interval '1 day'`,
  )

/** Counts the received messages about a person. */
export async function countMessagesAbout(db: Database, contact: Contact): Promise<number> {
  const { total } = await db
    .selectFrom('inbox_messages as message')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isAbout(contact))
    .executeTakeFirstOrThrow()
  return total
}

/** Selects the received messages about a person. */
export async function selectMessagesAbout(db: Database, contact: Contact) {
  return db
    .selectFrom('inbox_messages as message')
    .select(['message.sender_name', 'message.sender_address', 'message.subject', 'message.body', 'message.received_at'])
    .where(isAbout(contact))
    .orderBy('message.received_at', 'desc')
    .execute()
}
