import type { EndpointOutput, Import, imports, UsualPickup } from '@malote/api-client/contract'
import { toTimestamp } from '../../platform/db/row-values.ts'
import type { ImportKind } from './import-kind.ts'
import type { ImportRow, ReportedRow, RowCount, RowOfResource } from './imports.sql.ts'
import type { InvalidRow } from './invalid-rows.sql.ts'
import { importKinds } from './kinds.ts'

type ImportRowResponse = EndpointOutput<typeof imports.rows>['data'][number]

/** Maximum number of errors in an import; the error file has all of them. */
export const shownErrors = 100

/** Maps a row to an import of the API, with its progress and the errors of its first invalid rows. */
export function toImport(
  row: ImportRow,
  counts: readonly RowCount[],
  {
    invalidRows = [],
    usualPickup = null,
  }: {
    readonly invalidRows?: readonly Pick<InvalidRow, 'row_number' | 'errors'>[]
    readonly usualPickup?: UsualPickup | null
  } = {},
): Import {
  const getCount = (
    state: RowCount['state'],
    of: 'total' | 'resources' | 'duplicates' | 'sameInvoices' = 'total',
  ): number => counts.find((count) => count.import_id === row.id && count.state === state)?.[of] ?? 0
  const valid = getCount('valid')
  const [invalid, created, repeated] = [getCount('invalid'), getCount('created'), getCount('repeated')]
  const total = valid + invalid + created + repeated
  const isStarted = row.status === 'running' || row.status === 'done' || created > 0
  return {
    id: row.id,
    kind: row.kind,
    company: { id: row.company_id, name: row.company_name },
    fileName: row.file_name,
    status: row.status,
    failure: row.failure,
    columns: toColumns(row),
    table: row.table_read,
    source: importKinds[row.kind].catalogue.findSource(row.headers) ?? null,
    constants: row.constants,
    columnsFrom:
      row.columns_from_file && row.columns_from_moment
        ? { fileName: row.columns_from_file, createdAt: row.columns_from_moment.toISOString() }
        : null,
    rowsWithOtherAddress: row.rows_with_other_address,
    usualPickup,
    rows: { total, processed: isStarted ? total - valid : total, invalid, created, repeated },
    possibleDuplicates: getCount('valid', 'duplicates'),
    sameInvoices: getCount('valid', 'sameInvoices'),
    resources: { ready: getCount('valid', 'resources'), created: getCount('created', 'resources') },
    totals: row.totals,
    errors: invalidRows
      .flatMap(({ row_number, errors }) => errors.map((error) => ({ row: row_number, ...error })))
      .slice(0, shownErrors),
    createdBy: { id: row.created_by_id, name: row.created_by_name },
    createdAt: row.created_at.toISOString(),
    finishedAt: toTimestamp(row.finished_at),
  }
}

/** The fields that the columns of a file are mapped to. */
export function getFields({ kind, headers, columns }: ImportRow): (string | null)[] {
  const proposed = columns ? [] : importKinds[kind].catalogue.propose(headers)
  return headers.map((_title, index) => (columns ? (columns[index] ?? null) : (proposed[index]?.path ?? null)))
}

const storedDate = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}):\d{2}\.\d{3}Z$/

/** The text of a stored cell, for a user who corrects it. */
export const toCellText = (cell: string | number | boolean | null | undefined): string =>
  String(cell ?? '').replace(storedDate, '$3/$2/$1 $4')

/** The headers of a file, each with its mapped column. */
function toColumns(row: ImportRow): Import['columns'] {
  const { headers, readings, questions, samples } = row
  const fields = getFields(row)
  return headers.map((title, index) => ({
    title,
    field: fields[index] ?? null,
    reading: readings?.[index] ?? null,
    question: questions?.[index] ?? null,
    samples: samples?.[index] ?? [],
  }))
}

/** Maps a row of a spreadsheet to the order or location created from it. */
export function toImportRow(row: ReportedRow): ImportRowResponse {
  const { order_number: orderNumber, status, recipient, location_id: locationId, location_name: locationName } = row
  return {
    row: row.row_number,
    errors: [],
    order: orderNumber && status ? { orderNumber, status, recipient: recipient ?? '' } : null,
    possibleDuplicate: row.possible_duplicate,
    sameInvoice: row.same_invoice,
    location: locationId && locationName ? { id: locationId, name: locationName } : null,
  }
}

/** Maps a row with errors, with the cells that can be corrected. */
export function toInvalidRow(row: ReportedRow, fields: readonly (string | null)[]): ImportRowResponse {
  return {
    ...toImportRow(row),
    errors: row.errors,
    cells: fields.map((field, index) => (field ? toCellText(row.cells[index]) : '')),
  }
}

/** Maps the rows of an order or location to what they become. */
export function toReadyRow(
  row: ReportedRow,
  parts: readonly RowOfResource[],
  toPreview: ImportKind['toPreview'],
): ImportRowResponse {
  return {
    ...toImportRow(row),
    hints: row.errors.map(({ column, message }) => `${column}: ${message}`),
    rows: parts.map(({ row_number }) => row_number),
    changes: parts.flatMap(({ row_number, changes }) => changes.map((change) => ({ row: row_number, ...change }))),
    preview: toPreview(row.input),
  }
}
