import { expect, test } from 'vitest'
import { getClosedHoursText } from './closed-hours.ts'
import type { OpeningSpan } from './opening-hours.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const openingHours: OpeningSpan[] = [
  ...weekdays.flatMap((weekday) => [
    { weekday, opens: '13:00', closes: '18:00' },
    { weekday, opens: '08:00', closes: '12:00' },
  ]),
  { weekday: 'saturday', opens: '22:00', closes: '02:00' },
]
const hours = { openingHours, holidays: [{ day: '2026-12-25', name: 'Natal' }] }

// 30/11/2026 is a Monday.
test.each<[string, string, string, string]>([
  ['2026-12-06', '09:00', '12:00', 'A operação não atende em 06/12/2026, domingo.'],
  ['2026-12-25', '09:00', '12:00', 'A operação não atende em 25/12/2026: Natal.'],
  ['2026-11-30', '19:00', '21:00', 'Em 30/11/2026 a operação atende das 08:00 às 12:00 e das 13:00 às 18:00.'],
  ['2026-11-30', '12:00', '13:00', 'Em 30/11/2026 a operação atende das 08:00 às 12:00 e das 13:00 às 18:00.'],
  ['2026-11-30', '22:00', '03:00', 'Em 30/11/2026 a operação atende das 08:00 às 12:00 e das 13:00 às 18:00.'],
])('%s from %s to %s is closed', (day, start, end, text) => {
  expect(getClosedHoursText({ day, start, end }, hours)).toBe(text)
})

test.each([
  ['a part of the window', '2026-11-30', '17:00', '20:00'],
  ['the start of the next day', '2026-11-30', '20:00', '08:30'],
  ['hours of the day before that end after midnight', '2026-12-06', '01:00', '03:00'],
  ['no end', '2026-12-06', '09:00', ''],
  ['no day', '', '09:00', '10:00'],
])('%s is not closed', (_what, day, start, end) => {
  expect(getClosedHoursText({ day, start, end }, hours)).toBeUndefined()
})

test('the sentence names another place than the operation', () => {
  const getText = (day: string) =>
    getClosedHoursText({ day, start: '19:00', end: '21:00' }, hours, 'o local “Depósito Sul”')
  expect(getText('2026-12-06')).toBe('O local “Depósito Sul” não atende em 06/12/2026, domingo.')
  expect(getText('2026-11-30')).toBe(
    'Em 30/11/2026 o local “Depósito Sul” atende das 08:00 às 12:00 e das 13:00 às 18:00.',
  )
})

test('without opening hours, no window is closed', () => {
  expect(
    getClosedHoursText({ day: '2026-12-25', start: '09:00', end: '10:00' }, { ...hours, openingHours: [] }),
  ).toBeUndefined()
})
