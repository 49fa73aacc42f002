import { type ColumnReading, importLimits } from '@malote/api-client/contract'
import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'
import type { Context } from '../../platform/context.ts'
import { readSpreadsheet, UnreadableSpreadsheetError } from '../../platform/files/spreadsheet-reader/index.ts'
import { isEmptyRow } from '../../platform/files/spreadsheet-upload.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { type ColumnAnalysis, ColumnEvidence } from './column-readings.ts'
import type { ImportColumn } from './columns.ts'
import type { CheckedRow, ImportedFile, ImportKind, NumberedRow, RowCheck } from './import-kind.ts'

/** Rows that are validated in one go: requests wait until they are. */
const batchSize = 50

/** A stored or uploaded spreadsheet. */
export interface SpreadsheetSource extends ImportedFile {
  readonly path: string
  readonly format: 'csv' | 'xlsx'
}

interface CheckOptions {
  /** The mapped columns; absent: as the headers determine. */
  readonly columns?: readonly (string | null)[] | null
  /** How the user decided to read ambiguous columns. */
  readonly choices?: readonly (ColumnReading | null)[] | null
  /** Called with the readings and open questions of the columns before the rows are validated. */
  readonly onAnalysis?: (analysis: readonly ColumnAnalysis[]) => Promise<void>
  /** Whether headers without a field are ignored instead of rejected. */
  readonly ignoreUnknownHeaders?: boolean
  /** @default the limit of imports */
  readonly maximumRows?: number
  /** Called with the headers before the rows are validated. */
  readonly onHeaders?: (headers: readonly string[]) => Promise<void> | void
}

/**
 * Reads a spreadsheet and yields its rows in batches, each row with the result of its check.
 *
 * @throws UnreadableSpreadsheetError when the file is not a table with the columns of the kind.
 */
export async function* checkFile(
  ctx: Context,
  kind: ImportKind,
  source: SpreadsheetSource,
  options: CheckOptions = {},
): AsyncGenerator<readonly CheckedRow[]> {
  const { columns, analysis } = await analyseFile(kind, source, options)
  await options.onAnalysis?.(analysis)
  const readings = analysis.map(({ reading }) => reading)
  const check = rejectSurplusCells(await kind.openCheck(ctx, source, columns, readings), columns.length)
  const spreadsheetRows = readSpreadsheet(source)
  try {
    await spreadsheetRows.next()
    let rowNumber = 1
    let pendingRows: NumberedRow[] = []
    for await (const cells of spreadsheetRows) {
      rowNumber++
      if (isEmptyRow(cells)) continue
      pendingRows.push({ rowNumber, cells })
      if (pendingRows.length < batchSize) continue
      yield await check(pendingRows)
      pendingRows = []
    }
    yield await check(pendingRows)
  } finally {
    await spreadsheetRows.return(undefined)
  }
}

/** Rejects rows with more cells than titles: a separator inside a cell has shifted the cells behind it. */
function rejectSurplusCells(check: RowCheck, titles: number): RowCheck {
  const isSurplus = ({ cells }: NumberedRow) => !isEmptyRow(cells.slice(titles))
  return async (rows) => {
    const checked = await check(rows.filter((row) => !isSurplus(row)))
    const rejected = rows.filter(isSurplus).map((row): CheckedRow => {
      const message = `A linha tem ${row.cells.length} células, e a planilha tem ${titles} títulos. Ponha entre aspas o texto que contém o separador.`
      return { ...row, state: 'invalid', errors: [{ column: 'Linha', message }] }
    })
    return [...checked, ...rejected]
      .map((row) => ({ ...row, cells: row.cells.slice(0, titles) }))
      .sort((first, second) => first.rowNumber - second.rowNumber)
  }
}

/** Reads the file once before the check: how a column is read depends on all its cells. */
async function analyseFile(kind: ImportKind, source: SpreadsheetSource, options: CheckOptions) {
  const { maximumRows = importLimits.rows } = options
  const spreadsheetRows = readSpreadsheet(source)
  try {
    const headers: readonly Cell[] = (await spreadsheetRows.next()).value ?? []
    await options.onHeaders?.(headers.map((header) => String(toStorableCell(header ?? ''))))
    const columns = options.columns?.map(kind.catalogue.findByPath) ?? readHeaders(kind, headers, options)
    const evidence = new ColumnEvidence(columns)
    let total = 0
    for await (const cells of spreadsheetRows) {
      if (isEmptyRow(cells)) continue
      if (++total > maximumRows) {
        throw new UnreadableSpreadsheetError(
          `A planilha tem mais de ${maximumRows.toLocaleString('pt-BR')} linhas. Divida-a em partes.`,
        )
      }
      evidence.add(cells)
    }
    if (total === 0) throw new UnreadableSpreadsheetError('A planilha não tem nenhuma linha além dos títulos.')
    const isTemplateTitle = (index: number) => {
      const column = columns[index]
      return column !== undefined && kind.catalogue.findByHeader(headers[index]) === column
    }
    return { columns, analysis: evidence.decide(options.choices ?? [], isTemplateTitle) }
  } finally {
    await spreadsheetRows.return(undefined)
  }
}

/** Headers that are not part of a resource: those without a title, and those that the error file adds. */
const ignoredHeaders: readonly string[] = ['', 'linha', 'oquecorrigir']

/**
 * Maps the headers of the file to columns.
 *
 * @throws UnreadableSpreadsheetError when a required column is missing, or a header is unknown or repeated.
 */
function readHeaders(
  { catalogue, ignoredHeaders: ignoredByKind }: ImportKind,
  headers: readonly Cell[],
  { ignoreUnknownHeaders = false }: CheckOptions,
): (ImportColumn | undefined)[] {
  const columns = catalogue.propose(headers)
  const ignored = new Set([...ignoredHeaders, ...ignoredByKind])
  const unknownHeaders = headers.filter((header, index) => !ignored.has(normalizeHeader(header)) && !columns[index])
  const missingColumns = catalogue.columns.filter((column) => column.required && !columns.includes(column))
  if (missingColumns.length > 0) {
    const names = missingColumns.map(({ header }) => header).join(', ')
    throw new UnreadableSpreadsheetError(
      `Faltam colunas: ${names}. Diga quais são, ou use os títulos do modelo na primeira linha.`,
    )
  }
  if (unknownHeaders.length > 0 && !ignoreUnknownHeaders) {
    const names = unknownHeaders
      .slice(0, 5)
      .map((header) => String(header).slice(0, 40))
      .join(', ')
    throw new UnreadableSpreadsheetError(
      `Não conhecemos estas colunas: ${names}. Diga o que são, ou use os títulos do modelo.`,
    )
  }
  const duplicate = columns.find((column, index) => column && columns.indexOf(column) !== index)
  if (duplicate) throw new UnreadableSpreadsheetError(`A coluna ${duplicate.header} aparece duas vezes.`)
  return columns
}

/** Removes NUL and replaces lone surrogates, which the database cannot store. */
export const toStorableCell = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replaceAll('\0', '').toWellFormed() : cell
