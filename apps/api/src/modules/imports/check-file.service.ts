import {
  type ColumnReading,
  findMissingFields,
  type ImportConstant,
  type ImportTable,
  type ImportTableChoice,
  importFieldsByKind,
  importLimits,
} from '@malote/api-client/contract'
import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'
import type { Context } from '../../platform/context.ts'
import { readSpreadsheet, UnreadableSpreadsheetError } from '../../platform/files/spreadsheet-reader/index.ts'
import { isEmptyRow } from '../../platform/files/spreadsheet-upload.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { type ColumnAnalysis, ColumnEvidence } from './column-readings.ts'
import { type ImportColumn, toColumnOfTitle } from './columns.ts'
import { type Corrections, correctRows } from './corrections.service.ts'
import type { CheckedRow, ImportedFile, ImportKind, NumberedRow, RowCheck, RowGroup } from './import-kind.ts'
import { isLeftOut, openTable, TableSurvey, toStorableCell } from './read-table.service.ts'
import type { Mapping } from './recall-mapping.service.ts'

/** Rows that are validated in one go: requests wait until they are. */
const batchSize = 50

/** A stored or uploaded spreadsheet. */
export interface SpreadsheetSource extends Omit<ImportedFile, 'sheet'> {
  readonly path: string
  readonly format: 'csv' | 'xlsx'
}

/** What was read of the file before its rows are checked. */
export interface TableAnalysis {
  readonly table: ImportTable
  readonly columns: readonly ColumnAnalysis[]
  /** The first values of each column. */
  readonly samples: readonly (readonly string[])[]
}

interface CheckOptions {
  /** The mapped columns; absent: as the headers determine. */
  readonly columns?: readonly (string | null)[] | null
  /** How the user decided to read ambiguous columns. */
  readonly choices?: readonly (ColumnReading | null)[] | null
  /** The place of the table that the user has chosen; absent: as `openTable` guesses. */
  readonly table?: ImportTableChoice | null
  /** Values for every row. */
  readonly constants?: readonly ImportConstant[]
  readonly severalDropoffs?: boolean
  readonly skipPossibleDuplicates?: boolean
  /** What the user has typed over cells of the file. */
  readonly corrections?: Corrections
  /** Called with the table and the open questions of its columns before the rows are validated. */
  readonly onAnalysis?: (analysis: TableAnalysis) => Promise<void>
  /** Whether headers without a field are ignored instead of rejected. */
  readonly ignoreUnknownHeaders?: boolean
  /** @default the limit of imports */
  readonly maximumRows?: number
  /** Called with the headers before the rows are validated. */
  readonly onHeaders?: (headers: readonly string[]) => Promise<void> | void
  /** Called with the headers of a file without `columns`: finds how an earlier file with them was mapped. */
  readonly recallMapping?: (headers: readonly string[]) => Promise<Mapping | undefined>
}

/**
 * Reads a spreadsheet and yields its rows in batches, each row with the result of its check. Rows of one resource are
 * in one batch, wherever they are in the file.
 *
 * @throws UnreadableSpreadsheetError when the file is not a table with the columns of the kind.
 */
export async function* checkFile(
  ctx: Context,
  kind: ImportKind,
  source: SpreadsheetSource,
  options: CheckOptions = {},
): AsyncGenerator<readonly CheckedRow[]> {
  const { columns, constants, headers, survey, table, analysis } = await analyseFile(kind, source, options)
  await options.onAnalysis?.({ table, columns: analysis, samples: survey.samples })
  const file = { companyId: source.companyId, sha256: source.sha256, sheet: table.sheet }
  const readings = analysis.map(({ reading }) => reading)
  const { severalDropoffs = false, skipPossibleDuplicates = false } = options
  const openCheck = await kind.openCheck(ctx, file, { columns, readings, severalDropoffs, skipPossibleDuplicates })
  const check = rejectOddRows(addConstants(openCheck, headers.length, constants), headers)
  const spreadsheetRows = correctRows(
    readSpreadsheet({ ...source, sheet: table.sheet }),
    options.corrections ?? new Map(),
  )
  try {
    const openGroups = new Map<string, NumberedRow[]>()
    let groups: RowGroup[] = []
    let pendingRows = 0
    for await (const fileRow of spreadsheetRows) {
      const { rowNumber, cells } = fileRow
      if (rowNumber <= table.titleRow || (isLeftOut(fileRow) && !table.withHiddenRows)) continue
      const row = { rowNumber, cells }
      const key = survey.getGroup(cells)
      const group = key === undefined ? [row] : [...(openGroups.get(key) ?? []), row]
      if (key !== undefined && !survey.isLastOfGroup(key, rowNumber)) {
        openGroups.set(key, group)
        continue
      }
      if (key !== undefined) openGroups.delete(key)
      groups.push(group as unknown as RowGroup)
      pendingRows += group.length
      if (pendingRows < batchSize) continue
      yield await check(groups)
      groups = []
      pendingRows = 0
    }
    yield await check(groups)
  } finally {
    await spreadsheetRows.return(undefined)
  }
}

