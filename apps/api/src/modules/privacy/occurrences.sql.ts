import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

/**
 * Erases the texts, comments and photos of the occurrences of orders; what remains has no personal data. Returns the files
 * that no row references any more.
 */
export async function eraseOccurrences(
  db: Database,
  orderIds: readonly string[],
): Promise<{ file_key: string; public_key: string | null }[]> {
  const ofOrders = sql`select id from order_occurrences where service_order_id = any(${orderIds}::uuid[])`
  const { rows } = await sql<{ file_key: string; public_key: string | null }>`
    delete from service_order_attachments where occurrence_id in (${ofOrders})
    returning file_key, public_key`.execute(db)
  await sql`delete from order_occurrence_comments where occurrence_id in (${ofOrders})`.execute(db)
  await sql`
    update order_occurrences set description = null, resolution = null, version = version + 1
    where service_order_id = any(${orderIds}::uuid[]) and (description is not null or resolution is not null)`.execute(
    db,
  )
  return rows
}
