import { formatHour, type TimeWindow, type TrackedOrder } from '@malote/api-client'
import { formatFullDay } from '../../lib/format/formats.ts'
import { getForeignZoneName, toLocalTime } from '../../lib/format/time-zone.ts'

/** The time zone of most readers; other zones are named. */
export const defaultTimeZone = 'America/Sao_Paulo'

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const relativeDayNames: Readonly<Record<string, string>> = { '-1': 'ontem', '0': 'hoje', '1': 'amanhã' }

/** `segunda-feira` and `23/11/2026`. */
function formatCalendarDay(day: string): [weekday: string, date: string] {
  const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
  return [weekday, formatFullDay(day)]
}

/** `hoje`, `amanhã` or `segunda-feira, 23/11`, by the local calendar of a time zone. */
function formatDay(zone: string, instant: string, now: string): string {
  const { day } = toLocalTime(zone, instant)
  const near = relativeDayNames[dayNumber(day) - dayNumber(toLocalTime(zone, now).day)]
  if (near) return near
  const [weekday, date] = formatCalendarDay(day)
  const sameYear = day.slice(0, 4) === toLocalTime(zone, now).day.slice(0, 4)
  return `${weekday}, ${sameYear ? date.slice(0, 5) : date}`
}

/** `14h` or `14h30`, in the local time of the delivery. */
const formatLocalHour = (zone: string, instant: string): string => formatHour(toLocalTime(zone, instant).time)

/** `às 14h30`, `à 1h`. */
const formatAtHour = (hour: string, one = 'à', many = 'às'): string => `${/^1h/.test(hour) ? one : many} ${hour}`

function withZone(text: string, zone: string, instant: string): string {
  const foreign = getForeignZoneName(zone, instant, defaultTimeZone)
  return foreign ? `${text} (horário de ${foreign})` : text
}

/** `hoje, às 14h30`, in the local time of the delivery. */
export function formatInstant(zone: string, instant: string, now: string): string {
  return `${formatDay(zone, instant, now)}, ${formatAtHour(formatLocalHour(zone, instant))}`
}

/** `segunda-feira, 23/11/2026, às 14h30`: for a receipt, which is read on another day. */
export function formatDateAndTime(zone: string, instant: string): string {
  const dateText = formatCalendarDay(toLocalTime(zone, instant).day).join(', ')
  return withZone(`${dateText}, ${formatAtHour(formatLocalHour(zone, instant))}`, zone, instant)
}

/** `hoje, das 14h às 18h`; over midnight `hoje, às 22h, até amanhã, às 2h`. */
export function formatWindow(zone: string, { start, end }: TimeWindow, now: string): string {
  const days = [formatDay(zone, start, now), formatDay(zone, end, now)]
  const until = formatAtHour(formatLocalHour(zone, end))
  if (days[0] !== days[1]) {
    return withZone(`${days[0]}, ${formatAtHour(formatLocalHour(zone, start))}, até ${days[1]}, ${until}`, zone, start)
  }
  return withZone(`${days[0]}, ${formatAtHour(formatLocalHour(zone, start), 'da', 'das')} ${until}`, zone, start)
}

/** `hoje, até 18h` */
function formatUntil(zone: string, instant: string, now: string): string {
  return withZone(`${formatDay(zone, instant, now)}, até ${formatLocalHour(zone, instant)}`, zone, instant)
}

/** `entre 14h15 e 15h`: on the day of the reader. */
function formatEstimate(zone: string, { start, end }: TimeWindow): string {
  return withZone(`entre ${formatLocalHour(zone, start)} e ${formatLocalHour(zone, end)}`, zone, start)
}

/** @returns the estimated arrival, or else the window of the delivery, or the promised time; undefined without all. */
export function formatExpectedTime({ delivery, promisedAt }: TrackedOrder, now: string): string | undefined {
  const { timeZone, window, estimatedArrival } = delivery
  if (estimatedArrival) return formatEstimate(timeZone, estimatedArrival)
  if (window) return formatWindow(timeZone, window, now)
  return promisedAt ? formatUntil(timeZone, promisedAt, now) : undefined
}

/** Whether the delivery is late. */
export function isOverdue({ late, delivery }: TrackedOrder, now: string): boolean {
  const { window, completedAt } = delivery
  return late || (window !== null && !completedAt && Date.parse(window.end) < Date.parse(now))
}

/** Capitalizes the first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
