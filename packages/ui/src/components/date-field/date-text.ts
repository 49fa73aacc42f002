const pad = (number: number, length = 2) => String(number).padStart(length, '0')

/** @returns the day as `yyyy-MM-dd`; `null` when the calendar has no such day. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  // Years below 100 are taken for 19xx by the constructor, and days that do not exist roll over: both show here.
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null
}

/** @returns whether a text is a day as values are kept: `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return day !== undefined && dayOf(Number(year), Number(month), Number(day)) === text
}

/**
 * Reads a day as people in Brazil write or paste it: "25/12/2026", "25.12.26", "25122026", "25/12" of this year, and
 * "2026-12-25" from a machine.
 */
export function parseDate(text: string, thisYear = new Date().getFullYear()): string | null {
  const trimmed = text.trim()
  if (isDay(trimmed.slice(0, 10)) && /^.{10}(T|$)/.test(trimmed)) return trimmed.slice(0, 10)
  const [, day, month, year] =
    /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})(?:\s*[/.\- ]\s*(\d{4}|\d{2}))?$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(trimmed) ??
    []
  if (day === undefined || month === undefined) return null
  const fullYear = year === undefined ? thisYear : Number(year) + (year.length === 2 ? 2000 : 0)
  return dayOf(fullYear, Number(month), Number(day))
}

/** Writes a day as dd/MM/yyyy; what is no day is written as nothing. */
export function formatDate(day: string): string {
  return isDay(day) ? day.split('-').reverse().join('/') : ''
}

/** Today on the clock of this device. */
export function today(now = new Date()): string {
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/** @returns the day so many days later. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** @returns the same day of a month so many later, or the last one it has. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return `${last.toISOString().slice(0, 8)}${pad(Math.min(date, last.getUTCDate()))}`
}

/** The calendar speaks in dates of this device; the middle of the day is safe from every change of the clocks. */
export function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}
