import { getDateFormat, getRelativeFormat } from '../../lib/intl-formats.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The settings of a date: its time zone and its language. */
export interface DateSettings {
  timeZone: string
  locale?: string | undefined
}

/** @returns the number of the calendar day of a time, which Swedish writes as ISO does. */
const getDayNumber = (date: Date, timeZone: string): number =>
  Date.parse(getDateFormat('sv', { dateStyle: 'short', timeZone }).format(date)) / day

/**
 * Formats a time relative to now; `undefined` beyond a week, where the date is clearer. `nowText` is used below three
 * quarters of a minute. Days are those of the calendar: "tomorrow" is also what is 40 hours ahead.
 */
export function formatRelative(
  date: Date,
  now: Date,
  nowText: string,
  { timeZone, locale = 'pt-BR' }: DateSettings,
): string | undefined {
  const distance = date.getTime() - now.getTime()
  const absoluteDistance = Math.abs(distance)
  if (absoluteDistance < 45_000) return nowText
  const relativeFormat = getRelativeFormat(locale, { numeric: 'auto' })
  if (absoluteDistance < 59.5 * minute)
    return relativeFormat.format(Math.sign(distance) * Math.max(1, Math.round(absoluteDistance / minute)), 'minute')
  const days = getDayNumber(date, timeZone) - getDayNumber(now, timeZone)
  if (absoluteDistance < 23.5 * hour || days === 0)
    return relativeFormat.format(Math.sign(distance) * Math.round(absoluteDistance / hour), 'hour')
  if (absoluteDistance < 7 * day) return relativeFormat.format(days, 'day')
  return undefined
}

/** Formats a time as date and time, long or short; the year is included only when it is not the current one. */
export function formatAbsolute(
  date: Date,
  now: Date,
  length: 'short' | 'full',
  { timeZone, locale = 'pt-BR' }: DateSettings,
): string {
  if (length === 'full') {
    return getDateFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(date)
  }
  // In the given time zone: in that of the device, a server could render another text.
  const year = getDateFormat('en', { year: 'numeric', timeZone })
  const sameYear = year.format(date) === year.format(now)
  return getDateFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
    timeZone,
  }).format(date)
}
