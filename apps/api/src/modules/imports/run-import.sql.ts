import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { ImportedFile, RowError, RowResult } from './import-kind.ts'

/** Selects the first rows of the next resources to create, each with its input. */
export async function selectFirstRows(db: Database, importId: string, after: number, limit: number) {
  return db
    .selectFrom('import_rows')
    .select(['row_number', 'input'])
    .where('import_id', '=', importId)
    .where('state', '=', 'valid')
    .where('row_number', '>', after)
    .where('first_row', 'is', null)
    .orderBy('row_number')
    .limit(limit)
    .execute()
}

/** The lock of an import. The next in line is the one that has waited longest, which is not so for the lock of a row. */
const importLock = (id: string) => sql<null>`pg_advisory_xact_lock(hashtextextended(${`import ${id}`}, 0))`

/** Waits until no rows of the import are being created, and none is until the transaction ends. */
export async function lockImport(db: Database, id: string): Promise<void> {
  await sql`select ${importLock(id)}`.execute(db)
}

/**
 * Locks those of the rows that are not yet imported; returns their numbers, none when the import does not run any more. A
 * cancellation waits for the lock of the import, so that it counts what these rows become.
 */
export async function lockValidRows(
  db: Database,
  importId: string,
  rowNumbers: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('import_rows')
    .innerJoin('imports', 'imports.id', 'import_rows.import_id')
    .innerJoin(db.selectNoFrom(importLock(importId).as('locked')).as('turn'), (join) => join.onTrue())
    .select('row_number')
    .where('import_id', '=', importId)
    .where(sql<boolean>`row_number = any(${rowNumbers}::integer[])`)
    .where('state', '=', 'valid')
    .where('imports.status', '=', 'running')
    .orderBy('row_number')
    .forUpdate('import_rows')
    // Reads the status again: it may have changed while the statement waited.
    .forShare('imports')
    .execute()
  return new Set(rows.map(({ row_number }) => row_number))
}

/** What the import of a resource resulted in; `rowNumber` is that of its first row. */
export type ImportedRow =
  | RowResult
  | { readonly rowNumber: number; readonly state: 'invalid'; readonly errors: readonly RowError[] }

/** Updates all rows of imported resources. */
export async function updateRows(db: Database, importId: string, imported: readonly ImportedRow[]): Promise<void> {
  const firstRows = imported.map(({ rowNumber }) => rowNumber)
  await sql`
    update import_rows as row
    set state = imported.state, location_id = imported."locationId", errors = coalesce(imported.errors, row.errors)
    from json_to_recordset(${JSON.stringify(imported)}::json)
      as imported ("rowNumber" integer, state text, "locationId" uuid, errors jsonb)
    where row.import_id = ${importId}
      and (row.row_number = any(${firstRows}::integer[]) or row.first_row = any(${firstRows}::integer[]))
      and imported."rowNumber" = coalesce(row.first_row, row.row_number)
  `.execute(db)
}

/**
 * Records from which rows of a file orders are created, so that another upload of it does not repeat them.
 *
 * @returns false when one of the rows has an order already.
 */
export async function claimRows(
  db: Database,
  { companyId, sha256, sheet }: ImportedFile,
  claims: readonly { readonly rowNumber: number; readonly orderNumber: string }[],
): Promise<boolean> {
  const { rows } = await sql`
    insert into imported_rows (company_id, file_sha256, sheet, row_number, service_order_id)
    select ${companyId}, ${sha256}, ${sheet}, claim.row_number, service_orders.id
    from unnest(
      ${claims.map(({ rowNumber }) => rowNumber)}::integer[],
      ${claims.map(({ orderNumber }) => orderNumber)}::text[]
    ) as claim (row_number, order_number)
    join service_orders using (order_number)
    on conflict do nothing
    returning row_number
  `.execute(db)
  return rows.length === claims.length
}

/** Selects the rows of a file from which orders of the company were created. */
export async function selectImportedRowNumbers(
  db: Database,
  { companyId, sha256, sheet }: ImportedFile,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('imported_rows')
    .select('row_number')
    .where('company_id', '=', companyId)
    .where('file_sha256', '=', sha256)
    .where('sheet', '=', sheet)
    .execute()
  return new Set(rows.map(({ row_number }) => row_number))
}

/** Selects the current user who created the import; undefined if they may no longer sign in. */
export async function selectImporter(db: Database, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'carries_out as carriesOut'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
}
