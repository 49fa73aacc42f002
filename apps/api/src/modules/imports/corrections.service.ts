import { findColumnOfError, type ImportCorrection } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { fieldError } from '../../platform/errors/app-error.ts'
import type { SpreadsheetRow } from '../../platform/files/spreadsheet-reader/index.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { countCorrections, selectCorrections, upsertCorrections } from './corrections.sql.ts'
import type { ImportRow } from './imports.sql.ts'
import { type InvalidRow, streamInvalidRows } from './invalid-rows.sql.ts'
import { getFields, toCellText } from './to-import.ts'

/** A larger number of cells is corrected faster in the spreadsheet. */
const maximumCorrections = 20_000

/** The corrected cells: their values by row number and position. */
export type Corrections = ReadonlyMap<number, ReadonlyMap<number, string>>

/** Loads the corrections of an import. */
export async function loadCorrections(ctx: Context, importId: string): Promise<Corrections> {
  const byRow = new Map<number, Map<number, string>>()
  for (const { row_number, column_index, value } of await selectCorrections(ctx.db, importId)) {
    const values = byRow.get(row_number) ?? new Map()
    byRow.set(row_number, values.set(column_index, value))
  }
  return byRow
}

/** Replaces the corrected cells of the rows of a file. */
export async function* correctRows(
  rows: AsyncGenerator<SpreadsheetRow>,
  corrections: Corrections,
): AsyncGenerator<SpreadsheetRow> {
  for await (const row of rows) {
    const values = corrections.get(row.rowNumber)
    if (!values) {
      yield row
      continue
    }
    const cells: Cell[] = Array.from(
      { length: Math.max(row.cells.length, ...[...values.keys()].map((index) => index + 1)) },
      (_, index) => row.cells[index] ?? null,
    )
    for (const [index, value] of values) cells[index] = value || null
    yield { ...row, cells }
  }
}

/**
 * Saves what the user has typed over cells of rows with errors, for the row or for all rows with the same text and the
 * same error in the column.
 *
 * @throws AppError when a row has no error, a column does not exist, or there are too many corrections.
 */
export async function saveCorrections(
  ctx: Context,
  importRecord: ImportRow,
  corrections: readonly ImportCorrection[],
): Promise<void> {
  const { id, headers } = importRecord
  const rows: InvalidRow[] = []
  for await (const row of streamInvalidRows(ctx.db, id)) rows.push(row)
  const byNumber = new Map(rows.map((row) => [row.row_number, row]))
  const values = new Map<string, { row: number; column: number; value: string }>()
  for (const [index, { row: rowNumber, column, value, withEqual }] of corrections.entries()) {
    const row = byNumber.get(rowNumber)
    if (!row || column >= headers.length) {
      throw fieldError(`/corrections/${index}`, 'Esta célula não é de uma linha com erro.')
    }
    const targets = withEqual ? rows.filter(isLike(row, column, importRecord)) : [row]
    for (const { row_number } of targets) {
      values.set(`${row_number}/${column}`, { row: row_number, column, value })
    }
  }
  await upsertCorrections(ctx.db, id, [...values.values()])
  if ((await countCorrections(ctx.db, id)) > maximumCorrections) {
    const maximum = maximumCorrections.toLocaleString('pt-BR')
    throw fieldError('/corrections', `São mais de ${maximum} células. Corrija a planilha e envie de novo.`)
  }
}

/** Returns whether a row has the same text as another one in a column, and the same error there. */
function isLike(row: InvalidRow, column: number, importRecord: ImportRow): (other: InvalidRow) => boolean {
  const fields = getFields(importRecord)
  const listErrors = ({ errors }: InvalidRow) =>
    errors.flatMap((error) =>
      findColumnOfError(importRecord.kind, fields, error.column) === column ? `${error.column}: ${error.message}` : [],
    )
  const text = toCellText(row.cells[column])
  const expected = new Set(listErrors(row))
  return (other) =>
    other === row ||
    (toCellText(other.cells[column]) === text && listErrors(other).some((error) => expected.has(error)))
}
