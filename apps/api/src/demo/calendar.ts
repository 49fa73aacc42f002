import type { Holiday, OpeningSpan } from '@malote/api-client/contract'
import { addDays, listOpeningSpans, Weekday } from '@malote/api-client/contract'
import { toDay, toMoment } from '../domain/time-zone.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const weekdays = Weekday.options.slice(0, 5)

/** The zone of the demonstration's days. */
export const timeZone = 'America/Sao_Paulo'

/** The opening hours of the demonstration. */
export const openingHours: readonly OpeningSpan[] = [
  ...weekdays.map((weekday) => ({ weekday, opens: '08:00', closes: '18:00' })),
  { weekday: 'saturday', opens: '08:00', closes: '13:00' },
]

/** The national holidays of 2026. */
export const holidays: readonly Holiday[] = [
  { day: '2026-01-01', name: 'Confraternização Universal' },
  { day: '2026-02-17', name: 'Carnaval' },
  { day: '2026-04-03', name: 'Sexta-feira Santa' },
  { day: '2026-04-21', name: 'Tiradentes' },
  { day: '2026-05-01', name: 'Dia do Trabalho' },
  { day: '2026-06-04', name: 'Corpus Christi' },
  { day: '2026-09-07', name: 'Independência do Brasil' },
  { day: '2026-10-12', name: 'Nossa Senhora Aparecida' },
  { day: '2026-11-02', name: 'Finados' },
  { day: '2026-11-15', name: 'Proclamação da República' },
  { day: '2026-11-20', name: 'Dia da Consciência Negra' },
  { day: '2026-12-25', name: 'Natal' },
]

/** The opening hours of one day, in milliseconds since 1970. */
export interface WorkDay {
  readonly weekday: Weekday
  readonly opens: number
  readonly closes: number
}

/** The working days around a moment. */
export interface WorkCalendar {
  /** The working days until today, oldest first. */
  readonly past: readonly WorkDay[]
  readonly isOpen: (moment: Date) => boolean
  /** The moment after some open minutes. */
  readonly after: (moment: Date, minutes: number) => Date
  /** The moment before some open minutes. */
  readonly before: (moment: Date, minutes: number) => Date
  /** The open minutes that are left on the day of a moment. */
  readonly left: (moment: Date) => number
  /** The start of the first working day that opens after a moment. */
  readonly nextOpening: (moment: Date) => Date
}

/** Creates the calendar from `days` days before the day of `now` to two weeks after it. */
export function createCalendar(now: Date, days: number, timeZone: string): WorkCalendar {
  const today = toDay(now, timeZone)
  const all: WorkDay[] = []
  for (let ahead = -days; ahead <= 14; ahead++) {
    const day = addDays(today, ahead)
    for (const { weekday, opens, closes } of listOpeningSpans(day, { openingHours, holidays }))
      all.push({ weekday, opens: toMoment(day, opens, timeZone), closes: toMoment(day, closes, timeZone) })
  }
  return {
    past: all.filter(({ opens }) => opens <= toMoment(today, '00:00', timeZone) + dayMs),
    isOpen: (moment) => all.some(({ opens, closes }) => opens <= +moment && +moment <= closes),
    after: (moment, minutes) => {
      let left = minutes * minuteMs
      for (const { opens, closes } of all) {
        const begin = Math.max(+moment, opens)
        if (closes - begin >= left) return new Date(begin + left)
        left -= Math.max(0, closes - begin)
      }
      throw new Error('the calendar ends')
    },
    before: (moment, minutes) => {
      let left = minutes * minuteMs
      for (const { opens, closes } of all.toReversed()) {
        const end = Math.min(+moment, closes)
        if (end - opens >= left) return new Date(end - left)
        left -= Math.max(0, end - opens)
      }
      throw new Error('the calendar begins later')
    },
    left: (moment) => {
      const day = all.find(({ opens, closes }) => opens <= +moment && +moment <= closes)
      return day ? (day.closes - +moment) / minuteMs : 0
    },
    nextOpening: (moment) => {
      const day = all.find(({ opens }) => opens > +moment)
      if (!day) throw new Error('the calendar ends')
      return new Date(day.opens)
    },
  }
}
