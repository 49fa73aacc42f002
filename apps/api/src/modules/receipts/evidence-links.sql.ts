import type { Insertable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type EvidenceLinkRow = Awaited<ReturnType<typeof selectValidLinks>>[number]

/** Selects the links of an order that are valid, newest first. */
export function selectValidLinks(db: Database, orderId: string, now: Date) {
  return db
    .selectFrom('evidence_links as link')
    .innerJoin('users', 'users.id', 'link.created_by_id')
    .selectAll('link')
    .select('users.name as created_by_name')
    .where('link.service_order_id', '=', orderId)
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', now)
    .orderBy('link.created_at', 'desc')
    .orderBy('link.id', 'desc')
    .execute()
}

export function selectLink(db: Database, orderId: string, id: string) {
  return db
    .selectFrom('evidence_links')
    .selectAll()
    .where('id', '=', id)
    .where('service_order_id', '=', orderId)
    .executeTakeFirst()
}

export type OpenedLinkRow = NonNullable<Awaited<ReturnType<typeof selectLinkByHash>>>

/** Selects the link of a token, valid or not, with the number of its order. */
export function selectLinkByHash(db: Database, hash: Buffer) {
  return db
    .selectFrom('evidence_links as link')
    .innerJoin('service_orders as order', 'order.id', 'link.service_order_id')
    .selectAll('link')
    .select(['order.order_number', 'order.company_id', 'order.contacts_erased_at'])
    .where('link.token_hash', '=', hash)
    .executeTakeFirst()
}

export async function insertLink(db: Database, row: Insertable<Tables['evidence_links']>): Promise<void> {
  await db.insertInto('evidence_links').values(row).execute()
}

export async function revokeLinkRow(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('evidence_links').set({ revoked_at: now }).where('id', '=', id).execute()
}

/** Saves a view, unless one is newer than `ifViewedBefore`. Returns whether it was saved: of several requests, by one. */
export async function saveView(db: Database, id: string, now: Date, ifViewedBefore: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('evidence_links')
    .set({ last_viewed_at: now })
    .where('id', '=', id)
    .where((where) => where.or([where('last_viewed_at', 'is', null), where('last_viewed_at', '<=', ifViewedBefore)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
