import { type Holiday, type OpeningSpan, toMinutes, Weekday, weekdayLabels } from './opening-hours.ts'
import { addDays, formatFullDay } from './time-zone.ts'

/** When an operation works. Without spans: day and night. */
export interface OpeningCalendar {
  readonly openingHours: readonly OpeningSpan[]
  readonly holidays: readonly Holiday[]
}

/** A day with times of the clock at the stop; an end before the start is on the next day. */
interface LocalWindow {
  readonly day: string
  readonly start: string
  readonly end: string
}

const dayMinutes = 1440

/** The day of the week of a day such as `2026-11-20`. */
const getWeekday = (day: string): Weekday => Weekday.options[(new Date(day).getUTCDay() + 6) % 7] as Weekday

/** The spans that open on a day, in their order. A holiday closes those of its day. */
export function listOpeningSpans(day: string, { openingHours, holidays }: OpeningCalendar): OpeningSpan[] {
  if (holidays.some((holiday) => holiday.day === day)) return []
  const weekday = getWeekday(day)
  return openingHours
    .filter((span) => span.weekday === weekday)
    .sort((first, second) => (first.opens < second.opens ? -1 : 1))
}

/**
 * Describes that the operation, or another place, is closed during a whole window, in the clock of the stop.
 * @param place the subject of the sentence.
 * @returns the sentence; undefined when it is open for a part of the window, and for an incomplete window.
 */
export function getClosedHoursText(
  { day, start, end }: LocalWindow,
  hours: OpeningCalendar,
  place = 'a operação',
): string | undefined {
  if (hours.openingHours.length === 0 || start === '' || end === '' || Number.isNaN(Date.parse(day))) return undefined
  const from = toMinutes(start)
  const until = toMinutes(end) + (end <= start ? dayMinutes : 0)
  const isOpen = [-1, 0, 1].some((ahead) =>
    listOpeningSpans(addDays(day, ahead), hours).some(({ opens, closes }) => {
      const lastDay = closes <= opens ? ahead + 1 : ahead
      return toMinutes(opens) + ahead * dayMinutes < until && from < toMinutes(closes) + lastDay * dayMinutes
    }),
  )
  if (isOpen) return undefined
  const subject = place.charAt(0).toUpperCase() + place.slice(1)
  const holiday = hours.holidays.find((one) => one.day === day)
  if (holiday) return `${subject} não atende em ${formatFullDay(day)}: ${holiday.name}.`
  const times = listOpeningSpans(day, hours).map(({ opens, closes }) => `das ${opens} às ${closes}`)
  if (times.length === 0)
    return `${subject} não atende em ${formatFullDay(day)}, ${weekdayLabels[getWeekday(day)].toLowerCase()}.`
  return `Em ${formatFullDay(day)} ${place} atende ${times.join(' e ')}.`
}
