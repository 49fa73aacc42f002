import { addDays, listOpeningSpans, type OpeningCalendar } from '@malote/api-client/contract'
import { toDay, toMoment } from './time-zone.ts'

/** When an operation works, in a time zone. */
export interface Calendar extends OpeningCalendar {
  readonly timeZone: string
}

/** Far enough for any promise; a calendar that is closed for as long counts as no calendar. */
const maximumDays = 800

/** The moment after `milliseconds` of open time. */
export function addOpenTime(start: Date, milliseconds: number, calendar: Calendar): Date {
  const { timeZone, openingHours } = calendar
  const plain = new Date(start.getTime() + milliseconds)
  if (openingHours.length === 0) return plain
  const today = toDay(start, timeZone)
  let remainingMs = milliseconds
  // Starts yesterday, because hours of yesterday may reach past midnight.
  for (let ahead = -1; ahead < maximumDays; ahead++) {
    const day = addDays(today, ahead)
    for (const { opens, closes } of listOpeningSpans(day, calendar)) {
      const end = toMoment(closes <= opens ? addDays(day, 1) : day, closes, timeZone)
      const begin = Math.max(start.getTime(), toMoment(day, opens, timeZone))
      if (end - begin >= remainingMs) return new Date(begin + remainingMs)
      remainingMs -= Math.max(0, end - begin)
    }
  }
  return plain
}
