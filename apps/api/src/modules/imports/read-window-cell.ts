import type { ColumnReading } from '@malote/api-client/contract'
import { toWallClock } from '../../domain/time-zone.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { CellError, readCellText } from './cell-text.ts'
import { explainHours, readHours } from './read-hours.ts'
import { addYear, findDay, type MomentParts, namesOtherWeekday, readMoment } from './read-moment.ts'

/** The message for a moment that cannot be read. */
export const momentMessage = 'Informe dia e hora como 21/11/2026 09:00.'
const dayMessage = 'Informe o dia como 21/11/2026.'
/** The message for a window without hours, or with one that has no end. */
export const hoursMessage = 'Informe o início e o fim do horário, como 14:00 às 18:00.'

const messages = { moment: momentMessage, day: dayMessage, hours: hoursMessage } as const

/** The columns of a window: an instant, the day, or the hours. A day and its hours may be in one cell of either. */
export type WindowCellKind = keyof typeof messages

/** The present time, and the zone of the organisation. */
export interface ReadingTime {
  readonly now?: Date
  readonly timeZone?: string
}

/** A longer text is no day and no hours; the patterns would also need more time. */
export const longestMoment = 100
/** "0700" of a program that writes hours without a separator. */
const fourDigits = /^([01]\d|2[0-3])([0-5]\d)$/
/** A text with the form of a day: one that is not read is no day of the calendar. */
const namesDay = /^(?:\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})$/
/** "quinta (10/12)" */
const bracketedDay = /\((\d[\d/.-]*)\)/

/**
 * Reads a cell of a window; undefined for a cell without a value.
 *
 * @throws CellError when the cell has no moment, more than one reading, or a day of another day of the week than it names.
 */
export function readWindowCell(
  cell: Cell | undefined,
  kind: WindowCellKind,
  reading: ColumnReading | undefined,
  { now, timeZone = 'America/Sao_Paulo' }: ReadingTime = {},
): MomentParts | undefined {
  if (cell === null || cell === undefined) return undefined
  if (cell instanceof Date && kind === 'hours')
    throw new CellError(`A planilha guardou uma data nesta célula. ${hoursMessage}`)
  const written = cell instanceof Date ? '' : readCellText(cell)
  if (written === '' && !(cell instanceof Date)) return undefined
  if (written.length > longestMoment) throw new CellError(messages[kind])
  const hours = kind === 'hours' ? readHours(written) : undefined
  // "8-12" of a column of hours is no day.
  if (hours) return { time: hours.start, end: hours.end }
  const today = now && toWallClock(now.getTime(), timeZone)
  const text = kind === 'moment' ? written : addYear(written.replace(bracketedDay, '$1'), reading, today)
  const parts = kind === 'moment' ? readInstant(cell, text, reading) : readDayAndHours(cell, text, reading)
  if (parts === 'ambiguous') {
    throw new CellError(
      `Não dá para saber o que é dia e o que é mês em ${written.slice(0, 40)}. Diga como ler esta coluna, ou escreva como 2026-11-21 09:00.`,
    )
  }
  if (!parts) {
    const explanation = kind === 'day' ? undefined : explainHours(text)
    throw new CellError(namesDay.test(text) ? `Este dia não existe: ${text}.` : (explanation ?? messages[kind]))
  }
  if (parts.day !== undefined && namesOtherWeekday(text, parts.day))
    throw new CellError(`${formatDay(parts.day)}. A célula diz outro dia da semana: ${written.slice(0, 40)}.`)
  return parts
}

function readInstant(cell: Exclude<Cell, null>, text: string, reading: ColumnReading | undefined) {
  const [, hour, minute] = (typeof cell === 'string' && fourDigits.exec(text)) || []
  return readMoment(cell, hour === undefined ? text : `${hour}:${minute}`, reading)
}

function readDayAndHours(
  cell: Exclude<Cell, null>,
  text: string,
  reading: ColumnReading | undefined,
): MomentParts | 'ambiguous' | undefined {
  const moment = readMoment(cell, text, reading)
  // One hour is no window; a number is a time or a day of a spreadsheet.
  if (moment !== undefined)
    return moment === 'ambiguous' || moment.day !== undefined || moment.instant ? moment : undefined
  const leading = findDay(text, reading)
  if (leading === undefined || leading === 'ambiguous') return leading
  const after = readHours(leading.rest)
  return after && { day: leading.day, time: after.start, end: after.end }
}

const dayFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' })

/** `Sábado, 12 de dezembro de 2026` */
function formatDay(day: number): string {
  const text = dayFormat.format(day)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
