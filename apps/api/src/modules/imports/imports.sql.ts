import type { ImportKind, ImportStatus, imports } from '@malote/api-client/contract'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type RowCount = Awaited<ReturnType<typeof countRows>>[number]
export type ReportedRow = Awaited<ReturnType<typeof selectRowPage>>['rows'][number]
export type RowOfResource = Awaited<ReturnType<typeof selectRowsOfResources>>[number]
export type LocationRow = Awaited<ReturnType<typeof selectActiveLocations>>[number]
export type ImportRow = NonNullable<Awaited<ReturnType<typeof selectImport>>>

function selectFromImports(db: Database, scope: Scope) {
  return db
    .selectFrom('imports')
    .innerJoin('companies', 'companies.id', 'imports.company_id')
    .innerJoin('users', 'users.id', 'imports.created_by_id')
    .leftJoin('imports as earlier', 'earlier.id', 'imports.columns_from_id')
    .selectAll('imports')
    .select(['companies.name as company_name', 'users.name as created_by_name'])
    .select(['earlier.file_name as columns_from_file', 'earlier.created_at as columns_from_moment'])
    .where(inScope(scope, 'imports.company_id'))
}

export async function selectImport(db: Database, scope: Scope, id: string) {
  return selectFromImports(db, scope).where('imports.id', '=', id).executeTakeFirst()
}

export async function selectImports(db: Database, scope: Scope, request: QueryOf<typeof imports.list>) {
  let query = selectFromImports(db, scope).where('imports.kind', '=', request.kind)
  let counting = db
    .selectFrom('imports')
    .where(inScope(scope, 'imports.company_id'))
    .where('imports.kind', '=', request.kind)
  if (request.companyId) {
    query = query.where('imports.company_id', '=', request.companyId)
    counting = counting.where('imports.company_id', '=', request.companyId)
  }
  return selectPage(counting, request, query.orderBy('imports.created_at', 'desc').orderBy('imports.id', 'desc'))
}

