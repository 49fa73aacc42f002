import { formatDate, isDay, parseDate } from '../date-field/date-text.ts'
import { formatTime, parseTime } from '../time-field/time-text.ts'

/** What people write between a day and a time: a space, a comma, "às". */
const separator = /(?:\s*,\s*|\s+)(?:(?:[àa]s|at|a\s+las?)\s+)?/giu

/** @returns whether a text is a date and time in the format of values, `yyyy-MM-ddTHH:mm`. */
export const isDateTime = (text: string): boolean =>
  isDay(text.slice(0, 10)) && text[10] === 'T' && formatTime(text.slice(11)) !== ''

/** @returns whether a text has minutes or a half of the day, and is not the start of a longer time. */
export const hasFullTime = (text: string): boolean => /[:h.]\d{2}$|\s\d{4}$|m\.?$/i.test(text.normalize('NFKC').trim())

/**
 * Parses a day and a time as people write or paste them, in the order of the language. For Brazil: "25/12/2026 14:30",
 * "25/12 às 14h30", "25.12.26, 9h", and the ISO format "2026-12-25T14:30". A day alone has no time.
 */
export function parseDateTime(
  text: string,
  thisYear = new Date().getFullYear(),
  locale = 'pt-BR',
  { min, max }: { min?: string | undefined; max?: string | undefined } = {},
): string | null {
  const trimmed = text.normalize('NFKC').trim()
  // Seconds are left out. A text with a time zone is another moment: "2026-12-25T14:30Z" is not half past two here.
  if (isDateTime(trimmed.slice(0, 16)))
    return /^(?::\d\d(?:[.,]\d*)?)?$/.test(trimmed.slice(16)) ? trimmed.slice(0, 16) : null
  const limits = { min: min?.slice(0, 10), max: max?.slice(0, 10) }
  // "25 12 2026" is a day, not the 25th at 20:26.
  if (parseDate(trimmed, thisYear, locale, limits) !== null) return null
  for (const { 0: between, index } of trimmed.matchAll(separator)) {
    const day = parseDate(trimmed.slice(0, index), thisYear, locale, limits)
    const time = parseTime(trimmed.slice(index + between.length))
    if (day !== null && time !== null) return `${day}T${time}`
  }
  return null
}

/** Formats a date and time as the language writes them, dd/MM/yyyy HH:mm for Brazil; an invalid one is an empty text. */
export function formatDateTime(value: string, locale = 'pt-BR'): string {
  if (!isDateTime(value)) return ''
  return `${formatDate(value.slice(0, 10), locale)} ${formatTime(value.slice(11), locale)}`
}

/** @returns the date and time a number of minutes later, without a time zone: a day has 24 hours. */
export const addMinutesToDateTime = (value: string, minutes: number): string =>
  new Date(Date.parse(`${value}Z`) + minutes * 60_000).toISOString().slice(0, 16)
