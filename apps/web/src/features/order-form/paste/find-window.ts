import { addDays, toLocalTime } from '../../orders/order/local-time.ts'
import { getSpan, type Span, wordPattern } from './message-text.ts'

/** The form values of a window. */
export interface FoundWindow {
  value: { day: string; start: string; end: string }
  spans: Span[]
}

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

const parts = [
  { pattern: wordPattern('(?:(?:de|pela|na|da|parte da) )?manh[ãa]|cedo'), start: '08:00', end: '12:00' },
  { pattern: wordPattern('(?<!boa )(?:(?:à|a|de|da|na|pela) )?tarde'), start: '13:00', end: '18:00' },
  { pattern: wordPattern('(?<!boa )(?:(?:à|a|de|da|na|pela) )?noite'), start: '18:00', end: '22:00' },
] as const

const hour = String.raw`(?:meio[- ]dia|\d{1,2}(?:\s?(?:h|:)\s?\d{2}|\s?(?:horas|hrs|hs|h))?)`
const explicitHour = String.raw`(?:meio[- ]dia|\d{1,2}(?:\s?:\s?\d{2}|\s?(?:horas|hrs|hs|h)(?:\s?\d{2})?))(?:\s?h)?`
const between = wordPattern(
  String.raw`(?:(?:entre|das|de|dàs) (?:as |às )?(?<a>${hour})(?:\s?h)?\s?(?:e|a|até|às|as|-)\s?(?:as |às |o )?(?<b>${hour})(?:\s?h)?|(?<c>${explicitHour})\s?(?:-|a|às|as|até|e)\s?(?:as |às |o )?(?<d>${hour})(?:\s?h)?|(?<e>\d{1,2})\s?(?:-|às|as)\s?(?<f>${explicitHour}))`,
)
const before = wordPattern(
  String.raw`(?:até|antes d[ao]s?|no máximo(?: até)?) (?:as |às |o )?(?<time>${explicitHour}|\d{1,2}(?=\s*(?:[,.;\n]|$)))`,
)
const after = wordPattern(
  String.raw`(?:depois d[ao]s?|após|a partir d[ao]s?) (?:as |às |o )?(?<time>${explicitHour}|\d{1,2}(?=\s*(?:[,.;\n]|$)))`,
)
const at = wordPattern(
  String.raw`(?:às|as|lá pelas|por volta das|umas) (?<time>${explicitHour}|\d{1,2}(?=\s*(?:[,.;\n]|$)))|(?<sole>${explicitHour})`,
)

