import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { ImportRow } from './imports.sql.ts'

/** Selects the orders of a company with one of these invoices; those that end without a delivery are left out. */
export async function selectOrdersOfInvoices(db: Database, companyId: string, keys: readonly string[]) {
  return db
    .selectFrom('service_orders')
    .select(['order_number', 'external_ref', 'invoice_key'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`invoice_key = any(${keys}::text[])`)
    .where('status', 'not in', ['canceled', 'expired'])
    .orderBy('created_at')
    .execute()
}

/** Selects the rows with one of these invoices in earlier imports of the company that are not finished. */
export async function selectOpenRowsOfInvoices(
  db: Database,
  { id, company_id, created_at }: Pick<ImportRow, 'id' | 'company_id' | 'created_at'>,
  keys: readonly string[],
) {
  return (
    db
      .selectFrom('imports')
      .innerJoin('import_rows as row', 'row.import_id', 'imports.id')
      .select(['imports.file_name', 'row.invoice_keys'])
      .select(sql<string | null>`row.input ->> 'externalRef'`.as('reference'))
      .where('imports.company_id', '=', company_id)
      .where('imports.status', 'in', ['checking', 'checked', 'running'])
      // Of two imports only the later one names the other.
      .where(sql<boolean>`(imports.created_at, imports.id) < (${created_at}, ${id}::uuid)`)
      .where('row.state', '=', 'valid')
      .where(sql<boolean>`row.invoice_keys && ${keys}::text[]`)
      .orderBy('imports.created_at')
      .orderBy('row.row_number')
      .execute()
  )
}
