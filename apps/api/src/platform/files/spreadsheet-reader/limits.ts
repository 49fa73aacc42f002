import type { Cell } from '../spreadsheet-writer.ts'

/** A row of a sheet that has a value. */
export interface SpreadsheetRow {
  /** As the spreadsheet counts: the first row is 1. */
  readonly rowNumber: number
  readonly cells: readonly Cell[]
  /** Hidden by its author or by a filter. */
  readonly hidden: boolean
  /** Whether each of its values is struck through: its author has taken it back. */
  readonly struck?: boolean | undefined
}

/** A sheet of a workbook. */
export interface SheetInfo {
  readonly name: string
  readonly hidden: boolean
}

/** A file that is not a table, or is above the limits; the message explains what to do. */
export class UnreadableSpreadsheetError extends Error {}

/** Limits of a spreadsheet. Each is checked before the limited part is built. */
export const spreadsheetLimits = {
  columns: 500,
  /** Rows without a value do not count. */
  rows: 20_000,
  /** The number of the last row of a sheet. A prepared file can state any number. */
  rowNumber: 1_048_576,
  /** Per part of a workbook that stays in memory while rows are read. */
  partBytes: 16 * 1024 * 1024,
  /** Of the sheet, which is read in chunks: twice the size of 10,000 rows of the full template. */
  sheetBytes: 32 * 1024 * 1024,
  /**
   * Of the content of an OpenDocument spreadsheet, which is read in chunks as well. It has all sheets, and around each text
   * of one letter 120 bytes: 10,000 rows of the full template have 60 MB.
   */
  documentBytes: 80 * 1024 * 1024,
  /** Of a part: more than 10,000 rows of the full template have. */
  elements: 2_000_000,
  /** Of elements inside each other; a workbook has about ten levels. */
  depth: 64,
  /** Of all cells together: a workbook may refer to one long text in every cell. */
  characters: 16 * 1024 * 1024,
} as const

/** Creates the error for a file whose inflated content is too large. */
export const createSizeError = (): UnreadableSpreadsheetError =>
  new UnreadableSpreadsheetError('Esta planilha é grande demais depois de aberta. Divida-a em partes, ou use CSV.')

/** The error for a row with more columns than a sheet may have. */
export const createColumnsError = (): UnreadableSpreadsheetError =>
  new UnreadableSpreadsheetError(
    `A planilha tem mais de ${spreadsheetLimits.columns} colunas. Apague as que não são do modelo.`,
  )

/** The error for more rows with a value than a sheet may have. */
const createRowsError = (): UnreadableSpreadsheetError =>
  new UnreadableSpreadsheetError(
    `A planilha tem mais de ${spreadsheetLimits.rows.toLocaleString('pt-BR')} linhas preenchidas. Divida-a em partes.`,
  )

/** Yields the rows of a workbook, which numbers them. The lines of a text are limited by the size of its file. */
export async function* withinSheet(
  rows: AsyncIterable<SpreadsheetRow> | Iterable<SpreadsheetRow>,
): AsyncGenerator<SpreadsheetRow> {
  for await (const row of rows) {
    if (row.rowNumber > spreadsheetLimits.rowNumber)
      throw new UnreadableSpreadsheetError(
        `A planilha tem um valor abaixo da linha ${spreadsheetLimits.rowNumber.toLocaleString('pt-BR')}, a última que existe. Salve-a de novo como XLSX ou CSV.`,
      )
    yield row
  }
}

/** Whether a row has no value: spreadsheets store formatted rows without cells that have one. */
const isEmptyRow = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''))

/** Yields the rows that have a value, while they are within the limits. */
export async function* withinLimits(
  rows: AsyncIterable<SpreadsheetRow> | Iterable<SpreadsheetRow>,
): AsyncGenerator<SpreadsheetRow> {
  let count = 0
  let characters = 0
  for await (const row of rows) {
    if (row.cells.length > spreadsheetLimits.columns) throw createColumnsError()
    if (isEmptyRow(row.cells)) continue
    if (++count > spreadsheetLimits.rows) throw createRowsError()
    for (const cell of row.cells) if (typeof cell === 'string') characters += cell.length
    if (characters > spreadsheetLimits.characters) throw createSizeError()
    // A workbook can contain lone surrogates, which PostgreSQL rejects.
    yield { ...row, cells: row.cells.map((cell) => (typeof cell === 'string' ? cell.toWellFormed() : cell)) }
  }
}
