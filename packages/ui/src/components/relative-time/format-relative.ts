import { getDateFormat, getRelativeFormat } from '../../lib/intl-formats.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Formats a time relative to now; `undefined` beyond a week, where the date is clearer. `nowWord` is used below three
 * quarters of a minute.
 */
export function formatRelative(date: Date, now: Date, nowText: string, locale = 'pt-BR'): string | undefined {
  const distance = date.getTime() - now.getTime()
  const absoluteDistance = Math.abs(distance)
  if (absoluteDistance < 45_000) return nowText
  const relativeFormat = getRelativeFormat(locale, { numeric: 'auto' })
  if (absoluteDistance < 59.5 * minute)
    return relativeFormat.format(Math.sign(distance) * Math.max(1, Math.round(absoluteDistance / minute)), 'minute')
  if (absoluteDistance < 23.5 * hour)
    return relativeFormat.format(Math.sign(distance) * Math.round(absoluteDistance / hour), 'hour')
  if (absoluteDistance < 7 * day)
    return relativeFormat.format(Math.sign(distance) * Math.max(1, Math.round(absoluteDistance / day)), 'day')
  return undefined
}

/** The settings of a date: its time zone and its language. */
export interface DateSettings {
  timeZone: string
  locale?: string | undefined
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
