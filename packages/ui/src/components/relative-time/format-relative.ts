const relativeFormat = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' })

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Formats a time relative to now; `undefined` beyond a week, where the date is clearer. `nowWord` is used below three
 * quarters of a minute.
 */
export function formatRelative(date: Date, now: Date, nowText: string): string | undefined {
  const distance = date.getTime() - now.getTime()
  const absoluteDistance = Math.abs(distance)
  if (absoluteDistance < 45_000) return nowText
  if (absoluteDistance < 59.5 * minute)
    return relativeFormat.format(Math.sign(distance) * Math.max(1, Math.round(absoluteDistance / minute)), 'minute')
  if (absoluteDistance < 23.5 * hour)
    return relativeFormat.format(Math.sign(distance) * Math.round(absoluteDistance / hour), 'hour')
  if (absoluteDistance < 7 * day)
    return relativeFormat.format(Math.sign(distance) * Math.max(1, Math.round(absoluteDistance / day)), 'day')
  return undefined
}

/** Formats a time as date and time, long or short; the year is included only when it is not the current one. */
export function formatAbsolute(date: Date, now: Date, timeZone: string, length: 'short' | 'full'): string {
  if (length === 'full') {
    return new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(date)
  }
  const sameYear = date.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('pt-BR', {
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
    timeZone,
  }).format(date)
}
