import { formatPhone, formatPostalCode, NewLocation } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { normalizeHeader, parseDegrees, restorePostalCode } from '../../domain/spreadsheet-cells.ts'
import { setValue } from '../../platform/files/spreadsheet-upload.ts'
import type { Cell, SpreadsheetColumn } from '../../platform/files/spreadsheet-writer.ts'
import type { LocationRow } from './locations.sql.ts'

interface LocationSheetColumn extends SpreadsheetColumn {
  /** The path of the cell in a new location; absent: exported only. */
  readonly path?: string
  readonly value: (row: LocationRow) => Cell
  /** The example value in the template. */
  readonly example?: Cell
}

const text = (
  header: string,
  path: string,
  value: LocationSheetColumn['value'],
  example = '',
): LocationSheetColumn => ({
  header,
  kind: 'text',
  path,
  value,
  example,
})

const degrees = (header: string, name: 'latitude' | 'longitude', example: number): LocationSheetColumn => ({
  header,
  kind: 'degrees',
  path: `address/coordinates/${name}`,
  value: (row) => row[name],
  example,
})

/** The columns of a spreadsheet of locations, used by export and import. */
export const locationSheetColumns: readonly LocationSheetColumn[] = [
  { header: 'Empresa', kind: 'text', value: (row) => row.company_name },
  text('Nome', 'name', (row) => row.name, 'Loja da Vila Mariana'),
  text('CEP', 'address/postalCode', (row) => formatPostalCode(row.postal_code), '01310-100'),
  text('Logradouro', 'address/street', (row) => row.street, 'Avenida Paulista'),
  text('Número', 'address/number', (row) => row.number, '1578'),
  text('Complemento', 'address/complement', (row) => row.complement, 'Loja 2'),
  text('Bairro', 'address/neighborhood', (row) => row.neighborhood, 'Bela Vista'),
  text('Cidade', 'address/city', (row) => row.city, 'São Paulo'),
  text('UF', 'address/state', (row) => row.state, 'SP'),
  text('Ponto de referência', 'address/reference', (row) => row.reference),
  degrees('Latitude', 'latitude', -23.561414),
  degrees('Longitude', 'longitude', -46.655881),
  text('Contato', 'contactName', (row) => row.contact_name, 'Bia Lima'),
  text(
    'Telefone',
    'contactPhone',
    (row) => (row.contact_phone === null ? null : formatPhone(row.contact_phone)),
    '(11) 98765-4321',
  ),
  text('E-mail', 'contactEmail', (row) => row.contact_email, 'bia@padaria.com.br'),
  text('Instruções', 'instructions', (row) => row.instructions),
  text('Como entrar', 'accessNotes', (row) => row.access_notes, 'Portão azul, chamar a Bia'),
  { header: 'Em uso', kind: 'text', value: (row) => (row.active ? 'Sim' : 'Não') },
  { header: 'Ordens', kind: 'integer', value: (row) => row.usage_count },
]

/** The columns that a new location is read from, which the template contains. */
export const templateColumns = locationSheetColumns.filter(({ path }) => path !== undefined)

/** Maps the header row to columns by position; undefined for an unknown header. */
export function readColumns(headers: readonly Cell[]): (LocationSheetColumn | undefined)[] {
  return headers.map((header) =>
    locationSheetColumns.find((column) => normalizeHeader(column.header) === normalizeHeader(header)),
  )
}

/** The required columns. */
export const requiredHeaders = ['Nome', 'CEP', 'Logradouro', 'Número', 'Bairro', 'Cidade', 'UF'] as const

export type ParsedLocation =
  | { readonly place: NewLocation }
  | { readonly errors: readonly { column: string; message: string }[] }

/** Parses a row to a new location of a company, or returns all its errors. */
export function parseLocation(
  companyId: string,
  cells: readonly Cell[],
  columns: readonly (LocationSheetColumn | undefined)[],
): ParsedLocation {
  const draft: Record<string, unknown> = { companyId, address: {} }
  for (const [index, column] of columns.entries()) {
    const text = getCellText(cells[index], column?.path)
    if (!column?.path || text === '') continue
    setValue(draft, column.path, column.kind === 'degrees' ? (parseDegrees(text) ?? text) : text)
  }
  const parsed = z.safeParse(NewLocation, draft)
  if (parsed.success) return { place: parsed.data }
  const errors = parsed.error.issues.map(({ path, message }) => {
    const column = locationSheetColumns.find((candidate) => candidate.path === path.join('/'))
    return { column: column?.header ?? 'Linha', message }
  })
  return { errors }
}

function getCellText(cell: Cell | undefined, path: string | undefined): string {
  if (cell === null || cell === undefined) return ''
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
  if (path === 'address/postalCode') return restorePostalCode(text)
  return path === 'address/state' ? text.toUpperCase() : text
}
