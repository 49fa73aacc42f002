import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type Contact, mentions } from './contact.sql.ts'

/**
 * Removes the files of the imports that match, and the samples of their cells. An import that has ended stays, without a file
 * key, because later imports take its columns over; one that was not completed is deleted. Running ones are left. Returns the
 * keys of the files.
 */
async function removeFiles(db: Database, condition: RawBuilder<boolean>): Promise<string[]> {
  const deleted = await sql<{ file_key: string }>`
    delete from imports as import where status in ('checked', 'failed', 'canceled') and ${condition}
    returning file_key`.execute(db)
  const emptied = await sql<{ file_key: string }>`
    with import as (
      select id, file_key from imports as import where status = 'done' and file_key <> '' and ${condition} for update
    )
    update imports set
      file_key = '', samples = null, questions = null, table_read = jsonb_set(table_read, '{firstRows}', '[]')
    from import where import.id = imports.id
    returning import.file_key`.execute(db)
  return [...deleted.rows, ...emptied.rows].map(({ file_key }) => file_key).filter((key) => key !== '')
}

/** Deletes the imported rows that match, and what users have typed over their cells. */
async function deleteRows(db: Database, condition: RawBuilder<boolean>): Promise<void> {
  await sql`
    delete from import_corrections as correction using import_rows as row
    where row.import_id = correction.import_id and row.row_number = correction.row_number and ${condition}`.execute(db)
  await sql`delete from import_rows as row where ${condition}`.execute(db)
}

/** Deletes what imports contain of orders: the rows from which they were created, and the files. Returns the keys of the files. */
export async function deleteImportsOfOrders(db: Database, orderIds: readonly string[]): Promise<string[]> {
  const claims = sql`
    select imports.id, claim.row_number from imported_rows as claim join imports
      on imports.company_id = claim.company_id and imports.file_sha256 = claim.file_sha256
    where claim.service_order_id = any(${orderIds}::uuid[])`
  await deleteRows(db, sql`(row.import_id, coalesce(row.first_row, row.row_number)) in (${claims})`)
  return removeFiles(db, sql`import.id in (select id from (${claims}) as claimed)`)
}

interface ImportedRow {
  readonly import_id: string
  readonly first_row: number
}

/**
 * Selects the first row of each order and location of a file that mentions a person. It reads all rows: an index of their
 * contacts made an import of 10,000 rows take 32 s instead of 17 to 22 s.
 */
async function selectRowsAbout(db: Database, contact: Contact): Promise<ImportedRow[]> {
  const { rows } = await sql<ImportedRow>`
    select part.import_id, coalesce(part.first_row, part.row_number) as first_row from import_rows as part
    where ${mentions(contact, sql`part.cells::text`)} or ${mentions(contact, sql`part.input::text`)}
    union
    select correction.import_id, coalesce((
      select part.first_row from import_rows as part
      where part.import_id = correction.import_id and part.row_number = correction.row_number
    ), correction.row_number)
    from import_corrections as correction where ${mentions(contact, sql`correction.value`)}`.execute(db)
  return rows
}

/** Whether a row belongs to an order or location with one of these first rows. */
const hasFirstRowIn = (rows: readonly ImportedRow[]): RawBuilder<boolean> => sql<boolean>`
  (row.import_id, coalesce(row.first_row, row.row_number)) in (
    select * from unnest(
      ${rows.map(({ import_id }) => import_id)}::uuid[], ${rows.map(({ first_row }) => first_row)}::integer[]
    )
  )`

/** Removes the contacts of a person from the constants that imports and saved mappings would use again. */
async function eraseConstants(db: Database, contact: Contact): Promise<void> {
  const others = sql`coalesce((
    select jsonb_agg(part order by position) from jsonb_array_elements(constants) with ordinality as list (part, position)
    where part->>'field' !~ '/contact(Name|Phone|Email)$'
  ), '[]')`
  const isAbout = mentions(contact, sql`constants::text`)
  await sql`update imports set constants = ${others} where ${isAbout}`.execute(db)
  await sql`update import_mappings set constants = ${others}, version = version + 1 where ${isAbout}`.execute(db)
  await sql`
    update audit_log set changes = changes - 'constants'
    where entity = 'import_mapping' and ${mentions(contact, sql`changes::text`)}`.execute(db)
}

/** Deletes the imported rows and constants about a person, with the files that contain them. Returns the keys of the files. */
export async function deleteImportsAbout(db: Database, contact: Contact): Promise<string[]> {
  const about = await selectRowsAbout(db, contact)
  await deleteRows(db, hasFirstRowIn(about))
  await eraseConstants(db, contact)
  return removeFiles(
    db,
    sql`(import.id = any(${about.map(({ import_id }) => import_id)}::uuid[])
      or ${mentions(contact, sql`import.samples::text`)} or ${mentions(contact, sql`import.table_read::text`)})`,
  )
}

/** Counts the imports with rows about a person, and these rows with the others of the same orders and locations. */
export async function countImportsAbout(db: Database, contact: Contact): Promise<{ imports: number; rows: number }> {
  const { rows } = await sql<{ imports: number; rows: number }>`
    select count(distinct row.import_id) as imports, count(*) as rows from import_rows as row
    where ${hasFirstRowIn(await selectRowsAbout(db, contact))}`.execute(db)
  return rows[0] ?? { imports: 0, rows: 0 }
}

/** Selects the imported rows about a person. */
export async function selectImportedRowsAbout(db: Database, contact: Contact) {
  const { rows } = await sql<{ file_name: string; created_at: Date; row_number: number; cells: unknown }>`
    select imports.file_name, imports.created_at, row.row_number, row.cells
    from import_rows as row join imports on imports.id = row.import_id
    where ${hasFirstRowIn(await selectRowsAbout(db, contact))}
    order by imports.created_at desc, imports.id, row.row_number`.execute(db)
  return rows
}

/**
 * Deletes the contents of imports that are older than their retention, and the imports that were not completed by then.
 * The claims of file rows stay. Returns the keys of the files.
 */
export async function deleteOldImports(db: Database, now: Date): Promise<string[]> {
  const isOld = sql<boolean>`coalesce(import.finished_at, import.created_at)
    < ${now}::timestamptz - (select import_days from settings) * interval '1 day'`
  const keys = await removeFiles(db, isOld)
  const ofOld = sql`select id from imports as import where status = 'done' and ${isOld}`
  for (const table of ['import_rows', 'import_corrections'] as const) {
    await sql`delete from ${sql.table(table)} where import_id in (${ofOld})`.execute(db)
  }
  return keys
}
