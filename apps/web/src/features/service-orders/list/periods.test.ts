import { expect, test } from 'vitest'
import { periodDays } from './periods.ts'

const newYear = new Date(2026, 0, 1, 23, 59)

test('sends a period that ends today by its length and any other by its days, also at the turn of the year', () => {
  expect(periodDays('today', newYear)).toEqual({ lastDays: 1 })
  expect(periodDays('last14', newYear)).toEqual({ lastDays: 14 })
  expect(periodDays('yesterday', newYear)).toEqual({ from: '2025-12-31', to: '2025-12-31' })
})

test('covers full months of any length', () => {
  expect(periodDays('thisMonth', new Date(2028, 1, 29))).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(periodDays('lastMonth', new Date(2026, 2, 31))).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(periodDays('lastMonth', newYear)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(periodDays('tomorrow', new Date(2026, 10, 30))).toEqual({ from: '2026-12-01', to: '2026-12-01' })
})
