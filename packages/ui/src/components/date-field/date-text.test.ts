import { expect, test } from 'vitest'
import { addDays, addMonths, formatDate, hasFullYear, parseDate, toDate, today } from './date-text.ts'

test.each([
  ['25/12/2026', '2026-12-25'],
  ['25/12/26', '2026-12-25'],
  [' 5 / 1 / 2026 ', '2026-01-05'],
  ['25.12.2026', '2026-12-25'],
  ['25-12-2026', '2026-12-25'],
  ['25122026', '2026-12-25'],
  ['251226', '2026-12-25'],
  ['25/12', '2026-12-25'],
  ['2026-12-25', '2026-12-25'],
  ['2026-12-25T08:00:00Z', '2026-12-25'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['12/25/2026', null],
  ['00/00/0000', null],
  ['amanhã', null],
  ['', null],
  ['9'.repeat(5000), null],
])('%s is parsed as %s', (text, day) => {
  expect(parseDate(text, 2026)).toBe(day)
})

test.each([
  ['25/12/45', {}, '2045-12-25'],
  ['25/12/46', {}, '1946-12-25'],
  ['03/05/78', { max: '2026-11-25' }, '1978-05-03'],
  ['03/05/30', { max: '2026-11-25' }, '1930-05-03'],
  ['03/05/60', { min: '2026-01-01' }, '2060-05-03'],
  ['03/05/10', { min: '2026-01-01', max: '2030-01-01' }, '2010-05-03'],
  ['２５/１２/２０２６', {}, '2026-12-25'],
])('%s with the limits %o is parsed as %s', (text, limits, day) => {
  expect(parseDate(text, 2026, 'pt-BR', limits)).toBe(day)
})

test.each([
  ['25/12/20', false],
  ['25/12', false],
  ['251220', false],
  ['25/12/2026', true],
  ['25122026', true],
  ['2026-12-25', true],
])('%s has a full year: %s', (text, isFull) => {
  expect(hasFullYear(text)).toBe(isFull)
})

test('formats a day as dd/MM/yyyy, and an invalid one as an empty text', () => {
  expect(formatDate('2026-12-25')).toBe('25/12/2026')
  expect(formatDate('2026-02-31')).toBe('')
})

test('adds days and months across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

test('a day converts to a local Date and back', () => {
  expect(today(toDate('2026-01-01'))).toBe('2026-01-01')
})
