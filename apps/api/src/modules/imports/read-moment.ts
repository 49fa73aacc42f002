import type { ColumnReading } from '@malote/api-client/contract'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'

/** What a cell states about time: an instant, a day, a time of day, or a day and a time without zone. */
export interface MomentParts {
  readonly instant?: string
  /** Midnight of the day, as if the zone was UTC. */
  readonly day?: number
  /** Milliseconds since midnight. */
  readonly time?: number
  /** The end of a window that starts at `time`, in milliseconds since midnight. */
  readonly end?: number
  /** A value for all rows: a row without a day has no window. */
  readonly isConstant?: boolean
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Day 0 of spreadsheets. */
const firstDay = Date.UTC(1899, 11, 30)

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const englishMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const numericDay = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/.-])/
const isoDay = /^(\d{4})([/.-])(\d{2})\2(\d{2})(?!\d)/
const namedDay = /^(\d{1,2})(?:\s*[/-]\s*|\s+de\s+|\s+)([a-zç]{3,9})\.?(?:\s*[/-]\s*|\s+de\s+|\s+)(\d{4}|\d{2})(?!\d)/i
/** The notation of shops in English: "December 5, 2031". */
const englishDay = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/i
const weekday = /^(?:dom|seg|ter|qua|qui|sex|s[aá]b|sun|mon|tue|wed|thu|fri|sat)[a-zç]*(?:-feira)?\.?,?\s+/i
const weekdayNames = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab']
const englishWeekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const namedWeekday = /(?<![a-zà-ÿ])(dom|seg|ter|qua|qui|sex|s[aá]b|sun|mon|tue|wed|thu|fri|sat)/i
/** A day without its year, alone or before hours: "qua 09/12", "12-dez". */
const dayWithoutYear =
  /^(\d{1,2})(?:([/-])(\d{1,2})(?![\d/.:h-])|(?:\s*[/-]\s*|\s+de\s+|\s+)([a-zç]{3,9})\.?(?!\s*(?:[/-]\s*|de\s+)?\d{2,4}(?![:h\d])))/i
const timeOfDay =
  /^(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:\s*h(?:s|rs)?\.?)?|\s*h(?:s|rs)?\.?\s*(?:(\d{2})\s*(?:min)?)?)(?:\s*([ap])\.?m\.?)?/i
/** "14.10", which is a number without a day before it. */
const dottedTime = /^(\d{1,2})\.(\d{2})$/
const beforeDay = /^(?:\s*,\s*|\s+[-–]\s+|\s+(?:de|do|em|no)\s+(?:dia\s+)?|\s+)/i
const zone = /^\s*\(?(?:(Z|UTC|GMT)|(?:UTC|GMT)?\s?([+-])(\d{1,2}):?(\d{2})?)\)?$/i
/** The time of Brasília, which has had no summer time since 2019. */
const brasilia = /\s*\(?\b(?:BRT|hor[aá]rio de bras[ií]lia)\)?$/i
/** Brazil has no zone behind it. */
const maximumOffsetBehind = 5 * 60 * minuteMs

const toYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** Midnight of a day; undefined when the day does not exist. */
function toDay(year: number, month: number, day: number): number | undefined {
  const midnight = Date.UTC(year, month - 1, day)
  const exists = new Date(midnight).getUTCMonth() + 1 === month && new Date(midnight).getUTCDate() === day
  // Spreadsheet dates start in 1900; an older one is not a date.
  return exists && year >= 1900 ? midnight : undefined
}

/** The order that a day proves: 21/11 has the day first, 11/21 the month. `ambiguous`: 05/12. Undefined: none. */
export function getDateOrderEvidence(text: string): DateOrderEvidence {
  const [, first, , second] = numericDay.exec(toDayFirst(text)) ?? []
  return first === undefined || second === undefined ? undefined : compareDayAndMonth(first, second)
}