/** `9h`, `9:30`, `9h30`, `meio-dia` → `09:00`… */
function clock(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^meio/i.test(text)) return '12:00'
  const [, hours, minutes] =
    /^(\d{1,2})(?:\s?(?:h|:)\s?(\d{2}))?/i.exec(text.replace(/\s?(?:horas|hrs|hs)/i, 'h')) ?? []
  if (!hours || Number(hours) > 23 || Number(minutes ?? 0) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes ?? '00'}`
}

const plusHours = (time: string, hours: number): string => {
  const sum = Number(time.slice(0, 2)) + hours
  return sum > 23 ? '23:59' : `${String(sum).padStart(2, '0')}${time.slice(2)}`
}

interface Now {
  day: string
  time: string
}

function findDay(text: string, { day: today }: Now): { day: string; span: Span } | undefined {
  const relative = wordPattern('depois de amanh[ãa]|amanh[ãa]|hoje(?: mesmo| ainda)?|ainda hoje').exec(text)
  if (relative) {
    const word = relative[0].toLowerCase()
    const days = word.startsWith('depois') ? 2 : word.startsWith('amanh') ? 1 : 0
    return { day: addDays(today, days), span: getSpan(relative) }
  }
  const date = wordPattern(
    String.raw`(?:dia )?(?<d>[0-3]?\d)\/(?<m>[01]?\d)(?:\/(?<y>\d{4}|\d{2}))?|dia (?<only>[0-3]?\d)`,
  ).exec(text)
  if (date?.groups) {
    const day = dateOf(date.groups, today)
    if (day) return { day, span: getSpan(date) }
  }
  const named = wordPattern(
    `(?:n[ae]st[ae] |próxim[ao] |n[ao] )?(?<name>${weekdays.join('|')}|terca|sabado)(?:-feira| feira)?`,
  ).exec(text)
  if (!named?.groups?.name) return undefined
  const name = named.groups.name.toLowerCase().replace('terca', 'terça').replace('sabado', 'sábado')
  const distance = weekdays.indexOf(name) - new Date(`${today}T12:00:00Z`).getUTCDay()
  // The next such weekday: in a message sent on a Monday, "segunda" is not today.
  return { day: addDays(today, distance > 0 ? distance : distance + 7), span: getSpan(named) }
}

/** @returns a calendar day; without month or year the next one from today. */
function dateOf({ d, m, y, only }: Record<string, string | undefined>, today: string): string | undefined {
  const [year = '', month = ''] = today.split('-')
  const at = (yy: number, mm: number, dd: number) => {
    const date = new Date(Date.UTC(yy, mm - 1, dd, 12))
    return date.getUTCMonth() === mm - 1 && date.getUTCDate() === dd ? date.toISOString().slice(0, 10) : undefined
  }
  if (only) {
    const days = [0, 1].map((later) => {
      const first = new Date(Date.UTC(Number(year), Number(month) - 1 + later, 1))
      return at(first.getUTCFullYear(), first.getUTCMonth() + 1, Number(only))
    })
    return days.find((day) => day !== undefined && day >= today)
  }
  if (y) return at(y.length === 2 ? 2000 + Number(y) : Number(y), Number(m), Number(d))
  const days = [Number(year), Number(year) + 1].map((yy) => at(yy, Number(m), Number(d)))
  return days.find((day) => day !== undefined && day >= today)
}

interface Hours {
  start: string
  end: string
  span: Span
}

function findHours(text: string, { time }: Now, isToday: boolean): Hours | undefined {
  const range = between.exec(text)
  if (range?.groups) {
    const { a, b, c, d, e, f } = range.groups
    const [start, end] = [clock(a ?? c ?? e), clock(b ?? d ?? f)]
    if (start && end && start !== end) return { start, end, span: getSpan(range) }
  }
  const until = before.exec(text)
  const end = clock(until?.groups?.time)
  if (until && end)
    return { start: isToday && time > '08:00' && time < end ? quarterAfter(time) : '08:00', end, span: getSpan(until) }
  const since = after.exec(text)
  const from = clock(since?.groups?.time)
  if (since && from) return { start: from, end: from < '17:00' ? '18:00' : plusHours(from, 2), span: getSpan(since) }
  const sharp = at.exec(text)
  const start = clock(sharp?.groups?.time ?? sharp?.groups?.sole)
  if (sharp && start) return { start, end: plusHours(start, 1), span: getSpan(sharp) }
  const part = parts.map((one) => ({ ...one, match: one.pattern.exec(text) })).find(({ match }) => match)
  return part?.match ? { start: part.start, end: part.end, span: getSpan(part.match) } : undefined
}

function quarterAfter(time: string): string {
  const minutes = Math.ceil((Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 1) / 15) * 15
  return minutes >= 1440
    ? '23:59'
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/**
 * @returns the requested window: "hoje à tarde", "amanhã 9h-12h", "segunda", "até 15h", in the local time of the stop.
 */
export function findWindow(text: string, now: number, zone: string): FoundWindow | undefined {
  const there = toLocalTime(zone, new Date(now).toISOString())
  const day = findDay(text, there)
  // Removes the day, whose digits are not hours.
  const rest = day
    ? `${text.slice(0, day.span.start)}${' '.repeat(day.span.end - day.span.start)}${text.slice(day.span.end)}`
    : text
  const hours = findHours(rest, there, !day || day.day === there.day)
  if (!day && !hours) return undefined
  const { start, end } = hours ?? {
    start: day?.day === there.day ? '' : '08:00',
    end: day?.day === there.day ? '' : '18:00',
  }
  // Without a day the next occurrence of the time is meant.
  const date = day?.day ?? (end > there.time || end < start ? there.day : addDays(there.day))
  return {
    value: start
      ? { day: date, start, end }
      : { day: date, start: getLater('08:00', quarterAfter(there.time)), end: lateEnd(there.time) },
    spans: [...(day ? [day.span] : []), ...(hours ? [hours.span] : [])].sort((one, other) => one.start - other.start),
  }
}

const getLater = (one: string, other: string): string => (one > other ? one : other)
const lateEnd = (time: string): string => (time < '17:00' ? '18:00' : '23:00')
