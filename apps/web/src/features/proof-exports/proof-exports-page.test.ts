import { expect, test } from 'vitest'
import { listMonths } from './proof-exports-page.tsx'

test('lists the month of the day and those before, in any time zone of the machine', () => {
  expect(listMonths('2026-11-30').slice(0, 2)).toEqual(['2026-11', '2026-10'])
  expect(listMonths('2027-01-01').slice(0, 2)).toEqual(['2027-01', '2026-12'])
})
