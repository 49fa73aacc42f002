import { getWindowIssues, NewServiceOrder, type ProblemField, streetAddressFields } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { normalizeHeader, parseDegrees, restorePostalCode } from '../../domain/spreadsheet-cells.ts'
import { fromWallClock } from '../../domain/time-zone.ts'
import { setValue } from '../../platform/files/spreadsheet-upload.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { findHeader, type ImportColumn } from './columns.ts'

/** A saved location of the company. A row refers to it by its name. */
export interface SavedLocation {
  readonly normalizedName: string
  readonly stop: Record<string, unknown>
}

/** Input of the parser besides the row. */
export interface RowContext {
  readonly companyId: string
  readonly timeZone: string
  readonly now: Date
  readonly savedLocations: readonly SavedLocation[]
}

export interface RowError {
  readonly column: string
  readonly message: string
}

export type ParsedRow = { readonly input: NewServiceOrder } | { readonly errors: readonly RowError[] }

/** Parses a row to a new order, or returns all its errors. */
export function parseRow(
  cells: readonly Cell[],
  columns: readonly (ImportColumn | undefined)[],
  rowContext: RowContext,
): ParsedRow {
  const errors: RowError[] = []
  const draft: Record<string, unknown> = { companyId: rowContext.companyId }
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (!column || cell === null || cell === undefined || String(cell).trim() === '') continue
    try {
      setValue(draft, column.path, readCell(cell, column, rowContext))
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      errors.push({ column: column.header, message: error.message })
    }
  }
  errors.push(...windowErrors(draft))
  const columnsWithErrors = new Set(errors.map(({ column }) => column))
  const request = z.safeParse(NewServiceOrder, applySavedLocation(draft))
  const issues = request.success
    ? getWindowIssues(request.data, rowContext.now)
    : request.error.issues.map(({ path, message }) => ({ path, message }))
  for (const { path, message } of issues) {
    const column = findHeader(path.join('/'))
    if (!columnsWithErrors.has(column)) errors.push({ column, message })
  }
  return request.success && errors.length === 0 ? { input: request.data } : { errors }
}

/** Maps the field errors of a service to the headers of the file. */
export function toRowErrors(fields: readonly ProblemField[] | undefined, fallback: string): RowError[] {
  if (!fields?.length) return [{ column: 'Linha', message: fallback }]
  return fields.map(({ pointer, message }) => ({ column: findHeader(pointer), message }))
}

class CellError extends Error {}

function readCell(cell: Exclude<Cell, null>, column: ImportColumn, rowContext: RowContext): unknown {
  const text = cell instanceof Date ? cell.toISOString() : String(cell).trim()
  if (text.length > 2_000) throw new CellError('Use um texto mais curto.')
  switch (column.kind) {
    case 'moment':
      return parseMoment(cell, text, rowContext.timeZone)
    case 'cents':
      return scaled(cell, text, 100, 'Informe o valor como 1.234,56.')
    case 'grams':
      return scaled(cell, text, 1000, 'Informe o peso em quilos, como 1,5.')
    case 'integer':
      return scaled(cell, text, 1, 'Informe um número inteiro.')
    case 'degrees': {
      const degrees = parseDegrees(text)
      if (degrees === undefined) throw new CellError('Informe os graus como -23,561414.')
      return degrees
    }
    case 'postalCode':
      return restorePostalCode(text)
    case 'priority': {
      const priority = { normal: 'normal', urgente: 'urgent' }[normalizeHeader(text)]
      if (!priority) throw new CellError('Escreva Normal ou Urgente.')
      return priority
    }
    default:
      if (column.path === 'pickup/location') return findSavedLocation(text, rowContext.savedLocations)
      return column.path.endsWith('/state') ? text.toUpperCase() : text
  }
}

function findSavedLocation(text: string, savedLocations: readonly SavedLocation[]): Record<string, unknown> {
  const location = savedLocations.find(({ normalizedName }) => normalizedName === normalizeHeader(text))
  if (!location) throw new CellError('Não encontramos este local salvo. Confira o nome, ou preencha o endereço.')
  return location.stop
}

/** A decimal number in Brazilian or spreadsheet notation, converted to smaller units. */
function scaled(cell: Cell, text: string, units: number, message: string): number {
  const plain = text.replace(/^R\$\s*/, '').replace(/\s/g, '')
  const dotted =
    plain.includes(',') || /^\d{1,3}(?:\.\d{3})+$/.test(plain) ? plain.replace(/\./g, '').replace(',', '.') : plain
  const value = typeof cell === 'number' ? cell : /^-?\d+(?:\.\d+)?$/.test(dotted) ? Number(dotted) : Number.NaN
  const result = Math.round(value * units)
  if (!Number.isSafeInteger(result) || (units === 1 && value !== result)) throw new CellError(message)
  return result
}

const momentMessage = 'Informe dia e hora como 21/11/2026 09:00.'
const brazilian = /^(\d{1,2})\/(\d{1,2})\/(\d{4})[ ,T]+(\d{1,2}):(\d{2})(?::\d{2})?$/
const technical = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?Z?$/

/** A timestamp in the organisation's time zone, in any notation. */
function parseMoment(cell: Cell, text: string, timeZone: string): string {
  if (!(cell instanceof Date) && /(?:[+-]\d{2}:\d{2}|Z)$/.test(text) && !Number.isNaN(Date.parse(text))) {
    return new Date(text).toISOString()
  }
  const [, day, month, year, hour, minute] = brazilian.exec(text) ?? rearranged(technical.exec(text)) ?? []
  const clock = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
  const read = new Date(clock)
  const exists = read.getUTCDate() === Number(day) && read.getUTCMonth() + 1 === Number(month) && Number(hour) < 24
  // Spreadsheet dates start in 1900; an older one is not a date.
  if (Number.isNaN(clock) || !exists || Number(year) < 1900) throw new CellError(momentMessage)
  return new Date(fromWallClock(clock, timeZone)).toISOString()
}

const rearranged = (match: RegExpExecArray | null): (string | undefined)[] | undefined =>
  match ? [match[0], match[3], match[2], match[1], match[4], match[5]] : undefined

type Loose = Record<string, unknown> | undefined

/** The saved location fills the pickup columns; values of the row take precedence. */
function applySavedLocation(draft: Record<string, unknown>): unknown {
  const { pickup, dropoffs, items, ...order } = draft as Record<string, Loose>
  const { location, ...stop } = (pickup ?? {}) as Record<string, Loose>
  const written = (stop.address ?? {}) as Record<string, unknown>
  const address = { ...((location?.address as object) ?? {}), ...written }
  // Another address than the saved one has other coordinates.
  if (streetAddressFields.some((part) => part in written) && !('coordinates' in written)) delete address.coordinates
  return {
    ...order,
    pickup: { ...location, ...stop, address },
    dropoffs: [{ address: {}, ...((dropoffs?.[0] as object) ?? {}) }],
    items: items ? [{ quantity: 1, ...(items[0] as object) }] : [],
  }
}

function windowErrors(draft: Record<string, unknown>): RowError[] {
  const windows = [(draft.pickup as Loose)?.window, ((draft.dropoffs as Loose)?.[0] as Loose)?.window] as Loose[]
  return windows.flatMap((window, index) => {
    if (!window || (window.start && window.end)) return []
    const prefix = index === 0 ? 'Coleta' : 'Entrega'
    return [{ column: `${prefix}: ${window.start ? 'fim' : 'início'}`, message: 'Preencha início e fim da janela.' }]
  })
}