/** Whether a text names another day of the week than that of its day. */
export function namesOtherWeekday(text: string, day: number): boolean {
  const name = namedWeekday.exec(text)?.[1]?.toLowerCase().replace('á', 'a') ?? ''
  const index = Math.max(weekdayNames.indexOf(name), englishWeekdayNames.indexOf(name))
  return index >= 0 && index !== new Date(day).getUTCDay()
}

/** A day without its year is less than half a year ahead; another one is not certain. */
const maximumDaysAhead = 183

/**
 * Adds the year to a day without it: that of the next such day.
 *
 * @param today Midnight of today or later, as if the zone was UTC; absent: any year, for the evidence of the order.
 */
export function addYear(text: string, reading: ColumnReading | undefined, today?: number): string {
  const plain = text.replace(weekday, '')
  const [matched, first = '', separator, second = '', name = ''] = dayWithoutYear.exec(plain) ?? []
  if (matched === undefined) return text
  const isMonthFirst = (compareDayAndMonth(first, second) ?? 'dayFirst') === 'monthFirst' || reading === 'monthFirst'
  const [day, month] = separator === undefined || !isMonthFirst ? [first, second] : [second, first]
  const monthNumber = separator === undefined ? findMonth(name) : Number(month)
  const years = today === undefined ? [2000] : [0, 1].map((next) => new Date(today).getUTCFullYear() + next)
  const year = years.find((candidate) => {
    const midnight = toDay(candidate, monthNumber, Number(day))
    if (midnight === undefined || today === undefined) return midnight !== undefined
    return midnight > today - dayMs && midnight < today + maximumDaysAhead * dayMs
  })
  if (year === undefined) return text
  const before = text.slice(0, text.length - plain.length)
  return `${before}${matched}${separator ?? ' de '}${year}${plain.slice(matched.length)}`
}

/** @returns 1 for January in Portuguese or English; 0 for no month. */
function findMonth(name: string): number {
  const prefix = name.slice(0, 3).toLowerCase()
  return Math.max(months.indexOf(prefix), englishMonths.indexOf(prefix)) + 1
}

/** Finds the day that a text starts with, and the text behind it. */
export function findDay(
  text: string,
  reading: ColumnReading | undefined,
): { readonly day: number; readonly rest: string } | 'ambiguous' | undefined {
  const plain = text.replace(weekday, '')
  const date = readDay(plain, reading)
  if (!date) return undefined
  if ('ambiguous' in date) return 'ambiguous'
  const rest = plain.slice(date.length).replace(/^[\s,;–-]+/, '')
  return date.day === undefined ? undefined : { day: date.day, rest }
}

type DateOrderEvidence = 'dayFirst' | 'monthFirst' | 'ambiguous' | undefined

function compareDayAndMonth(first: string, second: string): DateOrderEvidence {
  if (Number(first) === Number(second)) return undefined
  if (Number(first) > 12) return Number(second) > 12 ? undefined : 'dayFirst'
  return Number(second) > 12 ? 'monthFirst' : 'ambiguous'
}

function readDay(text: string, reading: ColumnReading | undefined) {
  const numeric = numericDay.exec(text)
  if (numeric) {
    const [matched, first = '', , second = '', year = ''] = numeric
    const evidence = compareDayAndMonth(first, second)
    const order = evidence === 'ambiguous' ? reading : (evidence ?? 'dayFirst')
    if (order !== 'dayFirst' && order !== 'monthFirst') return { length: matched.length, ambiguous: true as const }
    const [day, month] = order === 'dayFirst' ? [first, second] : [second, first]
    return { length: matched.length, day: toDay(toYear(year), Number(month), Number(day)) }
  }
  const iso = isoDay.exec(text)
  if (iso) return { length: iso[0].length, day: toDay(Number(iso[1]), Number(iso[3]), Number(iso[4])) }
  const english = englishDay.exec(text)
  const [matched, day, name = '', year = ''] = english
    ? [english[0], english[2], english[1], english[3]]
    : (namedDay.exec(text) ?? [])
  if (matched === undefined) return undefined
  const month = findMonth(name)
  return { length: matched.length, day: month > 0 ? toDay(toYear(year), month, Number(day)) : undefined }
}

