import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

/** Contacts, and the company whose messages they opt out of; null for all companies. */
interface OptOuts {
  readonly hashes: readonly Buffer[]
  readonly companyId: string | null
}

/** Selects whether any of these contacts opted out: of messages of all companies, and of some of them. */
export async function selectOptOuts(
  db: Database,
  hashes: readonly Buffer[],
): Promise<{ all: boolean; companyIds: string[] }> {
  const rows = await db
    .selectFrom('recipient_opt_outs')
    .select('company_id')
    .distinct()
    .where(sql<boolean>`contact_hash = any(${hashes}::bytea[])`)
    .execute()
  return {
    all: rows.some(({ company_id }) => company_id === null),
    companyIds: rows.flatMap(({ company_id }) => company_id ?? []),
  }
}

export async function insertOptOuts(db: Database, { hashes, companyId }: OptOuts, now: Date): Promise<void> {
  for (const contact_hash of hashes) {
    await db
      .insertInto('recipient_opt_outs')
      .values({ contact_hash, company_id: companyId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Deletes the choices of these contacts about every company. */
export async function deleteOptOuts(db: Database, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recipient_opt_outs').where(sql<boolean>`contact_hash = any(${hashes}::bytea[])`).execute()
}

/** Selects the contacts of the stop of a public link, its company, and when the order was closed. */
export async function selectLinkedContacts(db: Database, publicToken: string) {
  return db
    .selectFrom('service_order_stops as stop')
    .innerJoin('service_orders', 'service_orders.id', 'stop.service_order_id')
    .innerJoin('companies', 'companies.id', 'service_orders.company_id')
    .innerJoin('settings', (join) => join.onTrue())
    .select([
      'stop.contact_email',
      'stop.contact_phone',
      'service_orders.closed_at',
      'settings.tracking_days',
      'companies.id as company_id',
      'companies.name as company_name',
    ])
    .where('stop.public_token', '=', publicToken)
    .where('service_orders.status', '<>', 'draft')
    .executeTakeFirst()
}
