import { getDateFormat } from '../../lib/intl-formats.ts'

const pad = (number: number) => String(number).padStart(2, '0')

/** Parses a time in the usual formats: "14:30", "14h30", "1430", "9h", "9", "2:30 pm". */
export function parseTime(text: string): string | null {
  const [, time = '', half] = /^(.*?)\s*(?:([ap])\.?\s*m\.?)?$/is.exec(text.normalize('NFKC').trim()) ?? []
  const [, hours, minutes = '0'] =
    /^(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?(?::\d{2}(?:\.\d+)?)?\s*(?:h|min)?$/i.exec(time) ??
    /^(\d{1,2})(\d{2})$/.exec(time) ??
    []
  if (hours === undefined || Number(minutes) > 59) return null
  const hour = Number(hours)
  if (half && (hour < 1 || hour > 12)) return null
  const fullHour = half ? (hour % 12) + (/p/i.test(half) ? 12 : 0) : hour
  return fullHour > 23 ? null : `${pad(fullHour)}:${pad(Number(minutes))}`
}

/**
 * Formats a time as the language writes it, HH:mm for Brazil; an invalid one is an empty text. A language whose halves
 * of the day are not called am and pm uses 24 hours, so that every formatted time can be parsed.
 */
export function formatTime(time: string, locale = 'pt-BR'): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return ''
  if (locale === 'pt-BR') return time
  const options = { hour: '2-digit', minute: '2-digit', numberingSystem: 'latn', timeZone: 'UTC' } as const
  const date = new Date(`1970-01-01T${time}Z`)
  const text = getDateFormat(locale, options).format(date)
  return parseTime(text) === time ? text : time
}

/** @returns the time a number of minutes later, wrapped around midnight. */
export function addMinutes(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const day = 24 * 60
  const total = (((hours * 60 + rest + minutes) % day) + day) % day
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`
}
