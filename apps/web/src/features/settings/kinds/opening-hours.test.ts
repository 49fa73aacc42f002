import type { Weekday } from '@malote/api-client'
import { expect, test } from 'vitest'
import { formatOpeningHours } from './opening-hours.tsx'

const on = (days: string, opens: string, closes: string) =>
  days.split(' ').map((weekday) => ({ weekday: weekday as Weekday, opens, closes }))

test('writes consecutive days with the same hours as one line', () => {
  expect(
    formatOpeningHours([
      ...on('monday tuesday wednesday thursday friday', '08:00', '18:00'),
      ...on('saturday', '09:00', '13:00'),
    ]),
  ).toEqual([
    ['Seg–sex', '08:00 às 18:00'],
    ['Sábado', '09:00 às 13:00'],
    ['Domingo', 'Fechado'],
  ])
})

test('keeps days with other hours between them apart, and lists two spans of a day', () => {
  expect(
    formatOpeningHours([...on('monday wednesday', '08:00', '12:00'), ...on('wednesday', '14:00', '18:00')]),
  ).toEqual([
    ['Segunda-feira', '08:00 às 12:00'],
    ['Terça-feira', 'Fechado'],
    ['Quarta-feira', '08:00 às 12:00, 14:00 às 18:00'],
    ['Qui–dom', 'Fechado'],
  ])
})

test('writes no hours as always open', () => {
  expect(formatOpeningHours([])).toEqual([['Todos os dias', '24 horas']])
})
