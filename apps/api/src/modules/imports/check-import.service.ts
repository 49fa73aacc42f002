import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { importLimits } from '@malote/api-client/contract'
import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'
import type { Context } from '../../platform/context.ts'
import { toAddress } from '../../platform/db/addresses.ts'
import { selectTimeZone } from '../../platform/db/time-zone.ts'
import { readSpreadsheet, UnreadableSpreadsheetError } from '../../platform/files/spreadsheet-reader/index.ts'
import { isEmptyRow } from '../../platform/files/spreadsheet-upload.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { withTemporaryFolder } from '../../platform/files/temporary-folder.ts'
import { findColumnByPath, type ImportColumn, importColumns, proposeColumns } from './columns.ts'
import {
  clearCheckStarted,
  deleteRows,
  type ImportRow,
  insertRows,
  type LocationRow,
  markCheckStarted,
  selectActiveLocations,
  selectImport,
  selectImportedRowNumbers,
  selectUsedReferences,
  updateImport,
} from './imports.sql.ts'
import { type ParsedRow, parseRow, type RowContext, type SavedLocation } from './parse-row.ts'

/** Rows that are validated in one go: requests wait until they are. */
const batchSize = 50

/**
 * Reads an uploaded file and validates each row. If an earlier attempt started and did not end, the import fails,
 * because the file may have crashed the process.
 */
export async function checkImport(ctx: Context, id: string, signal: AbortSignal): Promise<void> {
  const importRecord = await selectImport(ctx.db, 'all', id)
  if (importRecord?.status !== 'checking') return
  if (!(await markCheckStarted(ctx.db, id, ctx.clock()))) return failCheck(ctx, id, interruptedMessage)
  try {
    await withTemporaryFolder(ctx.services.files, async (folder) => {
      const path = join(folder, 'sheet')
      await pipeline(await ctx.services.files.read(importRecord.file_key), createWriteStream(path))
      await deleteRows(ctx.db, id)
      const spreadsheetRows = readSpreadsheet({
        path,
        format: importRecord.format,
        companyId: importRecord.company_id,
      })
      try {
        await checkRows(ctx, importRecord, spreadsheetRows, signal)
      } finally {
        await spreadsheetRows.return(undefined)
      }
    })
    await updateImport(ctx.db, id, ['checking'], { status: 'checked' })
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) {
      if (error.cause) ctx.log.warn({ err: error.cause, import: id }, 'a spreadsheet could not be read')
      return failCheck(ctx, id, error.message)
    }
    // The process is alive, so the file was not the cause: the database failed, or the process is shutting down.
    await clearCheckStarted(ctx.db, id)
    throw error
  }
}

const interruptedMessage =
  'A leitura desta planilha foi interrompida. Divida-a em partes ou salve-a como CSV, e envie de novo.'

async function failCheck(ctx: Context, id: string, failure: string): Promise<void> {
  await deleteRows(ctx.db, id)
  await updateImport(ctx.db, id, ['checking'], { status: 'failed', failure, finished_at: ctx.clock() })
}

interface NumberedRow {
  readonly rowNumber: number
  readonly cells: readonly Cell[]
}

async function checkRows(
  ctx: Context,
  importRecord: ImportRow,
  spreadsheetRows: AsyncGenerator<Cell[]>,
  signal: AbortSignal,
): Promise<void> {
  const { value: headers } = await spreadsheetRows.next()
  // Saved before validation, so that the user can map the columns.
  await updateImport(ctx.db, importRecord.id, ['checking'], {
    headers: JSON.stringify((headers ?? []).map((header: Cell) => String(toStorableCell(header ?? '')))),
  })
  const columns = importRecord.columns ? importRecord.columns.map(findColumnByPath) : readHeaders(headers ?? [])
  const rowContext: RowContext = {
    companyId: importRecord.company_id,
    timeZone: await selectTimeZone(ctx.db),
    now: ctx.clock(),
    savedLocations: (await selectActiveLocations(ctx.db, importRecord.company_id)).map(toSavedLocation),
  }
  const importedRowNumbers = await selectImportedRowNumbers(ctx.db, importRecord.company_id, importRecord.file_sha256)
  const firstRowByReference = new Map<string, number>()
  let rowNumber = 1
  let total = 0
  let pendingRows: NumberedRow[] = []
  const flush = async (): Promise<boolean> => {
    signal.throwIfAborted()
    await saveBatch(ctx, importRecord, pendingRows, { columns, rowContext, importedRowNumbers, firstRowByReference })
    pendingRows = []
    // The import may have been cancelled.
    return (await selectImport(ctx.db, 'all', importRecord.id))?.status === 'checking'
  }
  for await (const cells of spreadsheetRows) {
    rowNumber++
    if (isEmptyRow(cells)) continue
    if (++total > importLimits.rows) {
      throw new UnreadableSpreadsheetError('A planilha tem mais de 10.000 linhas. Divida-a em partes.')
    }
    pendingRows.push({ rowNumber, cells: cells.slice(0, columns.length) })
    if (pendingRows.length === batchSize && !(await flush())) return
  }
  if (total === 0) throw new UnreadableSpreadsheetError('A planilha não tem nenhuma linha além dos títulos.')
  await flush()
}

