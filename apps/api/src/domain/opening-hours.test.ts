import type { OpeningSpan, Weekday } from '@malote/api-client/contract'
import { expect, test } from 'vitest'
import { addOpenTime } from './opening-hours.ts'

const hour = 3_600_000
const weekdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const office: OpeningSpan[] = weekdays.flatMap((weekday) => [
  { weekday, opens: '13:00', closes: '18:00' },
  { weekday, opens: '08:00', closes: '12:00' },
])
const night: OpeningSpan[] = [{ weekday: 'friday', opens: '22:00', closes: '02:00' }]
const holidays = [{ day: '2026-11-23', name: 'Feriado' }]

// 20 November 2026 is a Friday; São Paulo is three hours behind UTC, Manaus four.
test.each<[string, string, number, OpeningSpan[], string, string]>([
  ['day and night', '2026-11-20T12:00:00Z', 24, [], 'America/Sao_Paulo', '2026-11-21T12:00:00Z'],
  ['within a morning', '2026-11-20T12:00:00Z', 2, office, 'America/Sao_Paulo', '2026-11-20T14:00:00Z'],
  ['over lunch', '2026-11-20T14:00:00Z', 2, office, 'America/Sao_Paulo', '2026-11-20T17:00:00Z'],
  ['to the last minute of the day', '2026-11-20T16:00:00Z', 5, office, 'America/Sao_Paulo', '2026-11-20T21:00:00Z'],
  ['over a weekend and a holiday', '2026-11-20T20:00:00Z', 2, office, 'America/Sao_Paulo', '2026-11-24T12:00:00Z'],
  ['from before opening', '2026-11-24T03:00:00Z', 1, office, 'America/Sao_Paulo', '2026-11-24T12:00:00Z'],
  ['in the time zone of Manaus', '2026-11-24T03:00:00Z', 1, office, 'America/Manaus', '2026-11-24T13:00:00Z'],
  ['across midnight', '2026-11-21T04:00:00Z', 0.5, night, 'America/Sao_Paulo', '2026-11-21T04:30:00Z'],
  ['into the next week', '2026-11-21T04:00:00Z', 2, night, 'America/Sao_Paulo', '2026-11-28T02:00:00Z'],
])('counts opening hours %s', (_name, start, hours, openingHours, timeZone, expected) => {
  const calendar = { timeZone, openingHours, holidays }
  expect(addOpenTime(new Date(start), hours * hour, calendar)).toEqual(new Date(expected))
})

test('counts the real hours of a night with a time change', () => {
  // New York loses the hour from 2 to 3 on 8 March 2026, a Sunday.
  const openingHours: OpeningSpan[] = [{ weekday: 'sunday', opens: '01:00', closes: '05:00' }]
  const calendar = { timeZone: 'America/New_York', openingHours, holidays: [] }
  const start = new Date('2026-03-08T06:00:00Z')
  expect(addOpenTime(start, 3 * hour, calendar)).toEqual(new Date('2026-03-08T09:00:00Z'))
})

test('treats a calendar without open hours as no calendar', () => {
  const openingHours: OpeningSpan[] = [{ weekday: 'monday', opens: '08:00', closes: '09:00' }]
  const days = Array.from({ length: 900 }, (_, index) => new Date(Date.UTC(2026, 10, 1 + index)))
  const closed = days.map((date) => ({ day: date.toISOString().slice(0, 10), name: 'Fechado' }))
  const calendar = { timeZone: 'America/Sao_Paulo', openingHours, holidays: closed }
  const start = new Date('2026-11-20T12:00:00Z')
  expect(addOpenTime(start, hour, calendar)).toEqual(new Date('2026-11-20T13:00:00Z'))
})
