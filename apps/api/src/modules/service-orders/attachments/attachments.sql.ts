import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/db/tables.ts'

type NewAttachment = Insertable<Tables['service_order_attachments']>
export type AttachmentRow = Awaited<ReturnType<typeof selectAttachments>>[number]

/** Selects an order's files, internal ones only if the reader may see them. */
export async function selectAttachments(db: Database, orderId: string, canSeeInternal: boolean) {
  return db
    .selectFrom('service_order_attachments as attachment')
    .innerJoin('users', 'users.id', 'attachment.uploaded_by_id')
    .selectAll('attachment')
    .select('users.name as uploaded_by_name')
    .where('attachment.service_order_id', '=', orderId)
    .where(canSeeInternal ? sql<boolean>`true` : sql<boolean>`attachment.visibility = 'company'`)
    .orderBy('attachment.created_at')
    .orderBy('attachment.id')
    .execute()
}

export async function deleteAttachment(db: Database, id: string): Promise<void> {
  await db.deleteFrom('service_order_attachments').where('id', '=', id).execute()
}

export async function insertAttachments(db: Database, rows: readonly NewAttachment[]): Promise<void> {
  await db.insertInto('service_order_attachments').values(rows).execute()
}