const toConstantColumn = (column: ImportColumn | undefined): ImportColumn | undefined =>
  column && { ...column, isConstant: true }

/** Adds the constants behind the cells of each row, as columns of their own, and removes them from the result. */
function addConstants(check: RowCheck, titles: number, constants: readonly ImportConstant[]): RowCheck {
  if (constants.length === 0) return check
  const values = constants.map(({ value }) => value)
  return async (groups) => {
    const complete = groups.map((rows) =>
      rows.map((row) => {
        const cells = Array.from({ length: titles }, (_, index) => row.cells[index] ?? null)
        return { ...row, cells: [...cells, ...values] }
      }),
    )
    const checked = await check(complete as unknown as RowGroup[])
    return checked.map((row) => ({ ...row, cells: row.cells.slice(0, titles) }))
  }
}

/** What a row is instead of one with values: longer than the titles, or titles again. */
function findRowError({ cells }: NumberedRow, titles: readonly string[]): string | undefined {
  if (!isEmptyRow(cells.slice(titles.length)))
    return `A linha tem ${cells.length} células, e a planilha tem ${titles.length} títulos. Ponha entre aspas o texto que contém o separador.`
  const texts = cells.map((cell) => (typeof cell === 'string' ? normalizeHeader(cell) : ''))
  const written = texts.filter(Boolean)
  const repeated = written.filter((text) => titles.includes(text))
  if (repeated.length < 3 || repeated.length < written.length) return undefined
  return texts.every((text, index) => text === '' || text === titles[index])
    ? 'A linha repete os títulos da planilha e fica de fora.'
    : 'A linha tem os títulos de outra tabela, em outra ordem. Envie a outra tabela em um arquivo separado.'
}

/** Rejects rows that are none: a separator inside a cell has shifted the cells behind it, or a page repeats the titles. */
function rejectOddRows(check: RowCheck, headers: readonly Cell[]): RowCheck {
  const titles = headers.map(normalizeHeader)
  return async (groups) => {
    const messages = new Map<NumberedRow, string>()
    for (const row of groups.flat()) {
      const message = findRowError(row, titles)
      if (message) messages.set(row, message)
    }
    const isOdd = (row: NumberedRow) => messages.has(row)
    const checked = await check(groups.filter((rows) => !rows.some(isOdd)))
    const rejected = groups
      .filter((rows) => rows.some(isOdd))
      .flatMap((rows) =>
        rows.map((row): CheckedRow => {
          const message = messages.get(row) ?? `A linha ${rows.find(isOdd)?.rowNumber}, da mesma ordem, tem erro.`
          return { ...row, firstRow: rows[0].rowNumber, state: 'invalid', errors: [{ column: 'Linha', message }] }
        }),
      )
    return [...checked, ...rejected]
      .map((row) => ({ ...row, cells: row.cells.slice(0, headers.length) }))
      .sort((first, second) => first.rowNumber - second.rowNumber)
  }
}

