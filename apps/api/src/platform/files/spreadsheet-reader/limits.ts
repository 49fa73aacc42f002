import type { Cell } from '../spreadsheet-writer.ts'

/** A file that is no table, or not one that we would open; the message says what to do. */
export class UnreadableSpreadsheetError extends Error {}

/** What a spreadsheet may hold. Each limit is checked before anything is built from what it limits. */
export const spreadsheetLimits = {
  columns: 500,
  titleLength: 200,
  /** Empty rows count too. */
  rows: 20_000,
  /** Of a part of a workbook whose content is kept while the rows are read. */
  keptBytes: 16 * 1024 * 1024,
  /** Of the sheet, which is read piece by piece: what 10,000 rows of the whole template take, twice. */
  sheetBytes: 32 * 1024 * 1024,
  /** Of all cells together: a workbook may repeat one long text in every cell. */
  characters: 16 * 1024 * 1024,
} as const

/** The error for a file that is larger than it may be once it is open. */
export const newTooBigError = (): UnreadableSpreadsheetError =>
  new UnreadableSpreadsheetError('Esta planilha é grande demais depois de aberta. Divida-a em partes, ou use CSV.')

/** The error for a row with more columns than a sheet may have. */
export const newTooWideError = (): UnreadableSpreadsheetError =>
  new UnreadableSpreadsheetError(
    `A planilha tem mais de ${spreadsheetLimits.columns} colunas. Apague as que não são do modelo.`,
  )

/** Passes rows on while they stay within the limits. The first row holds the titles. */
export async function* withinLimits(rows: AsyncIterable<Cell[]> | Iterable<Cell[]>): AsyncGenerator<Cell[]> {
  let count = 0
  let characters = 0
  for await (const row of rows) {
    if (row.length > spreadsheetLimits.columns) throw newTooWideError()
    if (count === 0 && row.some((title) => String(title ?? '').length > spreadsheetLimits.titleLength)) {
      throw new UnreadableSpreadsheetError(
        `Um título da primeira linha tem mais de ${spreadsheetLimits.titleLength} caracteres. Use os títulos do modelo.`,
      )
    }
    if (++count > spreadsheetLimits.rows) {
      throw new UnreadableSpreadsheetError(
        'A planilha tem linhas demais, contando as vazias. Apague as vazias, ou divida-a.',
      )
    }
    for (const cell of row) if (typeof cell === 'string') characters += cell.length
    if (characters > spreadsheetLimits.characters) throw newTooBigError()
    // A workbook can say half of a character, which no database can keep.
    yield row.map((cell) => (typeof cell === 'string' ? cell.toWellFormed() : cell))
  }
}
