const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formatters.set(timeZone, formatter)
  return formatter
}

/**
 * Returns the local time of a zone, as the UTC moment with the same clock time, to the second. Both are milliseconds
 * since 1970. Does not support years before 1000, which `Intl` formats with fewer digits.
 */
export function toWallClock(moment: number, timeZone: string): number {
  return Date.parse(`${getFormatter(timeZone).format(moment).replace(' ', 'T')}Z`)
}

/** Returns the day of a moment in a zone: `2026-11-20`. */
export const toDay = (moment: Date, timeZone: string): string =>
  new Date(toWallClock(moment.getTime(), timeZone)).toISOString().slice(0, 10)

/** Returns the local time of a moment in a zone, to the minute: `14:30`. */
export const toTimeOfDay = (moment: Date, timeZone: string): string =>
  new Date(toWallClock(moment.getTime(), timeZone)).toISOString().slice(11, 16)

/**
 * Returns the moment at which the local time of a zone is `wall`; for a skipped local time, the moment of the clock
 * change.
 */
export function fromWallClock(wall: number, timeZone: string): number {
  // Uses the offset at the wanted moment, then corrects it for a clock change between the two.
  const guess = wall - (toWallClock(wall, timeZone) - wall)
  return guess - (toWallClock(guess, timeZone) - wall)
}

/** Returns the moment at which the clock of a zone shows `time` on `day`. */
export const toMoment = (day: string, time: string, timeZone: string): number =>
  fromWallClock(Date.parse(`${day}T${time}:00Z`), timeZone)

/** One of each zone and style: to create it takes longer than to use it. */
const momentFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the date and time of a moment in a zone as texts show them: `20/11/2026 14:32`, or `20/11/2026 14:32:08` in the medium
 * style.
 */
export function formatMoment(moment: Date, timeZone: string, timeStyle: 'short' | 'medium' = 'short'): string {
  const key = `${timeZone} ${timeStyle}`
  const format = momentFormats.get(key) ?? new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle, timeZone })
  momentFormats.set(key, format)
  return format.format(moment).replace(',', '')
}
