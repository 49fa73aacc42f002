const pad = (number: number, length = 2) => String(number).padStart(length, '0')

/** @returns the day as `yyyy-MM-dd`; `null` for a date that does not exist. */
function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  // The Date constructor changes years below 100 to 19xx and rolls over days that do not exist: this check detects
  // both.
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null
}

/** @returns whether a text is a day in the format of values, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return day !== undefined && toDay(Number(year), Number(month), Number(day)) === text
}

/** How a language writes days in digits. */
interface DateStyle {
  order: readonly ('day' | 'month' | 'year')[]
  separator: string
}

const styles = new Map<string, DateStyle>([['pt-BR', { order: ['day', 'month', 'year'], separator: '/' }]])

/** @returns how a language writes days in digits: the order of the parts and the text between them. */
export function getDateStyle(locale: string): DateStyle {
  let style = styles.get(locale)
  if (!style) {
    const parts = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      calendar: 'gregory',
      timeZone: 'UTC',
    }).formatToParts(0)
    const order = parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
    const literal = parts.slice(1).find(({ type }) => type === 'literal')?.value ?? '/'
    // Without the invisible marks of right-to-left languages.
    style = { order, separator: literal.replace(/[\u200e\u200f]/g, '') }
    styles.set(locale, style)
  }
  return style
}

/** @returns whether a text has a year of four digits, and is not the start of a longer date. */
export const hasFullYear = (text: string): boolean => /\D\d{4}$|^\d{8}$|^\d{4}\D/.test(text.normalize('NFKC').trim())

/**
 * Parses a day as people write or paste it, in the order of the language. For Brazil: "25/12/2026", "25.12.26",
 * "25122026", "25/12" of this year, and the ISO format "2026-12-25". The limits of the field decide on years of two digits.
 */
export function parseDate(
  text: string,
  thisYear = new Date().getFullYear(),
  locale = 'pt-BR',
  { min, max }: { min?: string | undefined; max?: string | undefined } = {},
): string | null {
  const trimmed = text.normalize('NFKC').trim()
  if (isDay(trimmed.slice(0, 10)) && /^.{10}(T|$)/.test(trimmed)) return trimmed.slice(0, 10)
  const { order } = getDateStyle(locale)
  const [, fullYear, yearMonth, yearDay] =
    (order[0] === 'year' && /^(\d{4})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\.?$/.exec(trimmed)) || []
  if (fullYear !== undefined) return toDay(Number(fullYear), Number(yearMonth), Number(yearDay))
  const [, first, second, year] =
    /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})(?:\s*[/.\- ]\s*(\d{4}|\d{2}))?$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(trimmed) ??
    []
  if (first === undefined || second === undefined) return null
  const [day, month] = order.indexOf('day') < order.indexOf('month') ? [first, second] : [second, first]
  const toDayOfYear = (fullYearOfDay: number) => toDay(fullYearOfDay, Number(month), Number(day))
  if (year === undefined) return toDayOfYear(thisYear)
  if (year.length === 4) return toDayOfYear(Number(year))
  // As in CLDR: two digits are a year of the 80 years before and the 20 years after; the limits of the field decide first.
  const first80 = thisYear - 80
  const nearYear = first80 + ((((Number(year) - first80) % 100) + 100) % 100)
  const days = [nearYear, nearYear - 100, nearYear + 100].map(toDayOfYear)
  const isAllowed = (candidate: string | null) =>
    candidate !== null && (!min || candidate >= min) && (!max || candidate <= max)
  return days.find(isAllowed) ?? days[0] ?? null
}

/** Formats a day in digits, dd/MM/yyyy for Brazil; an invalid day is an empty text. */
export function formatDate(day: string, locale = 'pt-BR'): string {
  if (!isDay(day)) return ''
  const [year, month, date] = day.split('-')
  return formatDateParts({ year, month, day: date }, locale)
}

/** Joins the parts of a date, or their placeholders, in the order of the language. */
export function formatDateParts(parts: Record<'day' | 'month' | 'year', string | undefined>, locale: string): string {
  const { order, separator } = getDateStyle(locale)
  return order.map((part) => parts[part]).join(separator)
}

/** @returns how a date is typed, such as dd/mm/aaaa, for placeholders. */
export const formatDatePattern = (
  { dayPattern, monthPattern, yearPattern }: Record<'dayPattern' | 'monthPattern' | 'yearPattern', string>,
  locale: string,
): string => formatDateParts({ day: dayPattern, month: monthPattern, year: yearPattern }, locale)

/** Returns the current day in the time zone of the device. */
export function today(now = new Date()): string {
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/** @returns the day a number of days later. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** @returns the same day a number of months later, or the last day of that month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return `${last.toISOString().slice(0, 8)}${pad(Math.min(date, last.getUTCDate()))}`
}

/** Converts a day to a local Date for the calendar library. Noon avoids problems with daylight saving time. */
export function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}
