import { type LocationImport, locationImportLimits } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { fieldError, limitError } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import { UnreadableSpreadsheetError } from '../../platform/files/spreadsheet-reader/index.ts'
import { requireSpreadsheet, toErrorDownload } from '../../platform/files/spreadsheet-upload.ts'
import type { SpreadsheetFormat } from '../../platform/files/spreadsheet-writer.ts'
import type { Upload } from '../../platform/files/upload.ts'
import { createSemaphore } from '../../platform/jobs/semaphore.ts'
import { requireCompany } from '../companies/index.ts'
import { checkFile } from './check-file.service.ts'
import type { CheckedRow } from './import-kind.ts'
import { locationImports } from './location-imports.service.ts'

/**
 * The deprecated endpoints of location spreadsheets, which return the result in the same request: the check and the
 * creation of the importer, without a stored import.
 */

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

/** Checks a spreadsheet of locations and, unless it is a dry run, creates those that the company does not have. */
export async function importLocations(
  ctx: Context,
  { companyId, dryRun }: { companyId: string; dryRun: boolean },
  uploads: readonly Upload[],
): Promise<LocationImport> {
  requireSession(ctx)
  await requireCompany(ctx, companyId)
  return inTurn(companyId, async () => {
    const { rows } = await checkUpload(ctx, companyId, uploads)
    const created = dryRun ? countRows(rows, 'valid') : await createLocations(ctx, companyId, rows)
    const invalid = countRows(rows, 'invalid')
    const errors = rows.flatMap((row) =>
      row.state === 'invalid' ? row.errors.map((error) => ({ row: row.rowNumber, ...error })) : [],
    )
    return { rows: rows.length, created, repeated: rows.length - created - invalid, invalid, errors }
  })
}

/** Returns the rows with errors as uploaded, each with what to correct. The file is not stored: it is read again. */
export async function locationErrors(
  ctx: Context,
  { companyId, format }: { companyId: string; format: SpreadsheetFormat },
  uploads: readonly Upload[],
): Promise<Download> {
  await requireCompany(ctx, companyId)
  const { headers, rows } = await inTurn(companyId, () => checkUpload(ctx, companyId, uploads))
  const rejected = rows.filter((row) => row.state === 'invalid')
  return toErrorDownload(format, headers, rejected)
}

const countRows = (rows: readonly CheckedRow[], state: CheckedRow['state']): number =>
  rows.filter((row) => row.state === state).length

/** Creates the locations of the valid rows in one transaction; returns how many. */
function createLocations(ctx: Context, companyId: string, rows: readonly CheckedRow[]): Promise<number> {
  return inTransaction(ctx, async (txCtx) => {
    const file = { companyId, sha256: Buffer.alloc(0), sheet: 0 }
    const valid = rows.flatMap((row) => (row.state === 'valid' ? [{ rowNumber: row.rowNumber, input: row.input }] : []))
    const results = await locationImports.createRows(txCtx, file, valid)
    return results.filter(({ state }) => state === 'created').length
  })
}

async function checkUpload(ctx: Context, companyId: string, uploads: readonly Upload[]) {
  const { upload, format } = requireSpreadsheet(uploads)
  const source = { path: upload.path, format, companyId, sha256: upload.sha256 }
  let headers: readonly string[] = []
  const rows: CheckedRow[] = []
  try {
    const batches = checkFile(ctx, locationImports, source, {
      ignoreUnknownHeaders: true,
      maximumRows: locationImportLimits.rows,
      onHeaders: (read) => {
        headers = read
      },
    })
    for await (const batch of batches) rows.push(...batch)
    return { headers, rows }
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) throw fieldError('/files/0', error.message, 'unreadable')
    throw error
  }
}
