import { expect, test } from 'vitest'
import { addDays, formatFullDay } from './time-zone.ts'

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-11-20', 0, '2026-11-20'],
  ['', 1, ''],
  ['20/11/2026', 1, ''],
])('adds to the day %j %i days: %j', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
})

test('formats a day with its year', () => {
  expect(formatFullDay('2026-11-20')).toBe('20/11/2026')
})
