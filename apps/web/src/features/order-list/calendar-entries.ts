import type { ServiceOrderSummary } from '@malote/api-client'
import { formatShortDateTime } from '../../lib/format/formats.ts'
import { toLocalTime } from '../../lib/format/time-zone.ts'

/** An order with its wall-clock times in the zone of the viewer. */
export interface CalendarEntry {
  order: ServiceOrderSummary
  start: string
  end: string
  /** The text of the period, where the start and the end do not state it. */
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
  const toText = (instant: number) => {
    const { day, time } = toLocalTime(zone, new Date(instant).toISOString())
    return `${day}T${time}`
  }
  const [from, until] = [toText(start), toText(end)]
  return { order, start: from, end: until, timeText: toTimeText(order, isWindow, from, until) }
}

function toTimeText(
  { scheduledFor, promisedAt }: ServiceOrderSummary,
  isWindow: boolean,
  from: string,
  until: string,
): string | undefined {
  if (!promisedAt) return `a partir das ${from.slice(11)}`
  if (!isWindow) return `até ${until.slice(11)}`
  if (scheduledFor && from.slice(0, 10) !== until.slice(0, 10))
    return `${formatShortDateTime(scheduledFor)} – ${formatShortDateTime(promisedAt)}`
  return undefined
}
