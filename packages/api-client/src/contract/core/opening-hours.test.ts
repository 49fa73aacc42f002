import { expect, test } from 'vitest'
import { OpeningHours, type OpeningSpan } from './opening-hours.ts'

const open = (weekday: OpeningSpan['weekday'], opens: string, closes: string): OpeningSpan => ({
  weekday,
  opens,
  closes,
})
const getErrors = (spans: readonly OpeningSpan[]) =>
  OpeningHours.safeParse(spans).error?.issues.map(({ message }) => message) ?? []

test.each<[string, OpeningSpan[], string[]]>([
  ['no hours', [], []],
  ['a break at noon', [open('monday', '08:00', '12:00'), open('monday', '12:00', '18:00')], []],
  ['a night before a morning', [open('monday', '22:00', '06:00'), open('tuesday', '06:00', '12:00')], []],
  [
    'an overlap on a day',
    [open('friday', '08:00', '12:00'), open('monday', '13:00', '18:00'), open('friday', '11:00', '18:00')],
    ['Junte os horários que se sobrepõem: sexta-feira.'],
  ],
  [
    'a night that overlaps the next morning, also that of the next week',
    [
      open('monday', '05:00', '08:00'),
      open('tuesday', '22:00', '06:00'),
      open('wednesday', '05:30', '09:00'),
      open('sunday', '22:00', '06:00'),
    ],
    ['Junte os horários que se sobrepõem: terça-feira, domingo.'],
  ],
  [
    'equal times',
    [open('monday', '08:00', '08:00'), open('saturday', '09:00', '09:00')],
    ['A abertura e o fechamento precisam ser horários diferentes: segunda-feira, sábado.'],
  ],
])('names the days of %s', (_case, spans, errors) => {
  expect(getErrors(spans)).toEqual(errors)
})
