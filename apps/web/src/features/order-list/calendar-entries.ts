import { getTimeZoneName, type ServiceOrderSummary } from '@malote/api-client'
import { formatShortLocalMoment, getForeignZoneName, getTimeZone, toLocalTime } from '../orders/order/local-time.ts'

/** An order with its wall-clock times in the zone of the viewer. */
export interface CalendarEntry {
  order: ServiceOrderSummary
  start: string
  end: string
  /** The text of the period, where the start and the end do not state it in the clock of the stops. */
  timeText: string | undefined
}

const hour = 3_600_000

/**
 * @returns the entry of an order, from the start of its pickup to its deadline. An order for as soon as possible has the
 * hour before its deadline, and one without a deadline, such as a draft, the hour of its pickup; undefined for an order
 * without both.
 */
export function toCalendarEntry(order: ServiceOrderSummary, zone: string): CalendarEntry | undefined {
  const { scheduledFor, promisedAt } = order
  const last = promisedAt ?? scheduledFor
  if (!last) return undefined
  const end = promisedAt ? Date.parse(promisedAt) : Date.parse(last) + hour
  const isWindow = scheduledFor !== null && Date.parse(scheduledFor) < end
  const start = isWindow ? Date.parse(scheduledFor) : end - hour
  const toWallClock = (instant: number) => {
    const { day, time } = toLocalTime(zone, new Date(instant).toISOString())
    return `${day}T${time}`
  }
  return { order, start: toWallClock(start), end: toWallClock(end), timeText: toTimeText(order, isWindow, zone) }
}

/**
 * The times of an order in the clocks of its stops, as in the list. The hours of the calendar are those of the viewer: where
 * a clock differs, its zone is named; where the two clocks differ, both are, because one zone at the end reads as that of both.
 */
function toTimeText(order: ServiceOrderSummary, isWindow: boolean, viewer: string): string | undefined {
  const { scheduledFor, promisedAt, pickup, dropoff } = order
  const [first, last] = [getTimeZone(pickup), getTimeZone(dropoff)]
  const foreignStart = scheduledFor ? getForeignZoneName(first, scheduledFor, viewer) : undefined
  if (!promisedAt) return scheduledFor ? `a partir das ${formatTime(scheduledFor, first, foreignStart)}` : undefined
  const foreignEnd = getForeignZoneName(last, promisedAt, viewer)
  if (!isWindow || !scheduledFor) return `até ${formatTime(promisedAt, last, foreignEnd)}`
  const isOneClock = foreignStart === foreignEnd
  const isOneDay = toLocalTime(first, scheduledFor).day === toLocalTime(last, promisedAt).day
  if (isOneDay && isOneClock && !foreignEnd) return undefined
  const [startName, endName] = isOneClock ? [undefined, foreignEnd] : [getTimeZoneName(first), getTimeZoneName(last)]
  const format = isOneDay ? formatTime : formatDayTime
  return `${format(scheduledFor, first, startName)} – ${format(promisedAt, last, endName)}`
}

const addZone = (text: string, zoneName: string | undefined) => (zoneName ? `${text} (${zoneName})` : text)

/** `14:30 (Manaus)` */
const formatTime = (instant: string, zone: string, zoneName: string | undefined) =>
  addZone(toLocalTime(zone, instant).time, zoneName)

/** `27/11 14:30 (Manaus)` */
const formatDayTime = (instant: string, zone: string, zoneName: string | undefined) =>
  addZone(formatShortLocalMoment(instant, zone, zone), zoneName)
