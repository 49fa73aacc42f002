import { formatPhone, formatPostalCode, locationImportFields, type locationSheets } from '@malote/api-client/contract'
import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'
import { toDay } from '../../domain/time-zone.ts'
import { type Context, requireSession } from '../../platform/context.ts'
import type { QueryOf } from '../../platform/db/paging.ts'
import { selectTimeZone } from '../../platform/db/time-zone.ts'
import type { Download } from '../../platform/files/download.ts'
import { limitExports } from '../../platform/files/export-turns.ts'
import { type Cell, type SpreadsheetColumn, toSpreadsheetDownload } from '../../platform/files/spreadsheet-writer.ts'
import { requireCompany } from '../companies/index.ts'
import { type LocationRow, selectLocations } from './locations.sql.ts'

type ExportColumn = SpreadsheetColumn & { readonly value: (row: LocationRow) => Cell }

/** The cell of each field that the import reads. */
const values: Readonly<Record<string, ExportColumn['value']>> = {
  name: (row) => row.name,
  'address/postalCode': (row) => formatPostalCode(row.postal_code),
  'address/street': (row) => row.street,
  'address/number': (row) => row.number,
  'address/complement': (row) => row.complement,
  'address/neighborhood': (row) => row.neighborhood,
  'address/city': (row) => row.city,
  'address/state': (row) => row.state,
  'address/reference': (row) => row.reference,
  'address/coordinates/latitude': (row) => row.latitude,
  'address/coordinates/longitude': (row) => row.longitude,
  contactName: (row) => row.contact_name,
  contactPhone: (row) => (row.contact_phone === null ? null : formatPhone(row.contact_phone)),
  contactEmail: (row) => row.contact_email,
  instructions: (row) => row.instructions,
  accessNotes: (row) => row.access_notes,
}

const columns: readonly ExportColumn[] = [
  { header: 'Empresa', kind: 'text', value: (row) => row.company_name },
  ...locationImportFields.map(({ field, title }): ExportColumn => {
    const kind = field.startsWith('address/coordinates/') ? 'degrees' : 'text'
    return { header: title, kind, value: values[field] ?? (() => null) }
  }),
  { header: 'Em uso', kind: 'text', value: (row) => (row.active ? 'Sim' : 'Não') },
  { header: 'Ordens', kind: 'integer', value: (row) => row.usage_count },
]

const importTitles = new Set(locationImportFields.map(({ title }) => title))

/** The headers of an export that the import does not read, in the form of `normalizeHeader`. */
export const exportOnlyHeaders: readonly string[] = columns
  .filter(({ header }) => !importTitles.has(header))
  .map(({ header }) => normalizeHeader(header))

/** Exports the filtered locations as a spreadsheet that the import can read. */
export async function exportLocations(
  ctx: Context,
  { format, ...filters }: QueryOf<typeof locationSheets.export>,
): Promise<Download> {
  const { db, scope, now, user } = requireSession(ctx)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  async function* rows(): AsyncGenerator<Cell[]> {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const result = await selectLocations(db, scope, { ...filters, page, limit: 500 })
      pages = result.meta.totalPages
      for (const row of result.rows) yield columns.map(({ value }) => value(row))
    }
  }
  const day = toDay(now, await selectTimeZone(db))
  const table = { name: 'Localizações', columns, rows: rows() }
  return limitExports(user.id, toSpreadsheetDownload(format, `localizacoes-${day}`, table))
}
