const pad = (number: number) => String(number).padStart(2, '0')

/** Parses a time in the usual formats: "14:30", "14h30", "1430", "9h", "9". */
export function parseTime(text: string): string | null {
  const [, hours, minutes = '0'] =
    /^(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?(?::\d{2}(?:\.\d+)?)?\s*(?:h|min)?$/i.exec(text.trim()) ??
    /^(\d{1,2})(\d{2})$/.exec(text.trim()) ??
    []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${pad(Number(hours))}:${pad(Number(minutes))}`
}

/** Formats a time as HH:mm; an invalid one is an empty text. */
export const formatTime = (time: string): string => (/^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : '')

/** @returns the time a number of minutes later, wrapped around midnight. */
export function addMinutes(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const day = 24 * 60
  const total = (((hours * 60 + rest + minutes) % day) + day) % day
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`
}
