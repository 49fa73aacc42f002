import {
  type EndpointOutput,
  findMissingFields,
  type Import,
  type ImportConstant,
  type ImportDecisions,
  type ImportKind,
  importFieldsByKind,
  type imports,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import type { QueryOf } from '../../platform/db/paging.ts'
import { selectTimeZone } from '../../platform/db/time-zone.ts'
import { AppError, fieldError, requireRow } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import { requireSpreadsheet, toErrorDownload, toTemplateDownload } from '../../platform/files/spreadsheet-upload.ts'
import { type SpreadsheetFormat, spreadsheetTypes } from '../../platform/files/spreadsheet-writer.ts'
import type { Upload } from '../../platform/files/upload.ts'
import { newId } from '../../platform/security/ids.ts'
import { assertCompanyActive, countUploadBytes, requireCompany } from '../companies/index.ts'
import { discardFilesOnError, queueFileRemoval } from '../files/index.ts'
import { assertFields } from './assert-fields.ts'
import { saveCorrections } from './corrections.service.ts'
import { deleteCorrections } from './corrections.sql.ts'
import {
  countRows,
  deleteImport,
  type ImportRow,
  insertImport,
  selectImport,
  selectImports,
  selectRowPage,
  selectRowsOfResources,
  updateImport,
} from './imports.sql.ts'
import { selectInvalidRows, streamInvalidRows } from './invalid-rows.sql.ts'
import { importKinds } from './kinds.ts'
import { requireKind } from './require-kind.ts'
import { lockImport } from './run-import.sql.ts'
import { getFields, shownErrors, toImport, toImportRow, toInvalidRow, toReadyRow } from './to-import.ts'
import { findUsualPickup } from './usual-pickup.service.ts'

/** Returns the empty spreadsheet with one example row. */
export async function importTemplate(
  ctx: Context,
  { kind, format }: { kind: ImportKind; format: SpreadsheetFormat },
): Promise<Download> {
  const { catalogue, template } = requireKind(ctx, kind)
  const columns = catalogue.columns
    .filter(({ isForeign }) => !isForeign)
    .map(({ header, kind: reading, example }) => ({
      header,
      kind: reading === 'integer' || reading === 'degrees' ? reading : ('text' as const),
      example,
    }))
  return toTemplateDownload(format, template.fileName, { name: template.sheetName, columns })
}

/** Runs in the transaction that stores an import, with its id; an error discards the import and its file. */
type OnStored = (txCtx: Context, id: string) => Promise<void>

/**
 * Stores an uploaded spreadsheet and queues its check.
 *
 * @throws AppError when there is not exactly one file, it is not a spreadsheet, or the company is suspended.
 */
export async function createImport(
  ctx: Context,
  { companyId, kind }: { companyId: string; kind: ImportKind },
  uploads: readonly Upload[],
  onStored?: OnStored,
): Promise<Import> {
  const { user, now } = requireSession(ctx)
  requireKind(ctx, kind)
  assertCompanyActive(await requireCompany(ctx, companyId))
  const { upload, format } = requireSpreadsheet(uploads)
  const id = newId()
  const file_key = `imports/${id}`
  return discardFilesOnError(ctx, async (keys) => {
    keys.push(file_key)
    await ctx.services.files.save(file_key, upload.path, spreadsheetTypes[format])
    return inTransaction(ctx, async (txCtx) => {
      await countUploadBytes(txCtx, companyId, upload.bytes)
      await insertImport(txCtx.db, {
        id,
        kind,
        company_id: companyId,
        created_by_id: user.id,
        file_name: upload.name || `planilha.${format}`,
        file_key,
        file_sha256: upload.sha256,
        format,
        status: 'checking',
        created_at: now,
      })
      await onStored?.(txCtx, id)
      await txCtx.services.jobs.send(txCtx.db, 'imports.check', { id })
      return getImport(txCtx, id)
    })
  })
}

/** Lists the imports of a kind that the caller may see. */
export async function listImports(
  ctx: Context,
  request: QueryOf<typeof imports.list>,
): Promise<EndpointOutput<typeof imports.list>> {
  const { db, scope } = requireSession(ctx)
  requireKind(ctx, request.kind)
  if (request.companyId) await requireCompany(ctx, request.companyId)
  const { rows, meta } = await selectImports(db, scope, request)
  // Lists omit the headers, of which each file may have hundreds.
  const counts = await countRows(
    db,
    rows.map(({ id }) => id),
  )
  return { data: rows.map((row) => toImport({ ...row, headers: [], table_read: null }, counts)), meta }
}

/** Returns one import with its progress. */
export async function getImport(ctx: Context, id: string): Promise<Import> {
  const row = await requireImport(ctx, id)
  const invalidRows = await selectInvalidRows(ctx.db, id, 0, shownErrors)
  // A proposal for files without columns of the pickup; nothing of it is applied.
  const isOpen = row.kind === 'orders' && (row.status === 'failed' || row.status === 'checked')
  const usualPickup = isOpen ? await findUsualPickup(ctx, row.company_id) : null
  return toImport(row, await countRows(ctx.db, [id]), { invalidRows, usualPickup })
}

/** Saves what the user has decided about the table, its columns and its constants, and queues a new check of the rows. */
export function mapImport(ctx: Context, id: string, decisions: ImportDecisions): Promise<Import> {
  return inTransaction(ctx, async (txCtx) => {
    const importRecord = await requireImport(txCtx, id)
    const { table = importRecord.table_choice } = decisions
    const { constants = importRecord.constants, severalDropoffs = importRecord.several_dropoffs } = decisions
    const { skipPossibleDuplicates = importRecord.skip_possible_duplicates } = decisions
    const { skipSameInvoices = importRecord.skip_same_invoices } = decisions
    const current = importRecord.table_read
    const isOtherTable =
      table !== null &&
      (table.sheet !== (current?.sheet ?? 0) || (table.titleRow ?? current?.titleRow) !== current?.titleRow)
    const { corrections = [] } = decisions
    if (isOtherTable && (decisions.columns || corrections.length > 0)) {
      throw fieldError('/columns', 'Outra tabela tem outras colunas: envie só a tabela.')
    }
    const columns = isOtherTable ? null : (decisions.columns ?? importRecord.columns)
    const readings = isOtherTable ? null : (decisions.readings ?? (decisions.columns ? null : importRecord.readings))
    if (columns) assertColumns(importRecord, columns, { constants, readings })
    const reset = {
      table_choice: table && JSON.stringify(table),
      constants: JSON.stringify(constants),
      several_dropoffs: severalDropoffs,
      skip_possible_duplicates: skipPossibleDuplicates,
      skip_same_invoices: skipSameInvoices,
      columns: columns && JSON.stringify(columns),
      readings: readings && JSON.stringify(readings),
      columns_from_id: decisions.columns || isOtherTable ? null : importRecord.columns_from_id,
      questions: null,
      rows_with_other_address: 0,
      totals: null,
      status: 'checking',
      failure: null,
      finished_at: null,
      check_started_at: null,
    } as const
    if (!(await updateImport(txCtx.db, id, ['checked', 'failed'], reset))) {
      throw new AppError('not_editable', 'As colunas só mudam antes de a importação começar.')
    }
    if (isOtherTable) await deleteCorrections(txCtx.db, id)
    if (corrections.length > 0) await saveCorrections(txCtx, importRecord, corrections)
    await txCtx.services.jobs.send(txCtx.db, 'imports.check', { id })
    return getImport(txCtx, id)
  })
}

/** @throws AppError when the columns do not fit the file, repeat a field, or lack a required one. */
function assertColumns(
  { headers, kind }: ImportRow,
  mapped: readonly (string | null)[],
  {
    constants,
    readings,
  }: { readonly constants: readonly ImportConstant[]; readonly readings: readonly unknown[] | null },
): void {
  if (mapped.length !== headers.length) {
    throw fieldError('/columns', `Diga o que é cada uma das ${headers.length} colunas da planilha.`)
  }
  if (readings && readings.length !== headers.length) {
    throw fieldError('/readings', `Diga como ler cada uma das ${headers.length} colunas, ou null.`)
  }
  assertFields(kind, mapped, constants)
  const missing = findMissingFields(importFieldsByKind[kind], [...mapped, ...constants.map(({ field }) => field)])
  if (missing.length > 0) {
    throw fieldError('/columns', `Falta escolher: ${missing.map(({ title }) => title).join(', ')}.`, 'required')
  }
}

/** Lists the rows of one status, in the order of the file. */
export async function listImportRows(
  ctx: Context,
  id: string,
  request: QueryOf<typeof imports.rows>,
): Promise<EndpointOutput<typeof imports.rows>> {
  const importRecord = await requireImport(ctx, id)
  const { rows, meta } = await selectRowPage(ctx.db, importRecord, request)
  if (request.state === 'invalid') {
    const fields = getFields(importRecord)
    return { data: rows.map((row) => toInvalidRow(row, fields)), meta }
  }
  if (request.state === 'created' || request.state === 'repeated') return { data: rows.map(toImportRow), meta }
  const firstRows = rows.map(({ row_number }) => row_number)
  const parts = Map.groupBy(
    await selectRowsOfResources(ctx.db, id, firstRows),
    ({ row_number, first_row }) => first_row ?? row_number,
  )
  const { toPreview } = importKinds[importRecord.kind]
  return { data: rows.map((row) => toReadyRow(row, parts.get(row.row_number) ?? [], toPreview)), meta }
}

/** Starts the creation of the orders or locations of a checked import. */
export function startImport(ctx: Context, id: string): Promise<Import> {
  return inTransaction(ctx, async (txCtx) => {
    await requireImport(txCtx, id)
    if (!(await updateImport(txCtx.db, id, ['checked'], { status: 'running' }))) {
      throw new AppError('not_editable', 'Só uma importação conferida pode começar, e uma vez só.')
    }
    await txCtx.services.jobs.send(txCtx.db, 'imports.run', { id })
    return getImport(txCtx, id)
  })
}

/** Cancels an import after the rows that are being created. */
export function cancelImport(ctx: Context, id: string): Promise<Import> {
  return inTransaction(ctx, async (txCtx) => {
    await requireImport(txCtx, id)
    await lockImport(txCtx.db, id)
    const open = ['checking', 'checked', 'running'] as const
    if (!(await updateImport(txCtx.db, id, open, { status: 'canceled', finished_at: ctx.clock() }))) {
      throw new AppError('not_editable', 'Esta importação já terminou.')
    }
    return getImport(txCtx, id)
  })
}

/** Deletes an import with its file and rows. What it created stays, and the same file still creates none of it again. */
export function removeImport(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    const row = await requireImport(txCtx, id)
    if (!(await deleteImport(txCtx.db, id))) {
      throw new AppError('not_editable', 'Esta importação está em andamento. Interrompa-a antes de excluir.')
    }
    // Without a key, the file was removed already: by age, or with the data of a person.
    if (row.file_key !== '') await queueFileRemoval(txCtx, [row.file_key])
  })
}

/** Returns the rows with errors as uploaded, each with what to correct. */
export async function openImportErrors(ctx: Context, id: string, format: SpreadsheetFormat): Promise<Download> {
  const { headers } = await requireImport(ctx, id)
  async function* rejected() {
    for await (const { row_number: rowNumber, cells, errors } of streamInvalidRows(ctx.db, id)) {
      yield { rowNumber, cells, errors }
    }
  }
  return toErrorDownload(format, headers, rejected(), await selectTimeZone(ctx.db))
}

/** Returns an import of a kind that the user may import. */
async function requireImport(ctx: Context, id: string): Promise<ImportRow> {
  const { db, scope, user } = requireSession(ctx)
  const row = await selectImport(db, scope, id)
  const isAllowed = row !== undefined && importKinds[row.kind].roles.includes(user.role)
  return requireRow(isAllowed ? row : undefined, 'Importação não encontrada.')
}
