import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { importLimits } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { readSpreadsheet, UnreadableSpreadsheetError } from '../../platform/files/spreadsheet-reader/index.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { withTemporaryFolder } from '../../platform/files/temporary-folder.ts'
import { columnAt, foldHeader, type ImportColumn, importColumns, proposeColumns } from './columns.ts'
import {
  beginCheck,
  deleteRows,
  endCheck,
  type ImportRow,
  insertRows,
  selectClaimedRows,
  selectImport,
  selectPlaces,
  selectTimeZone,
  selectUsedReferences,
  updateImport,
} from './imports.sql.ts'
import { type ParsedRow, parseRow, type RowContext } from './parse-row.ts'
import { toSavedLocation } from './to-saved-location.ts'

const batch = 250

/**
 * Reads an uploaded file and validates each row. A file is read once: if an earlier attempt started and did not end,
 * the import fails, since the file may have crashed the process.
 */
export async function checkImport(ctx: Context, id: string, signal: AbortSignal): Promise<void> {
  const row = await selectImport(ctx.db, 'all', id)
  if (row?.status !== 'checking') return
  if (!(await beginCheck(ctx.db, id, ctx.clock()))) return failCheck(ctx, id, interrupted)
  try {
    await withTemporaryFolder(async (folder) => {
      const path = join(folder, 'sheet')
      await pipeline(await ctx.services.files.read(row.file_key), createWriteStream(path))
      await deleteRows(ctx.db, id)
      const sheet = readSpreadsheet(path, row.format)
      try {
        await checkRows(ctx, row, sheet, signal)
      } finally {
        await sheet.return(undefined)
      }
    })
    await updateImport(ctx.db, id, ['checking'], { status: 'checked' })
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) {
      if (error.cause) ctx.log.warn({ err: error.cause, import: id }, 'a spreadsheet could not be read')
      return failCheck(ctx, id, error.message)
    }
    // The process is alive, so the file was not the cause: the database failed, or the process is shutting down.
    await endCheck(ctx.db, id)
    throw error
  }
}

const interrupted =
  'A leitura desta planilha foi interrompida. Divida-a em partes ou salve-a como CSV, e envie de novo.'

async function failCheck(ctx: Context, id: string, failure: string): Promise<void> {
  await deleteRows(ctx.db, id)
  await updateImport(ctx.db, id, ['checking'], { status: 'failed', failure, finished_at: ctx.clock() })
}

interface NumberedRow {
  readonly number: number
  readonly cells: readonly Cell[]
}

async function checkRows(
  ctx: Context,
  row: ImportRow,
  sheet: AsyncGenerator<Cell[]>,
  signal: AbortSignal,
): Promise<void> {
  const { value: headers } = await sheet.next()
  // Saved before validation, so that the user can map the columns.
  await updateImport(ctx.db, row.id, ['checking'], {
    headers: JSON.stringify((headers ?? []).map((header: Cell) => String(storable(header ?? '')))),
  })
  const columns = row.columns ? row.columns.map(columnAt) : readHeaders(headers ?? [])
  const rowContext: RowContext = {
    companyId: row.company_id,
    timeZone: await selectTimeZone(ctx.db),
    now: ctx.clock(),
    places: (await selectPlaces(ctx.db, row.company_id)).map(toSavedLocation),
  }
  const taken = await selectClaimedRows(ctx.db, row.company_id, row.file_sha256)
  const references = new Map<string, number>()
  let number = 1
  let total = 0
  let waiting: NumberedRow[] = []
  const flush = async (): Promise<boolean> => {
    signal.throwIfAborted()
    await saveBatch(ctx, row, waiting, { columns, rowContext, taken, references })
    waiting = []
    // The import may have been cancelled.
    return (await selectImport(ctx.db, 'all', row.id))?.status === 'checking'
  }
  for await (const cells of sheet) {
    number++
    if (cells.every((cell) => cell === null || String(cell).trim() === '')) continue
    if (++total > importLimits.rows) {
      throw new UnreadableSpreadsheetError('A planilha tem mais de 10.000 linhas. Divida-a em partes.')
    }
    waiting.push({ number, cells: cells.slice(0, columns.length) })
    if (waiting.length === batch && !(await flush())) return
  }
  if (total === 0) throw new UnreadableSpreadsheetError('A planilha não tem nenhuma linha além dos títulos.')
  await flush()
}

/** Columns that are not part of an order: those without a title, and those that the error file adds. */
const ignoredHeaders: ReadonlySet<string> = new Set(['', 'linha', 'oquecorrigir'])

/**
 * Maps the headers of the file to columns.
 *
 * @throws AppError when the file is not meant for this import.
 */
function readHeaders(headers: readonly Cell[]): (ImportColumn | undefined)[] {
  const columns = proposeColumns(headers)
  const unknown = headers.filter((header, index) => !ignoredHeaders.has(foldHeader(header)) && !columns[index])
  const missing = importColumns.filter((column) => column.required && !columns.includes(column))
  if (missing.length > 0) {
    const names = missing.map(({ header }) => header).join(', ')
    throw new UnreadableSpreadsheetError(
      `Faltam colunas: ${names}. Diga quais são, ou use os títulos do modelo na primeira linha.`,
    )
  }
  if (unknown.length > 0) {
    const names = unknown
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

interface Checking {
  readonly columns: readonly (ImportColumn | undefined)[]
  readonly rowContext: RowContext
  readonly taken: ReadonlySet<number>
  /** Each reference of the file with the first row that has it. */
  readonly references: Map<string, number>
}

async function saveBatch(
  ctx: Context,
  row: ImportRow,
  rows: readonly NumberedRow[],
  checking: Checking,
): Promise<void> {
  const parsed = rows.map(({ number, cells }) => ({
    number,
    cells,
    row: parseRow(cells, checking.columns, checking.rowContext),
  }))
  const namedReferences = parsed.flatMap(({ row: parsedRow }) =>
    'input' in parsedRow ? (parsedRow.input.externalRef ?? []) : [],
  )
  const used = await selectUsedReferences(ctx.db, row.company_id, namedReferences)
  const records = parsed.map(({ number, cells, row: parsedRow }) => {
    const repeated = checking.taken.has(number)
    const checked = repeated ? parsedRow : withReference(parsedRow, number, used, checking.references)
    const state = repeated ? ('repeated' as const) : 'input' in checked ? ('valid' as const) : ('invalid' as const)
    return {
      import_id: row.id,
      row_number: number,
      state,
      cells: JSON.stringify(cells.map(storable)),
      input: 'input' in checked ? JSON.stringify(checked.input) : null,
      errors: JSON.stringify('errors' in checked && !repeated ? checked.errors : []),
    }
  })
  await insertRows(ctx.db, records)
}

/** The cell as the database can store it: text without NUL and without lone surrogates. */
const storable = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd') : cell

/** A reference must be unique in the company, and in the file. */
function withReference(
  parsedRow: ParsedRow,
  number: number,
  used: ReadonlySet<string>,
  seen: Map<string, number>,
): ParsedRow {
  if (!('input' in parsedRow) || !parsedRow.input.externalRef) return parsedRow
  const reference = parsedRow.input.externalRef
  const column = 'Referência'
  const first = seen.get(reference)
  if (first !== undefined) return { errors: [{ column, message: `Esta referência já está na linha ${first}.` }] }
  seen.set(reference, number)
  if (!used.has(reference)) return parsedRow
  return { errors: [{ column, message: 'Já existe uma ordem desta empresa com esta referência.' }] }
}
