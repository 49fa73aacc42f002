const words = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' })

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long ago or how far ahead, in words, or `undefined` when it is further than a week: then the date says more.
 * "now" stands for less than three quarters of a minute.
 */
export function relative(moment: Date, now: Date, nowWord: string): string | undefined {
  const distance = moment.getTime() - now.getTime()
  const far = Math.abs(distance)
  if (far < 45_000) return nowWord
  if (far < 59.5 * minute) return words.format(Math.sign(distance) * Math.max(1, Math.round(far / minute)), 'minute')
  if (far < 23.5 * hour) return words.format(Math.sign(distance) * Math.round(far / hour), 'hour')
  if (far < 7 * day) return words.format(Math.sign(distance) * Math.max(1, Math.round(far / day)), 'day')
  return undefined
}

/** The moment as date and time, in words or short; the year only when it is another one. */
export function absolute(moment: Date, now: Date, timeZone: string, length: 'short' | 'full'): string {
  if (length === 'full') {
    return new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment)
  }
  const sameYear = moment.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('pt-BR', {
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
    timeZone,
  }).format(moment)
}
