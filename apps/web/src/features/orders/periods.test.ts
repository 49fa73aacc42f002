import { expect, test } from 'vitest'
import { toPeriodQuery } from './periods.ts'

const newYear = new Date(2026, 0, 1, 23, 59)

test('sends a period that ends today by its length and any other by its days, also at the turn of the year', () => {
  expect(toPeriodQuery('today', newYear)).toEqual({ lastDays: 1 })
  expect(toPeriodQuery('last14', newYear)).toEqual({ lastDays: 14 })
  expect(toPeriodQuery('yesterday', newYear)).toEqual({ from: '2025-12-31', to: '2025-12-31' })
})

test('covers full months of any length', () => {
  expect(toPeriodQuery('thisMonth', new Date(2028, 1, 29))).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(toPeriodQuery('lastMonth', new Date(2026, 2, 31))).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(toPeriodQuery('lastMonth', newYear)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(toPeriodQuery('tomorrow', new Date(2026, 10, 30))).toEqual({ from: '2026-12-01', to: '2026-12-01' })
})
