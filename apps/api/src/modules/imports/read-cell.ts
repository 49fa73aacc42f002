import { normalizeHeader, parseDegrees, restorePostalCode } from '../../domain/spreadsheet-cells.ts'
import { fromWallClock } from '../../domain/time-zone.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import type { ImportColumn } from './columns.ts'

/** A saved location of the company. A row refers to it by its name. */
export interface SavedLocation {
  readonly normalizedName: string
  readonly stop: Record<string, unknown>
}

/** What the value of a cell depends on besides its column. */
export interface CellContext {
  readonly timeZone: string
  readonly savedLocations?: readonly SavedLocation[]
}

/** A cell that cannot be read; the message states what to correct. */
export class CellError extends Error {}

/** @throws CellError when the cell has no value of the column's kind. */
export function readCell(cell: Exclude<Cell, null>, column: ImportColumn, context: CellContext): unknown {
  const text = cell instanceof Date ? cell.toISOString() : String(cell).trim()
  if (text.length > 2_000) throw new CellError('Use um texto mais curto.')
  switch (column.kind) {
    case 'moment':
      return parseMoment(cell, text, context.timeZone)
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
    case 'location':
      return findSavedLocation(text, context.savedLocations ?? [])
    case 'state':
      return text.toUpperCase()
    default:
      return text
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
