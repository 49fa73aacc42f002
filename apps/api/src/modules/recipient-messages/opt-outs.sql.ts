import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

/** Selects whether any of these contacts opted out. */
export async function hasOptedOut(db: Database, hashes: readonly Buffer[]): Promise<boolean> {
  const row = await db
    .selectFrom('recipient_opt_outs')
    .select('contact_hash')
    .where(sql<boolean>`contact_hash = any(${hashes}::bytea[])`)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertOptOuts(db: Database, hashes: readonly Buffer[], now: Date): Promise<void> {
  for (const contact_hash of hashes) {
    await db
      .insertInto('recipient_opt_outs')
      .values({ contact_hash, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export async function deleteOptOuts(db: Database, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recipient_opt_outs').where(sql<boolean>`contact_hash = any(${hashes}::bytea[])`).execute()
}

/** Selects the contacts of the stop of a public link, and when the order was closed. */
export async function selectLinkedContacts(db: Database, publicToken: string) {
  return db
    .selectFrom('service_order_stops as stop')
    .innerJoin('service_orders', 'service_orders.id', 'stop.service_order_id')
    .innerJoin('settings', (join) => join.onTrue())
    .select(['stop.contact_email', 'stop.contact_phone', 'service_orders.closed_at', 'settings.tracking_days'])
    .where('stop.public_token', '=', publicToken)
    .where('service_orders.status', '<>', 'draft')
    .executeTakeFirst()
}
