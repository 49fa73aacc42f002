const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formatters.set(timeZone, formatter)
  return formatter
}

/**
 * What a zone's clock shows at a moment, as the moment whose UTC clock shows the same; to the second.
 * Both in milliseconds since 1970. Not for years before 1000, which the clock writes with fewer figures.
 */
export function toWallClock(moment: number, timeZone: string): number {
  return Date.parse(`${formatterOf(timeZone).format(moment).replace(' ', 'T')}Z`)
}

/** The moment at which a zone's clock shows `wall`; where the clock jumps over it, the moment of the jump. */
export function fromWallClock(wall: number, timeZone: string): number {
  // The offset at the wanted moment; once more, in case the clock changes between the two.
  const guess = wall - (toWallClock(wall, timeZone) - wall)
  return guess - (toWallClock(guess, timeZone) - wall)
}
