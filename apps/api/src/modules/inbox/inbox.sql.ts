import type { inbox } from '@malote/api-client/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { insertMany } from '../../platform/db/insert-many.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type InboxFilters = QueryOf<typeof inbox.list>
export type InboxRow = NonNullable<Awaited<ReturnType<typeof selectInboxMessage>>>
export type InboxAttachmentRow = Awaited<ReturnType<typeof selectInboxAttachments>>[number]

/** Characters of the text in lists. */
const excerptLength = 200

function selectFromMessages(db: Database, scope: Scope) {
  return db
    .selectFrom('inbox_messages as message')
    .innerJoin('companies', 'companies.id', 'message.company_id')
    .leftJoin('users as handler', 'handler.id', 'message.handled_by_id')
    .leftJoin('service_orders', 'service_orders.id', 'message.service_order_id')
    .select([
      'message.id',
      'message.company_id',
      'message.status',
      'message.sender_name',
      'message.sender_address',
      'message.subject',
      'message.sent_at',
      'message.received_at',
      'message.service_order_id',
      'message.import_id',
      'message.handled_by_id',
      'message.handled_at',
      'companies.name as company_name',
      'handler.name as handled_by_name',
      'service_orders.order_number',
    ])
    .where(inScope(scope, 'message.company_id' as 'inbox_messages.company_id'))
}

export async function selectInboxMessage(db: Database, scope: Scope, id: string) {
  return selectFromMessages(db, scope)
    .select(['message.body', 'message.is_body_cut'])
    .where('message.id', '=', id)
    .executeTakeFirst()
}

export async function selectInboxMessages(db: Database, scope: Scope, filters: InboxFilters) {
  let query = selectFromMessages(db, scope)
  let counting = db.selectFrom('inbox_messages').where(inScope(scope, 'inbox_messages.company_id'))
  if (filters.companyId) {
    query = query.where('message.company_id', '=', filters.companyId)
    counting = counting.where('inbox_messages.company_id', '=', filters.companyId)
  }
  if (filters.status) {
    query = query.where('message.status', '=', filters.status)
    counting = counting.where('inbox_messages.status', '=', filters.status)
  }
  return selectPage(
    counting,
    filters,
    query
      .select(sql<string>`left(message.body, ${excerptLength})`.as('body'))
      .select(sql<boolean>`message.is_body_cut or length(message.body) > ${excerptLength}`.as('is_body_cut'))
      .orderBy(sql`message.status = 'to_check'`, 'desc')
      .orderBy('message.received_at', 'desc')
      .orderBy('message.id', 'desc'),
  )
}

export async function selectInboxAttachments(db: Database, messageId: string) {
  return db
    .selectFrom('inbox_attachments')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('position')
    .execute()
}

/** Selects the files of several messages, without their texts. */
export async function selectAttachmentsOfMessages(db: Database, messageIds: readonly string[]) {
  return db
    .selectFrom('inbox_attachments')
    .select(['id', 'message_id', 'name', 'bytes', 'kind', 'unread_reason'])
    .select(sql<null>`null`.as('text'))
    .where(sql<boolean>`message_id = any(${messageIds}::uuid[])`)
    .orderBy('message_id')
    .orderBy('position')
    .execute()
}

/** Locks a message until the transaction ends. */
export async function lockInboxMessage(db: Database, scope: Scope, id: string): Promise<void> {
  await db
    .selectFrom('inbox_messages')
    .select('id')
    .where('id', '=', id)
    .where(inScope(scope, 'inbox_messages.company_id'))
    .forUpdate()
    .execute()
}

/** Stores a message; returns false when the company has it already, also from a request at the same moment. */
export async function insertInboxMessage(db: Database, row: Insertable<Tables['inbox_messages']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('inbox_messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'message_key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function insertInboxAttachments(
  db: Database,
  rows: readonly Insertable<Tables['inbox_attachments']>[],
): Promise<void> {
  await insertMany(db, 'inbox_attachments', rows)
}

/** Selects the id of a message by its key. */
export async function selectInboxMessageId(
  db: Database,
  companyId: string,
  messageKey: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('inbox_messages')
    .select('id')
    .where('company_id', '=', companyId)
    .where('message_key', '=', messageKey)
    .executeTakeFirst()
  return row?.id
}

export async function updateInboxMessage(
  db: Database,
  id: string,
  set: Updateable<Tables['inbox_messages']>,
): Promise<void> {
  await db.updateTable('inbox_messages').set(set).where('id', '=', id).execute()
}

/** Marks a message as used by an import; returns false when it is discarded. */
export async function setMessageImported(
  db: Database,
  id: string,
  by: Pick<Updateable<Tables['inbox_messages']>, 'import_id' | 'handled_by_id' | 'handled_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbox_messages')
    .set({ status: 'used', ...by })
    .where('id', '=', id)
    .where('status', '<>', 'discarded')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Selects the companies of a member, at most two: enough to find out whether there is one. */
export async function selectCompaniesOfMember(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('memberships').select('company_id').where('user_id', '=', userId).limit(2).execute()
  return rows.map(({ company_id }) => company_id)
}
