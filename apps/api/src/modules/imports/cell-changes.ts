import { ContactPhone, Email, formatFullDay, formatPhone, formatPostalCode } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { toWallClock } from '../../domain/time-zone.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { toVisibleText } from './cell-text.ts'
import { formatNumber } from './column-readings.ts'
import type { ImportColumn } from './columns.ts'
import type { CellChange } from './import-kind.ts'
import type { MomentParts } from './read-moment.ts'

/** The columns of a row with their cells and the values that were read from them. */
export interface ReadCells {
  readonly columns: readonly (ImportColumn | undefined)[]
  readonly cells: readonly Cell[]
  readonly values: readonly unknown[]
}

const unitsByKind: Readonly<Record<string, number>> = { cents: 100, grams: 1000, integer: 1, degrees: 1 }

const onlyDigits = (text: string): string => text.replace(/\D/g, '')
/** The numbers of a text without leading zeros: 05/12/2026 9:00 and 5/12/2026 09:00 are equal. */
const toNumbers = (text: string): string => (text.match(/\d+/g) ?? []).map(Number).join(' ')
const toPhoneDigits = (text: string): string => onlyDigits(text).replace(/^(?:55|0)(?=\d{10})/, '')

/** Reads a number with a decimal comma; undefined for another notation. */
function parseBrazilianNumber(text: string): number | undefined {
  const plain = text.replace(/^R\$|kg$|\s/gi, '')
  if (!/^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/.test(plain)) return undefined
  return Number(plain.replaceAll('.', '').replace(',', '.'))
}

/** Formats a day and a time, or the hours of a window; an instant in the zone. */
function formatMoment({ instant, day, time, end }: MomentParts, zone: string): string {
  if (end !== undefined) return `${formatMoment({ day, time }, zone)} às ${formatMoment({ time: end }, zone)}`
  const wall = instant === undefined ? (day ?? 0) + (time ?? 0) : toWallClock(Date.parse(instant), zone)
  const [date = '', clock = ''] = new Date(wall).toISOString().slice(0, 16).split('T')
  const shownDay = formatFullDay(date)
  if (instant === undefined && day === undefined) return clock
  return instant === undefined && time === undefined ? shownDay : `${shownDay} ${clock}`
}

/** The value as it is shown, and whether its cell has the same value in a notation of Brazil. */
function compare(text: string, value: unknown, { kind, path }: ImportColumn, zone: string): [string, boolean] {
  if (typeof value === 'number') {
    const number = value / (unitsByKind[kind ?? ''] ?? 1)
    return [formatNumber(number, kind), kind === 'degrees' || parseBrazilianNumber(text) === number]
  }
  if (kind === 'moment' || kind === 'day' || kind === 'hours') {
    const parts = value as MomentParts
    const shown = formatMoment(parts, zone)
    // "14h às 18h" has no minutes.
    const isSame = [shown, ...(parts.end === undefined ? [] : [shown.replaceAll(':00', '')])].some(
      (notation) => toNumbers(text) === toNumbers(notation),
    )
    return [shown, isSame]
  }
  const written = String(value)
  if (kind === 'postalCode') return [formatPostalCode(written), onlyDigits(text) === written]
  if (kind === 'priority') return [written === 'urgent' ? 'Urgente' : 'Normal', true]
  if (kind === 'state' || kind === 'houseNumber') return [written, text.toUpperCase() === written.toUpperCase()]
  if (path.endsWith('contactPhone')) {
    const phone = z.safeParse(ContactPhone, written)
    const shown = phone.success ? formatPhone(phone.data) : written
    return [shown, toPhoneDigits(text) === toPhoneDigits(phone.data ?? written)]
  }
  if (path.endsWith('contactEmail')) {
    const shown = z.safeParse(Email, written).data ?? written
    return [shown, text.toLowerCase() === shown.toLowerCase()]
  }
  return [written, text === toVisibleText(written)]
}

/** The converted values, where a column has none that comes out of a cell with several values. */
export function mergeChanges(converted: readonly CellChange[], splitParts: readonly CellChange[]): CellChange[] {
  const splitColumns = new Set(splitParts.map(({ column }) => column))
  return [...converted.filter(({ column }) => !splitColumns.has(column)), ...splitParts]
}

/** How people write an empty cell: no value is lost, as with NULL. */
const dash = /^[-–—]+$/
/** Of which no cell becomes a value of the order as it is written. */
const kindsWithoutChange: ReadonlySet<ImportColumn['kind']> = new Set([
  'location',
  'canceled',
  'status',
  'fulfillment',
  'itemFulfillment',
])

/**
 * Lists the cells whose value differs from their text in more than its usual notation: another order of day and month, a
 * decimal point, a completed CEP, undone artefacts of spreadsheets.
 *
 * @param getZone Returns the zone in which an instant of a column is shown.
 */
export function listCellChanges(
  { columns, cells, values }: ReadCells,
  getZone: (column: ImportColumn) => string,
): CellChange[] {
  return columns.flatMap((column, index): CellChange[] => {
    const cell = cells[index]
    // A number or date of a spreadsheet is a value already.
    const isText = typeof cell === 'string' || (typeof cell === 'number' && typeof values[index] === 'object')
    if (!column || !isText || kindsWithoutChange.has(column.kind)) return []
    const text = toVisibleText(String(cell))
    const value = values[index]
    if (value === undefined) {
      return text === '' || dash.test(text) ? [] : [{ column: column.header, from: text, to: '' }]
    }
    const [to, isSame] = compare(text, value, column, getZone(column))
    return isSame || text === '' ? [] : [{ column: column.header, from: text, to }]
  })
}