/** Reads the file once before the check: how a column is read, and which rows are one order, depends on all its rows. */
async function analyseFile(kind: ImportKind, source: SpreadsheetSource, options: CheckOptions) {
  const { maximumRows = importLimits.rows, table: choice } = options
  const { catalogue } = kind
  let sheets: Pick<ImportTable, 'sheets' | 'sheet'> = { sheets: [], sheet: 0 }
  const fileRows = readSpreadsheet({
    ...source,
    sheet: choice?.sheet,
    onSheets: (read) => {
      sheets = { sheets: [...read.sheets], sheet: read.sheet }
    },
  })
  const spreadsheetRows = correctRows(fileRows, options.corrections ?? new Map())
  try {
    const { headers, titleRow, firstRows, rows } = await openTable(spreadsheetRows, catalogue, choice)
    const withHiddenRows = choice?.withHiddenRows ?? false
    const table = { ...sheets, titleRow, firstRows, withHiddenRows, hiddenRows: 0 }
    const titles = headers.map((header) => String(toStorableCell(header ?? '')))
    await options.onHeaders?.(titles)
    await options.onAnalysis?.({ table, columns: [], samples: [] })
    const recalled = options.columns ? undefined : await options.recallMapping?.(titles)
    const constants = recalled?.constants ?? options.constants ?? []
    const chosen = (options.columns ?? recalled?.columns)?.map(catalogue.findByPath)
    // The other columns are checked when the user maps them.
    if (recalled && chosen) assertComplete(kind, chosen, constants)
    const mapped = chosen ?? readHeaders(kind, headers, options)
    const columns = [
      ...mapped.map((column, index) => toColumnOfTitle(column, headers[index])),
      ...constants.map(({ field }) => toConstantColumn(catalogue.findByPath(field))),
    ]
    const evidence = new ColumnEvidence(columns)
    const groupColumn = mapped.findIndex((column) => column !== undefined && column.path === kind.groupedBy)
    const survey = new TableSurvey(headers.length, groupColumn)
    for await (const row of rows) {
      if (isLeftOut(row) && !withHiddenRows) {
        survey.addHidden(row)
        continue
      }
      survey.add(row, maximumRows)
      evidence.add(row.cells)
    }
    if (survey.total === 0) throw new UnreadableSpreadsheetError('A planilha não tem nenhuma linha além dos títulos.')
    const isTemplateTitle = (index: number) => {
      const column = columns[index]
      return column !== undefined && catalogue.findByHeader(headers[index]) === column
    }
    return {
      columns,
      constants,
      headers,
      survey,
      table: { ...table, hiddenRows: survey.hiddenRows, struckRows: survey.struckRows },
      analysis: evidence.decide(options.choices ?? [], isTemplateTitle),
    }
  } finally {
    await spreadsheetRows.return(undefined)
  }
}

/** @throws UnreadableSpreadsheetError when a required field has neither a column nor a constant. */
function assertComplete(
  { name }: ImportKind,
  columns: readonly (ImportColumn | undefined)[],
  constants: readonly ImportConstant[],
): void {
  const missing = findMissingFields(importFieldsByKind[name], [
    ...columns.map((column) => column?.path),
    ...constants.map(({ field }) => field),
  ])
  if (missing.length === 0) return
  const pickup = missing.find(({ field }) => field === 'pickup/location')
  const names = missing.filter((field) => field !== pickup).map(({ title }) => title)
  const sentences = [
    names.length > 0 &&
      `Faltam colunas: ${names.join(', ')}. Diga quais são, ou use os títulos do modelo na primeira linha.`,
    // Most exports of shops have no pickup, and the user chooses one for all rows.
    pickup &&
      `Falta dizer de onde saem as entregas: escolha um local para todas, ou preencha “${pickup.title}” ou o endereço da coleta.`,
  ]
  throw new UnreadableSpreadsheetError(sentences.filter(Boolean).join(' '))
}

/** Headers that are not part of a resource: those without a title, and those that the error file adds. */
const ignoredHeaders: readonly string[] = ['', 'linha', 'oquecorrigir']

/**
 * Maps the headers of the file to columns.
 *
 * @throws UnreadableSpreadsheetError when a required column is missing, or a header is unknown or repeated.
 */
function readHeaders(
  kind: ImportKind,
  headers: readonly Cell[],
  { ignoreUnknownHeaders = false, constants = [] }: CheckOptions,
): (ImportColumn | undefined)[] {
  const { catalogue, ignoredHeaders: ignoredByKind } = kind
  const columns = catalogue.propose(headers)
  const ignored = new Set([...ignoredHeaders, ...ignoredByKind])
  const unknownHeaders = headers.filter((header, index) => !ignored.has(normalizeHeader(header)) && !columns[index])
  assertComplete(kind, columns, constants)
  // The other columns of a recognized export are of no use for a delivery.
  if (unknownHeaders.length > 0 && !ignoreUnknownHeaders && !catalogue.findSource(headers)) {
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
