import type { Database } from '../../platform/context.ts'

export type InvalidRow = Awaited<ReturnType<typeof selectInvalidRows>>[number]

/** Selects the next rows with errors after a row number. */
export async function selectInvalidRows(db: Database, importId: string, after: number, limit: number) {
  return db
    .selectFrom('import_rows')
    .select(['row_number', 'cells', 'errors'])
    .where('import_id', '=', importId)
    .where('state', '=', 'invalid')
    .where('row_number', '>', after)
    .orderBy('row_number')
    .limit(limit)
    .execute()
}

/** Selects all rows with errors, page by page. */
export async function* streamInvalidRows(db: Database, importId: string): AsyncGenerator<InvalidRow> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: InvalidRow[] = await selectInvalidRows(db, importId, after, 500)
    yield* page
    after = page.at(-1)?.row_number
  }
}
