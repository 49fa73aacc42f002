import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

/** Selects the corrected cells of an import. */
export async function selectCorrections(db: Database, importId: string) {
  return db
    .selectFrom('import_corrections')
    .select(['row_number', 'column_index', 'value'])
    .where('import_id', '=', importId)
    .execute()
}

export async function countCorrections(db: Database, importId: string): Promise<number> {
  const { total } = await db
    .selectFrom('import_corrections')
    .select(sql<number>`count(*)`.as('total'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return total
}

/** Saves corrected cells; the later value of a cell replaces the earlier one. */
export async function upsertCorrections(
  db: Database,
  importId: string,
  cells: readonly { readonly row: number; readonly column: number; readonly value: string }[],
): Promise<void> {
  await sql`
    insert into import_corrections (import_id, row_number, column_index, value)
    select ${importId}, * from unnest(
      ${cells.map(({ row }) => row)}::int[], ${cells.map(({ column }) => column)}::int[],
      ${cells.map(({ value }) => value)}::text[])
    on conflict (import_id, row_number, column_index) do update set value = excluded.value`.execute(db)
}

/** Deletes the corrections of an import whose table has changed. */
export async function deleteCorrections(db: Database, importId: string): Promise<void> {
  await db.deleteFrom('import_corrections').where('import_id', '=', importId).execute()
}
