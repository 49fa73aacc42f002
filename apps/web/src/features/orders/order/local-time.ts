import { addDays, getTimeZone, type ServiceOrder, type TimeWindow } from '@malote/api-client'
import { formatFullDay } from '../../../lib/format/formats.ts'
import { getForeignZoneName, getUtcOffset, getViewerZone, toLocalTime } from '../../../lib/format/time-zone.ts'

export { getTimeZone } from '@malote/api-client'
export { getForeignZoneName, toLocalTime } from '../../../lib/format/time-zone.ts'

/** @returns the instant of a local day and time in a time zone; undefined when they are invalid. */
export function toInstant(zone: string, day: string, time: string): string | undefined {
  // Without both, browsers read the rest as a day of the year 2000.
  if (!day || !time) return undefined
  const guess = new Date(`${day}T${time}:00Z`)
  if (Number.isNaN(guess.getTime())) return undefined
  const shifted = new Date(guess.getTime() - getUtcOffset(zone, guess.toISOString()) * 60_000)
  // The offset may change between the guess and the instant itself.
  return new Date(guess.getTime() - getUtcOffset(zone, shifted.toISOString()) * 60_000).toISOString()
}

/** @returns the day of the week; 0 is Sunday. */
export const getWeekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay()

/** Whether a window crosses midnight: its end time is before its start time. */
export const crossesMidnight = ({ start, end }: { start: string; end: string }): boolean =>
  start !== '' && end !== '' && end < start

/** `Termina no dia seguinte, 21/11/2026.`: empty for a window that ends on its day. */
export function formatNextDay(window: { day: string; start: string; end: string }): string {
  if (!crossesMidnight(window)) return ''
  const next = addDays(window.day, 1)
  return next ? `Termina no dia seguinte, ${formatFullDay(next)}.` : 'Termina no dia seguinte.'
}

/** @returns the instants of a local window; undefined for a part that is missing. It may end on the next day. */
export function toWindow({ day, start, end }: { day: string; start: string; end: string }, zone: string) {
  const lastDay = crossesMidnight({ start, end }) ? addDays(day, 1) : day
  return { start: toInstant(zone, day, start), end: toInstant(zone, lastDay, end) }
}

/** `20/11/2026 09:00 (horário de Manaus)`: a moment in the local time of a stop, as its windows. */
export function formatLocalMoment(instant: string, zone: string, viewer?: string): string {
  const { day, time } = toLocalTime(zone, instant)
  const foreign = getForeignZoneName(zone, instant, viewer)
  return `${formatFullDay(day)} ${time}${foreign ? ` (horário de ${foreign})` : ''}`
}

/**
 * When an order was collected, delivered and closed, in the local time of its stops: next to their windows, the time of
 * the viewer would look late or early. With several dropoffs, the end belongs to none of them.
 */
export function formatOrderMoments(
  {
    stops,
    collectedAt,
    deliveredAt,
    closedAt,
  }: Pick<ServiceOrder, 'stops' | 'collectedAt' | 'deliveredAt' | 'closedAt'>,
  viewer = getViewerZone(),
) {
  const [pickup, dropoff, other] = stops
  const format = (at: string | null, stop: typeof pickup) =>
    at && formatLocalMoment(at, stop ? getTimeZone(stop.address) : viewer, viewer)
  const last = other ? undefined : dropoff
  return {
    collected: format(collectedAt, pickup),
    delivered: format(deliveredAt, last),
    ended: format(deliveredAt ?? closedAt, last),
  }
}

/** `20/11 09:00 (Manaus)`: the same for columns and badges. */
export function formatShortLocalMoment(instant: string, zone: string, viewer?: string): string {
  const { day, time } = toLocalTime(zone, instant)
  const foreign = getForeignZoneName(zone, instant, viewer)
  return `${formatFullDay(day).slice(0, 5)} ${time}${foreign ? ` (${foreign})` : ''}`
}

/** `20/11/2026 09:00 – 12:00 (horário de Manaus)`: a window in the local time of a stop. */
export function formatLocalWindow({ start, end }: TimeWindow, zone: string, viewer?: string): string {
  const [from, until] = [toLocalTime(zone, start), toLocalTime(zone, end)]
  const formatLocal = ({ day, time }: { day: string; time: string }) => `${formatFullDay(day)} ${time}`
  const foreign = getForeignZoneName(zone, start, viewer)
  const text = `${formatLocal(from)} – ${from.day === until.day ? until.time : formatLocal(until)}`
  return foreign ? `${text} (horário de ${foreign})` : text
}
