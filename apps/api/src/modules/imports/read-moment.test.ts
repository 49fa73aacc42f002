import { describe, expect, test } from 'vitest'
import { getDateOrderEvidence, readMoment } from './read-moment.ts'

const iso = (cell: string | number | Date) => {
  const parts = readMoment(cell, cell instanceof Date ? '' : String(cell), 'dayFirst')
  if (parts === undefined || parts === 'ambiguous') return parts
  if (parts.instant) return parts.instant
  const day = parts.day === undefined ? '' : new Date(parts.day).toISOString().slice(0, 10)
  return `${day} ${parts.time === undefined ? '' : new Date(parts.time).toISOString().slice(11, 16)}`.trim()
}

describe('a day with a time', () => {
  test.each([
    '05/12/2031 14:10',
    '05/12/31 14h10',
    '5/12/31 14h10min',
    '05-12-2031 14:10:34',
    '05.12.2031 14:10',
    '05/12/2031, 14:10',
    '05/12/2031 às 14:10',
    '05/12/2031 - 14:10',
    '05/12/2031 14:10 hs.',
    '05/12/2031 14:10h',
    '05/12/2031 2:10 PM',
    'sex, 05/12/2031 14:10',
    'sexta-feira, 05/12/2031 14:10',
    '5 de dezembro de 2031 às 14h10',
    '05/dez/2031 14:10',
    '5-Dec-31 14:10',
    'December 5, 2031 2:10 pm',
    'Dec 5, 2031 14:10',
    'Fri, Dec. 5th, 2031 at 2:10 PM',
    '05/12/2031 14.10',
    '14:10 05/12/2031',
    '14h10 de 05/12/2031',
    '14h10, sex, 05/12/2031',
    '14:10 - 05/12/2031',
    'às 14:10 do dia 05/12/2031',
    '2:10 PM 05/12/2031',
    '14:10 5 de dezembro de 2031',
    '14:10 December 5, 2031',
    '14:10 2031-12-05',
    '2031-12-05 14:10',
    '2031-12-05T14:10:34.250',
    '2031/12/05 14:10:34',
    48_187.590_277_777_8,
    '48187.5902777778',
    '48187,5902777778',
    new Date('2031-12-05T14:10:00Z'),
  ])('is read from %j', (cell) => {
    expect(iso(cell)).toBe('2031-12-05 14:10')
  })

  test.each([
    ['2031-12-05 14:10:34 -0300', '2031-12-05T17:10:34.000Z'],
    ['2026-04-05 21:06:21 +0400', '2026-04-05T17:06:21.000Z'],
    ['2031-12-05T14:10:00-03:00', '2031-12-05T17:10:00.000Z'],
    ['2031-12-05T14:10:00Z', '2031-12-05T14:10:00.000Z'],
    ['2031-12-05 14:10 UTC', '2031-12-05T14:10:00.000Z'],
    ['05/12/2031 14:10 -03', '2031-12-05T17:10:00.000Z'],
    ['05/12/2031 14:10:00 GMT-3', '2031-12-05T17:10:00.000Z'],
    ['05/12/2031 14:10 UTC-03:00', '2031-12-05T17:10:00.000Z'],
    ['05/12/2031 14:10 BRT', '2031-12-05T17:10:00.000Z'],
    ['05/12/2031 14:10 (BRT)', '2031-12-05T17:10:00.000Z'],
    ['05/12/2031 14:10 (GMT-3)', '2031-12-05T17:10:00.000Z'],
    ['05/12/2031 às 14h10 (horário de Brasília)', '2031-12-05T17:10:00.000Z'],
    ['2031-12-05 06:10:00 -0700', '2031-12-05T13:10:00.000Z'],
    ['2031-12-05T06:10-07:00', '2031-12-05T13:10:00.000Z'],
  ])('and a zone is an instant: %s', (text, instant) => {
    expect(iso(text)).toBe(instant)
  })
})

test.each([
  ['05/12/2031', '2031-12-05'],
  ['14h10', '14:10'],
  ['18h', '18:00'],
  ['14:10', '14:10'],
  [0.590_277_777_8, '14:10'],
])('a day or a time alone is a part: %j', (cell, expected) => {
  expect(iso(cell)).toBe(expected)
})

test.each([
  '31/02/2031 10:00',
  '05/12/2031 24:00',
  '05/12/2031 14:61',
  '13/13/2031 10:00',
  '05/12/2031 10:00 e 11:00',
  '05/12/2031 09:00-11:00',
  '05/12/2031 09:00 - 11:00',
  '05/12/2031 08:00-18:00',
  '05/12/2031 14:10-16',
  'amanhã 14h',
  '14',
  '14.10',
  '05/12/2031 14.60',
  '05/12/2031 1.410',
  '14:10 05/12',
  '09:00 às 11:00 05/12/2031',
  '14:10 05/12/2031 15:10',
  '14:10 CET 05/12/2031',
  '5',
  12,
  '20311205',
  '99999999',
])('%j is not read', (cell) => {
  expect(iso(cell)).toBeUndefined()
})

test('a day with two readings is ambiguous until the column is decided', () => {
  expect(readMoment('05/12/31 14h10', '05/12/31 14h10', undefined)).toBe('ambiguous')
  expect(readMoment('05/05/31 14h10', '05/05/31 14h10', undefined)).toMatchObject({ day: Date.UTC(2031, 4, 5) })
  expect(readMoment('14h10 05/12/31', '14h10 05/12/31', undefined)).toBe('ambiguous')
  expect(readMoment('05/12/31 14h10', '05/12/31 14h10', 'monthFirst')).toMatchObject({ day: Date.UTC(2031, 4, 12) })
})

test.each([
  ['21/11/2026 09:00', 'dayFirst'],
  ['09:00 21/11/2026', 'dayFirst'],
  ['9:00 AM 11/21/2026', 'monthFirst'],
  ['09:00 05/12/2026', 'ambiguous'],
  ['09:00', undefined],
])('the order of a column is decided by %j: %s', (text, evidence) => {
  expect(getDateOrderEvidence(text)).toBe(evidence)
})