/** Selects the newest started imports of a company whose columns a user has mapped, or that have taken them over. */
export async function selectMappedImports(db: Database, companyId: string, kind: ImportKind, limit: number) {
  return db
    .selectFrom('imports')
    .select(['id', 'headers', 'columns', 'constants'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('columns', 'is not', null)
    .where('status', 'in', ['running', 'done'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function insertImport(db: Database, row: Insertable<Tables['imports']>): Promise<void> {
  await db.insertInto('imports').values(row).execute()
}

interface FileOfMessage {
  readonly companyId: string
  readonly sha256: Buffer
  readonly receivedAt: Date
}

/** Selects the newest import of a file since a message arrived with it, without canceled ones. */
export async function selectImportOfFile(
  db: Database,
  { companyId, sha256, receivedAt }: FileOfMessage,
  exceptId?: string,
): Promise<string | undefined> {
  let query = db
    .selectFrom('imports')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'orders')
    .where('file_sha256', '=', sha256)
    .where('created_at', '>=', receivedAt)
    .where('status', '<>', 'canceled')
  if (exceptId) query = query.where('id', '<>', exceptId)
  return (await query.orderBy('created_at', 'desc').limit(1).executeTakeFirst())?.id
}

/** Updates an import that has one of these statuses; returns false when its status has changed. */
export async function updateImport(
  db: Database,
  id: string,
  from: readonly ImportStatus[],
  set: Updateable<Tables['imports']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(set)
    .where('id', '=', id)
    .where(sql<boolean>`status = any(${from})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes an import that is not running; returns false when it is. */
export async function deleteImport(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('status', 'not in', ['checking', 'running'])
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Marks a file as being read; returns false when an earlier attempt left its mark. */
export async function markCheckStarted(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ check_started_at: now })
    .where('id', '=', id)
    .where('check_started_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the mark, so that the file may be read again. */
export async function clearCheckStarted(db: Database, id: string): Promise<void> {
  await db.updateTable('imports').set({ check_started_at: null }).where('id', '=', id).execute()
}

/** Counts the rows of each import by status. */
export async function countRows(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('import_rows')
    .select(['import_id', 'state', sql<number>`count(*)`.as('total')])
    .select(sql<number>`count(*) filter (where first_row is null)`.as('resources'))
    .select(sql<number>`count(possible_duplicate)`.as('duplicates'))
    .select(sql<number>`count(same_invoice)`.as('sameInvoices'))
    .where(sql<boolean>`import_id = any(${ids}::uuid[])`)
    .groupBy(['import_id', 'state'])
    .execute()
}

type NewRow = Insertable<Tables['import_rows']>

/** Deletes the rows of an earlier check. */
export async function deleteRows(db: Database, importId: string): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', importId).execute()
}

export async function insertRows(db: Database, rows: readonly NewRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('import_rows').values(rows).execute()
}

/** Selects all rows of the resources with these first rows. */
export async function selectRowsOfResources(db: Database, importId: string, firstRows: readonly number[]) {
  return db
    .selectFrom('import_rows')
    .select(['row_number', 'first_row', 'changes'])
    .where('import_id', '=', importId)
    .where(sql<boolean>`(row_number = any(${firstRows}) or first_row = any(${firstRows}))`)
    .orderBy('row_number')
    .execute()
}

/**
 * Selects a page of the rows of a status, with the orders and locations created from them. Each order is found by the key of its row:
 * right after an import the statistics still describe empty tables, and a join would compare all rows with all rows.
 */
export async function selectRowPage(
  db: Database,
  { id, company_id, file_sha256, table_read }: Pick<ImportRow, 'id' | 'company_id' | 'file_sha256' | 'table_read'>,
  request: QueryOf<typeof imports.rows>,
) {
  const conditions: Partial<Record<typeof request.state, RawBuilder<boolean>>> = {
    ready: sql<boolean>`(row.state = 'valid' and row.first_row is null)`,
    duplicate: sql<boolean>`(row.state = 'valid' and row.possible_duplicate is not null)`,
    sameInvoice: sql<boolean>`(row.state = 'valid' and row.same_invoice is not null)`,
    // The errors of a valid row are hints.
    doubtful: sql<boolean>`(row.state = 'valid' and row.first_row is null and row.errors <> '[]')`,
    changed: sql<boolean>`(row.state = 'valid' and row.first_row is null and exists (
      select from import_rows as part
      where part.import_id = row.import_id and part.changes <> '[]'
        and (part.row_number = row.row_number or part.first_row = row.row_number)))`,
  }
  const ofState = conditions[request.state] ?? sql<boolean>`row.state = ${request.state}`
  const counting = db.selectFrom('import_rows as row').where('row.import_id', '=', id).where(ofState)
  return selectPage(
    counting,
    request,
    db
      .selectFrom('import_rows as row')
      .leftJoinLateral(
        ({ selectFrom }) =>
          selectFrom('imported_rows as taken')
            .innerJoin('service_orders as order', 'order.id', 'taken.service_order_id')
            .innerJoin('service_order_stops as stop', 'stop.service_order_id', 'order.id')
            .select(['order.order_number', 'order.status', 'stop.contact_name as recipient'])
            .where('taken.company_id', '=', company_id)
            .where('taken.file_sha256', '=', file_sha256)
            .where('taken.sheet', '=', table_read?.sheet ?? 0)
            .whereRef('taken.row_number', '=', sql`coalesce(row.first_row, row.row_number)`)
            .where('stop.position', '=', 1)
            .limit(1)
            .as('created'),
        (join) => join.onTrue(),
      )
      .leftJoin('locations as location', 'location.id', 'row.location_id')
      .select([
        'row.row_number',
        'row.errors',
        'row.input',
        'row.cells',
        'row.possible_duplicate',
        'row.same_invoice',
        'created.order_number',
        'created.status',
        'created.recipient',
      ])
      .select(['location.id as location_id', 'location.name as location_name'])
      .where('row.import_id', '=', id)
      .where(ofState)
      .orderBy('row.row_number'),
  )
}

/** Selects which of the references an order of the company has; canceled orders have freed theirs. */
export async function selectUsedReferences(
  db: Database,
  companyId: string,
  references: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('service_orders')
    .select('external_ref')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`external_ref = any(${references})`)
    .where('status', '<>', 'canceled')
    .execute()
  return new Set(rows.flatMap(({ external_ref }) => external_ref ?? []))
}

export async function selectActiveLocations(db: Database, companyId: string) {
  return db.selectFrom('locations').selectAll().where('company_id', '=', companyId).where('active', '=', true).execute()
}
