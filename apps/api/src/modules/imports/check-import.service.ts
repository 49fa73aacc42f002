import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Context } from '../../platform/context.ts'
import { UnreadableSpreadsheetError } from '../../platform/files/spreadsheet-reader/index.ts'
import { withTemporaryFolder } from '../../platform/files/temporary-folder.ts'
import { checkFile } from './check-file.service.ts'
import { loadCorrections } from './corrections.service.ts'
import type { CheckedRow } from './import-kind.ts'
import {
  clearCheckStarted,
  deleteRows,
  type ImportRow,
  insertRows,
  markCheckStarted,
  selectImport,
  updateImport,
} from './imports.sql.ts'
import { importKinds } from './kinds.ts'
import { toStorableCell } from './read-table.service.ts'
import { recallMapping } from './recall-mapping.service.ts'
import { addRowHints } from './row-hints.service.ts'
import { createInvoiceCheck } from './same-invoices.service.ts'

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
      await checkRows(ctx, importRecord, path, signal)
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

async function checkRows(ctx: Context, importRecord: ImportRow, path: string, signal: AbortSignal): Promise<void> {
  const { id, format, company_id: companyId, file_sha256: sha256, columns, readings, kind } = importRecord
  let rowsWithOtherAddress = 0
  const totals = { items: 0, valueCents: 0, weightGrams: 0 }
  const checkInvoices = createInvoiceCheck(ctx, importRecord)
  const batches = checkFile(
    ctx,
    importKinds[kind],
    { path, format, companyId, sha256 },
    {
      columns,
      choices: readings,
      table: importRecord.table_choice,
      constants: importRecord.constants,
      severalDropoffs: importRecord.several_dropoffs,
      skipPossibleDuplicates: importRecord.skip_possible_duplicates,
      corrections: await loadCorrections(ctx, id),
      onAnalysis: async ({ table, columns: analysis, samples }) => {
        const questions = JSON.stringify(analysis.map(({ question = null }) => question))
        const read = { table_read: JSON.stringify(table), samples: JSON.stringify(samples) }
        await updateImport(ctx.db, id, ['checking'], { ...read, questions })
      },
      // Saved before the validation, so that the user can map the columns.
      onHeaders: async (headers) => {
        await updateImport(ctx.db, id, ['checking'], { headers: JSON.stringify(headers) })
      },
      recallMapping: async (headers) => {
        const mapping = await recallMapping(ctx, importRecord, headers)
        if (!mapping) return undefined
        const { columns: recalled, importId } = mapping
        const constants = importRecord.constants.length > 0 ? importRecord.constants : mapping.constants
        const stored = { columns: JSON.stringify(recalled), constants: JSON.stringify(constants) }
        await updateImport(ctx.db, id, ['checking'], { ...stored, columns_from_id: importId })
        return { columns: recalled, constants }
      },
    },
  )
  for await (const checkedRows of batches) {
    signal.throwIfAborted()
    const rows = await addRowHints(ctx, importKinds[kind], await checkInvoices(checkedRows))
    rowsWithOtherAddress += rows.filter((row) => row.state === 'invalid' && row.hasOtherAddress).length
    for (const row of rows) {
      if (row.state !== 'valid' || row.input === undefined) continue
      const { items, valueCents, weightGrams } = importKinds[kind].toPreview(row.input)
      totals.items += items.reduce((sum, { quantity }) => sum + quantity, 0)
      totals.valueCents += valueCents
      totals.weightGrams += weightGrams
    }
    await insertRows(
      ctx.db,
      rows.map((row) => toImportRow(id, row)),
    )
    // The import may have been cancelled.
    if ((await selectImport(ctx.db, 'all', id))?.status !== 'checking') return
  }
  await updateImport(ctx.db, id, ['checking'], {
    rows_with_other_address: rowsWithOtherAddress,
    totals: kind === 'orders' ? JSON.stringify(totals) : null,
  })
}

const toImportRow = (importId: string, row: CheckedRow) => ({
  import_id: importId,
  row_number: row.rowNumber,
  first_row: row.firstRow === row.rowNumber ? null : row.firstRow,
  state: row.state,
  cells: JSON.stringify(row.cells.map(toStorableCell)),
  input: 'input' in row && row.input !== undefined ? JSON.stringify(row.input) : null,
  // A valid row has hints instead of errors.
  errors: JSON.stringify('errors' in row ? row.errors : 'hints' in row ? row.hints : []),
  changes: JSON.stringify('changes' in row ? row.changes : []),
  possible_duplicate: ('possibleDuplicate' in row && row.possibleDuplicate) || null,
  invoice_keys: 'invoiceKeys' in row && row.invoiceKeys ? [...row.invoiceKeys] : null,
  same_invoice: 'sameInvoice' in row && row.sameInvoice ? JSON.stringify(row.sameInvoice) : null,
})
