import { sql } from 'kysely'
import type { Database } from '../../../platform/context.ts'

/** Locks a reference of a company until the transaction ends, also when no order has it yet. */
export async function lockReference(db: Database, companyId: string, externalRef: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${externalRef}`}, 0))`.execute(db)
}

/** Selects the number of the order that has a reference; canceled orders have freed theirs. */
export async function selectNumberByReference(
  db: Database,
  companyId: string,
  externalRef: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('service_orders')
    .select('order_number')
    .where('company_id', '=', companyId)
    .where('external_ref', '=', externalRef)
    .where('status', '<>', 'canceled')
    .executeTakeFirst()
  return row?.order_number
}