function readTime(text: string): { length: number; time: number } | undefined {
  const [matched, hour, minute, second = '0', minuteOfHour, half] = timeOfDay.exec(text) ?? []
  if (matched === undefined) return undefined
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const minutes = Number(minute ?? minuteOfHour ?? 0)
  const isTime = hours < 24 && minutes < 60 && Number(second) < 60 && (half === undefined || Number(hour) <= 12)
  return isTime ? { length: matched.length, time: (hours * 60 + minutes) * minuteMs } : undefined
}

/** Writes "14:10 do dia 05/12/2031" as "05/12/2031 14:10", and leaves out the day of the week. */
function toDayFirst(text: string): string {
  const plain = text.replace(weekday, '').replace(/^[aà]s\s+/i, '')
  const clock = plain.slice(0, readTime(plain)?.length ?? 0).trimEnd()
  const written = plain.slice(clock.length)
  const day = written.replace(beforeDay, '').replace(weekday, '')
  return clock !== '' && day !== written && isDay(day) ? `${day} ${clock}` : plain
}

/** Whether the whole text is a day in any notation. */
const isDay = (text: string): boolean => readDay(text, 'dayFirst')?.length === text.length

/** A day number of a spreadsheet, with the time as its fraction: 48186.59. */
function fromSerial(serial: number): MomentParts | undefined {
  // Rounded to the second: the fraction of a day is not exact.
  const minutes = Math.floor(Math.round(serial * 24 * 60 * 60) / 60)
  const time = (minutes % (24 * 60)) * minuteMs
  if (serial >= 0 && serial < 1) return { time }
  // From 1954 to 2119: smaller numbers are not days.
  if (!(serial >= 20_000 && serial < 80_000)) return undefined
  return { day: firstDay + Math.floor(minutes / (24 * 60)) * dayMs, time }
}

/** Reads a day, a time or both in any notation; undefined for another text. `reading` decides an ambiguous day. */
export function readMoment(
  cell: Exclude<Cell, null>,
  text: string,
  reading: ColumnReading | undefined,
): MomentParts | 'ambiguous' | undefined {
  if (cell instanceof Date) return fromSerial((cell.getTime() - firstDay) / dayMs)
  if (typeof cell === 'number') return fromSerial(cell)
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return fromSerial(Number(text.replace(',', '.')))
  const plain = toDayFirst(text).replace(brasilia, ' -03')
  const date = readDay(plain, reading)
  const rest = plain
    .slice(date?.length ?? 0)
    .replace(date ? /^(?:\s*,\s*|\s+(?:[aà]s|at)\s+|\s+[-–]\s+|T|\s+)/i : /^/, '')
  if (date && rest === '')
    return 'ambiguous' in date ? 'ambiguous' : date.day === undefined ? undefined : { day: date.day }
  const clock = readTime(date ? rest.replace(dottedTime, '$1:$2') : rest)
  if (!clock) return undefined
  const ending = rest.slice(clock.length)
  const [zoned, utc, sign, hours = '0', minutes = '0'] = zone.exec(ending) ?? []
  if (ending !== '' && zoned === undefined) return undefined
  if (!date) return zoned === undefined ? { time: clock.time } : undefined
  if ('ambiguous' in date) return 'ambiguous'
  if (date.day === undefined) return undefined
  if (zoned === undefined) return { day: date.day, time: clock.time }
  const offset = utc ? 0 : (Number(hours) * 60 + Number(minutes)) * minuteMs * (sign === '-' ? -1 : 1)
  // "09:00-11:00" is a window, and 11:00 no zone.
  const isWindow = sign === '-' && Math.abs(offset) > Math.max(clock.time, maximumOffsetBehind)
  if (isWindow && !/T\d/i.test(plain) && !/:\d{2}:\d{2}/.test(rest.slice(0, clock.length))) return undefined
  const seconds = Number(/:\d{2}:(\d{2})/.exec(rest)?.[1] ?? 0) * 1000
  return { instant: new Date(date.day + clock.time + seconds - offset).toISOString() }
}
