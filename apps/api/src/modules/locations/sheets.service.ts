import {
  type LocationImport,
  locationImportLimits,
  type locationSheets,
  type NewLocation,
} from '@malote/api-client/contract'
import { toDay } from '../../domain/time-zone.ts'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import type { QueryOf } from '../../platform/db/paging.ts'
import { selectTimeZone } from '../../platform/db/time-zone.ts'
import { fieldError, limitError } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import { readSpreadsheet, UnreadableSpreadsheetError } from '../../platform/files/spreadsheet-reader/index.ts'
import {
  isEmptyRow,
  requireSpreadsheet,
  toErrorDownload,
  toTemplateDownload,
} from '../../platform/files/spreadsheet-upload.ts'
import { type Cell, type SpreadsheetFormat, toSpreadsheetDownload } from '../../platform/files/spreadsheet-writer.ts'
import type { Upload } from '../../platform/files/upload.ts'
import { createSemaphore } from '../../platform/jobs/semaphore.ts'
import { requireCompany } from '../companies/index.ts'
import { createLocation } from './locations.service.ts'
import { lockLocationImports, selectLocationKeys, selectLocations } from './locations.sql.ts'
import { locationSheetColumns, parseLocation, readColumns, requiredHeaders, templateColumns } from './sheet-columns.ts'

/** Exports the filtered locations as a spreadsheet that the import can read. */
export async function exportLocations(
  ctx: Context,
  { format, ...filters }: QueryOf<typeof locationSheets.export>,
): Promise<Download> {
  const { db, scope, now } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  async function* rows(): AsyncGenerator<Cell[]> {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const result = await selectLocations(db, scope, { ...filters, page, limit: 500 })
      pages = result.meta.totalPages
      for (const row of result.rows) yield locationSheetColumns.map(({ value }) => value(row))
    }
  }
  const day = toDay(now, await selectTimeZone(db))
  const table = { name: 'Localizações', columns: locationSheetColumns, rows: rows() }
  return toSpreadsheetDownload(format, `localizacoes-${day}`, table)
}

/** Returns the empty spreadsheet with one example row. */
export function locationTemplate(format: SpreadsheetFormat): Promise<Download> {
  return Promise.resolve(
    toTemplateDownload(format, 'modelo-de-locais', { name: 'Localizações', columns: templateColumns }),
  )
}

/** The key of a location: a location with the same name and address exists already. */
const getLocationKey = (
  name: string,
  postalCode: string,
  number: string,
  complement: string | null | undefined,
): string =>
  JSON.stringify([name, postalCode, number, complement ?? ''].map((part) => part.normalize('NFC').toLowerCase().trim()))

const getNewLocationKey = ({ name, address }: NewLocation): string =>
  getLocationKey(name, address.postalCode, address.number, address.complement)

/** One sheet of a company is read at a time in this process; the others wait here without a database connection. */
const turns = createSemaphore(1, 10)

/** @throws AppError `too_many_requests` when too many sheets of the company wait. */
async function inTurn<T>(companyId: string, work: () => Promise<T>): Promise<T> {
  const leave = await turns.acquire(companyId)
  if (!leave) {
    throw limitError(60_000, 'Há importações demais desta empresa esperando. Espere alguns minutos e envie de novo.')
  }
  try {
    return await work()
  } finally {
    leave()
  }
}

/**
 * Reads a spreadsheet of locations and, unless it is a dry run, creates those that the company does not have. The file
 * is read before the transaction starts.
 */
export async function importLocations(
  ctx: Context,
  { companyId, dryRun }: { companyId: string; dryRun: boolean },
  uploads: readonly Upload[],
): Promise<LocationImport> {
  requireSession(ctx)
  await requireCompany(ctx, companyId)
  return inTurn(companyId, async () => {
    const { rows } = await readPlaces(companyId, uploads)
    return createPlaces(ctx, companyId, dryRun, rows)
  })
}

function createPlaces(
  ctx: Context,
  companyId: string,
  dryRun: boolean,
  rows: readonly ReadRow[],
): Promise<LocationImport> {
  return inTransaction(ctx, async (txCtx) => {
    const { db } = txCtx
    await lockLocationImports(db, companyId)
    const knownKeys = new Set(
      (await selectLocationKeys(db, companyId)).map((row) =>
        getLocationKey(row.name, row.postal_code, row.number, row.complement),
      ),
    )
    const outcome = { rows: rows.length, created: 0, repeated: 0, invalid: 0 }
    const errors: LocationImport['errors'] = []
    for (const { row, parsed } of rows) {
      if ('errors' in parsed) {
        outcome.invalid++
        errors.push(...parsed.errors.map((error) => ({ row, ...error })))
        continue
      }
      const key = getNewLocationKey(parsed.place)
      if (knownKeys.has(key)) {
        outcome.repeated++
        continue
      }
      knownKeys.add(key)
      outcome.created++
      if (!dryRun) await createLocation(txCtx, parsed.place)
    }
    return { ...outcome, errors }
  })
}

/** Returns the rows with errors as uploaded, each with what to correct. The file is not stored: it is read again. */
export async function locationErrors(
  ctx: Context,
  { companyId, format }: { companyId: string; format: SpreadsheetFormat },
  uploads: readonly Upload[],
): Promise<Download> {
  await requireCompany(ctx, companyId)
  const { headers, rows: read } = await inTurn(companyId, () => readPlaces(companyId, uploads))
  const rejected = read.flatMap(({ row, cells, parsed }) =>
    'errors' in parsed ? { rowNumber: row, cells, errors: parsed.errors } : [],
  )
  return toErrorDownload(format, headers, rejected)
}

interface ReadRow {
  readonly row: number
  readonly cells: readonly Cell[]
  readonly parsed: ReturnType<typeof parseLocation>
}

async function readPlaces(companyId: string, uploads: readonly Upload[]) {
  const { upload, format } = requireSpreadsheet(uploads)
  const sheet = readSpreadsheet({ path: upload.path, format, companyId })
  try {
    const headers: readonly Cell[] = (await sheet.next()).value ?? []
    const columns = readColumns(headers)
    const missing = requiredHeaders.filter((header) => !columns.some((column) => column?.header === header))
    if (missing.length > 0) {
      throw new UnreadableSpreadsheetError(
        `Faltam colunas: ${missing.join(', ')}. Baixe os locais como planilha e use as colunas dela.`,
      )
    }
    const rows: ReadRow[] = []
    let number = 1
    for await (const cells of sheet) {
      number++
      if (isEmptyRow(cells)) continue
      if (rows.length >= locationImportLimits.rows) {
        throw new UnreadableSpreadsheetError(
          `Uma planilha tem até ${locationImportLimits.rows} locais. Divida-a em partes.`,
        )
      }
      rows.push({ row: number, cells, parsed: parseLocation(companyId, cells, columns) })
    }
    if (rows.length === 0) throw new UnreadableSpreadsheetError('A planilha não tem nenhum local.')
    return { headers, rows }
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) throw fieldError('/files/0', error.message, 'unreadable')
    throw error
  } finally {
    await sheet.return(undefined)
  }
}
