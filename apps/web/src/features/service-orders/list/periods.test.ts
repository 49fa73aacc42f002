import { expect, test } from 'vitest'
import { periodDays } from './periods.ts'

const newYear = new Date(2026, 0, 1, 23, 59)

test('a period ends with the day it is seen from, also across the turn of the year', () => {
  expect(periodDays('today', newYear)).toEqual({ from: '2026-01-01', to: '2026-01-01' })
  expect(periodDays('yesterday', newYear)).toEqual({ from: '2025-12-31', to: '2025-12-31' })
  expect(periodDays('last7', newYear)).toEqual({ from: '2025-12-26', to: '2026-01-01' })
  expect(periodDays('last30', newYear)).toEqual({ from: '2025-12-03', to: '2026-01-01' })
})

test('months are whole, whatever their length', () => {
  expect(periodDays('thisMonth', new Date(2028, 1, 29))).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(periodDays('lastMonth', new Date(2026, 2, 31))).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(periodDays('lastMonth', newYear)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(periodDays('tomorrow', new Date(2026, 10, 30))).toEqual({ from: '2026-12-01', to: '2026-12-01' })
})