/** Columns that are not part of an order: those without a title, and those that the error file adds. */
const ignoredHeaders: ReadonlySet<string> = new Set(['', 'linha', 'oquecorrigir'])

/**
 * Maps the headers of the file to columns.
 *
 * @throws UnreadableSpreadsheetError when a required column is missing, or a header is unknown or repeated.
 */
function readHeaders(headers: readonly Cell[]): (ImportColumn | undefined)[] {
  const columns = proposeColumns(headers)
  const unknownHeaders = headers.filter(
    (header, index) => !ignoredHeaders.has(normalizeHeader(header)) && !columns[index],
  )
  const missingColumns = importColumns.filter((column) => column.required && !columns.includes(column))
  if (missingColumns.length > 0) {
    const names = missingColumns.map(({ header }) => header).join(', ')
    throw new UnreadableSpreadsheetError(
      `Faltam colunas: ${names}. Diga quais são, ou use os títulos do modelo na primeira linha.`,
    )
  }
  if (unknownHeaders.length > 0) {
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

interface CheckState {
  readonly columns: readonly (ImportColumn | undefined)[]
  readonly rowContext: RowContext
  readonly importedRowNumbers: ReadonlySet<number>
  /** Each reference of the file with the first row that has it. */
  readonly firstRowByReference: Map<string, number>
}

async function saveBatch(
  ctx: Context,
  importRecord: ImportRow,
  rows: readonly NumberedRow[],
  checkState: CheckState,
): Promise<void> {
  const parsed = rows.map(({ rowNumber, cells }) => ({
    rowNumber,
    cells,
    row: parseRow(cells, checkState.columns, checkState.rowContext),
  }))
  const fileReferences = parsed.flatMap(({ row: parsedRow }) =>
    'input' in parsedRow ? (parsedRow.input.externalRef ?? []) : [],
  )
  const usedReferences = await selectUsedReferences(ctx.db, importRecord.company_id, fileReferences)
  const records = parsed.map(({ rowNumber, cells, row: parsedRow }) => {
    const isRepeated = checkState.importedRowNumbers.has(rowNumber)
    const checkedRow = isRepeated
      ? parsedRow
      : checkReference(parsedRow, rowNumber, usedReferences, checkState.firstRowByReference)
    const state = isRepeated ? ('repeated' as const) : 'input' in checkedRow ? ('valid' as const) : ('invalid' as const)
    return {
      import_id: importRecord.id,
      row_number: rowNumber,
      state,
      cells: JSON.stringify(cells.map(toStorableCell)),
      input: 'input' in checkedRow ? JSON.stringify(checkedRow.input) : null,
      errors: JSON.stringify('errors' in checkedRow && !isRepeated ? checkedRow.errors : []),
    }
  })
  await insertRows(ctx.db, records)
}

/** Removes NUL and replaces lone surrogates, which the database cannot store. */
const toStorableCell = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replaceAll('\0', '').toWellFormed() : cell

/** Returns an error instead of the row when its reference is already used in the company or in an earlier row. */
function checkReference(
  parsedRow: ParsedRow,
  rowNumber: number,
  usedReferences: ReadonlySet<string>,
  firstRowByReference: Map<string, number>,
): ParsedRow {
  if (!('input' in parsedRow) || !parsedRow.input.externalRef) return parsedRow
  const reference = parsedRow.input.externalRef
  const column = 'Referência'
  const firstRow = firstRowByReference.get(reference)
  if (firstRow !== undefined) return { errors: [{ column, message: `Esta referência já está na linha ${firstRow}.` }] }
  firstRowByReference.set(reference, rowNumber)
  if (!usedReferences.has(reference)) return parsedRow
  return { errors: [{ column, message: 'Já existe uma ordem desta empresa com esta referência.' }] }
}

/** Maps a row to a saved location that the rows of a spreadsheet can name. */
function toSavedLocation(location: LocationRow): SavedLocation {
  return {
    normalizedName: normalizeHeader(location.name),
    stop: {
      locationId: location.id,
      address: toAddress(location, location.state),
      ...(location.contact_name ? { contactName: location.contact_name } : {}),
      contactPhone: location.contact_phone,
      contactEmail: location.contact_email,
      instructions: location.instructions,
    },
  }
}
