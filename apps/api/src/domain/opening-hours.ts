import { type Holiday, type OpeningSpan, Weekday } from '@malote/api-client/contract'
import { fromWallClock, toDay } from './time-zone.ts'

/** When an operation works. Without spans: day and night. */
export interface Calendar {
  readonly timeZone: string
  readonly openingHours: readonly OpeningSpan[]
  readonly holidays: readonly Holiday[]
}

/** The moment at which a zone's clock shows `time` on `day`. */
const getMoment = (day: string, time: string, timeZone: string): number =>
  fromWallClock(Date.parse(`${day}T${time}:00Z`), timeZone)

const dayMs = 24 * 3_600_000
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Monday is the first. */
const getWeekday = (day: string): Weekday => Weekday.options[(new Date(day).getUTCDay() + 6) % 7] as Weekday

/** Far enough for any promise; a calendar that is closed for as long counts as no calendar. */
const maximumDays = 800

/** The moment after `milliseconds` of open time. A holiday closes the spans that open on its day. */
export function addOpenTime(start: Date, milliseconds: number, calendar: Calendar): Date {
  const { timeZone, openingHours } = calendar
  const plain = new Date(start.getTime() + milliseconds)
  if (openingHours.length === 0) return plain
  const closed = new Set(calendar.holidays.map(({ day }) => day))
  const today = toDay(start, timeZone)
  let remainingMs = milliseconds
  // Starts yesterday, because hours of yesterday may reach past midnight.
  for (let ahead = -1; ahead < maximumDays; ahead++) {
    const day = addDays(today, ahead)
    if (closed.has(day)) continue
    const weekday = getWeekday(day)
    const spans = openingHours.filter((span) => span.weekday === weekday)
    for (const { opens, closes } of spans.toSorted((first, second) => (first.opens < second.opens ? -1 : 1))) {
      const end = getMoment(closes <= opens ? addDays(day, 1) : day, closes, timeZone)
      const begin = Math.max(start.getTime(), getMoment(day, opens, timeZone))
      if (end - begin >= remainingMs) return new Date(begin + remainingMs)
      remainingMs -= Math.max(0, end - begin)
    }
  }
  return plain
}
