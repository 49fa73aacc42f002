import { expect, test } from 'vitest'
import { addMinutesToDateTime, formatDateTime, hasFullTime, isDateTime, parseDateTime } from './date-time-text.ts'

test.each([
  ['25/12/2026 14:30', '2026-12-25T14:30'],
  ['25/12/2026, 14:30', '2026-12-25T14:30'],
  ['25/12/2026 às 14h30', '2026-12-25T14:30'],
  ['25/12 as 9h', '2026-12-25T09:00'],
  ['25.12.26 1430', '2026-12-25T14:30'],
  ['25 12 2026 14:30', '2026-12-25T14:30'],
  ['25 12 9:05', '2026-12-25T09:05'],
  ['25122026 0905', '2026-12-25T09:05'],
  ['2026-12-25T14:30', '2026-12-25T14:30'],
  ['2026-12-25T14:30:00.000', '2026-12-25T14:30'],
  ['2026-12-25 14:30:59', '2026-12-25T14:30'],
  ['２５／１２／２０２６ １４：３０', '2026-12-25T14:30'],
  ['25/12/2026 2:30 pm', '2026-12-25T14:30'],
  // A zone makes it another moment.
  ['2026-12-25T14:30:00.000Z', null],
  ['2026-12-25T14:30-03:00', null],
  ['2026-12-25 14:30Z', null],
  // A day alone has no time, also where its year could be one.
  ['25/12/2026', null],
  ['25 12 2026', null],
  ['14:30', null],
  ['31/02/2026 14:30', null],
  ['25/12/2026 24:00', null],
  ['2026-12-25T24:00', null],
  ['25/12/2026 14:30 ou mais tarde', null],
  ['', null],
  ['9 '.repeat(2000), null],
])('%j is parsed as %s', (text, value) => {
  expect(parseDateTime(text, 2026)).toBe(value)
})

test.each([
  ['12/25/2026 02:30 PM', 'en-US', '2026-12-25T14:30'],
  ['25/12/2026 a las 14:30', 'es-ES', '2026-12-25T14:30'],
  ['25/12/2026 at 2:30 pm', 'en-GB', '2026-12-25T14:30'],
])('%s is parsed in %s', (text, locale, value) => {
  expect(parseDateTime(text, 2026, locale)).toBe(value)
})

test.each(['pt-BR', 'en-US', 'en-GB', 'es-ES', 'de-DE', 'sv-SE', 'ja-JP', 'ko-KR'])(
  'every formatted time of a day can be parsed in %s',
  (locale) => {
    for (let minutes = 0; minutes < 24 * 60; minutes += 7) {
      const value = addMinutesToDateTime('2026-12-25T00:00', minutes)
      expect(parseDateTime(formatDateTime(value, locale), 2026, locale)).toBe(value)
    }
  },
)

test('the limits decide on a year of two digits', () => {
  expect(parseDateTime('25/12/50 14:30', 2026, 'pt-BR', { max: '2026-12-31T23:59' })).toBe('1950-12-25T14:30')
})

test('an invalid value is an empty text', () => {
  expect(formatDateTime('2026-12-25T14:30')).toBe('25/12/2026 14:30')
  for (const value of ['2026-12-25', '2026-12-25T25:00', '2026-02-31T14:30', '2026-12-25 14:30', '']) {
    expect(formatDateTime(value)).toBe('')
    expect(isDateTime(value)).toBe(false)
  }
})

test('a time is complete with its minutes', () => {
  expect(['25/12 14:30', '25/12 14h30', '25/12 1430', '25/12 2 pm'].map(hasFullTime)).toEqual([true, true, true, true])
  expect(['25/12 1', '25/12 14', '25/12 14:3', '25/12/2026'].map(hasFullTime)).toEqual([false, false, false, false])
})

test('minutes are added across midnight and the end of the year', () => {
  expect(addMinutesToDateTime('2026-12-31T23:50', 15)).toBe('2027-01-01T00:05')
  expect(addMinutesToDateTime('2026-03-01T00:00', -1)).toBe('2026-02-28T23:59')
})
