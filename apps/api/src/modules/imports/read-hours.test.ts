import { expect, test } from 'vitest'
import { readHours } from './read-hours.ts'

const read = (text: string) => {
  const hours = readHours(text)
  return hours && [hours.start, hours.end].map((time) => new Date(time).toISOString().slice(11, 16)).join(' ')
}

test.each([
  '14h às 18h',
  '14:00-18:00',
  '14:00 - 18:00',
  '14 às 18',
  '14-18h',
  '14 – 18',
  '14h00 as 18h00',
  '14:00:00 - 18:00:00',
  'das 14 às 18h',
  'das 14h até as 18h',
  'entre 14h e 18h',
  'de 14:00 a 18:00',
  '14.00 às 18.00',
  '14:00/18:00',
  '14h/18h',
  '14 hs às 18 hs',
  '14 horas às 18 horas',
  '2pm - 6pm',
  '2 - 6 p.m.',
  '02:00 PM to 06:00 PM',
  ' 14:00 ~ 18:00 ',
])('%j is from 14:00 to 18:00', (text) => {
  expect(read(text)).toBe('14:00 18:00')
})

test.each([
  ['manhã', '08:00 12:00'],
  ['De manhã', '08:00 12:00'],
  ['Período da manhã', '08:00 12:00'],
  ['MANHA', '08:00 12:00'],
  ['tarde', '13:00 18:00'],
  ['à tarde', '13:00 18:00'],
  ['Noturno', '18:00 22:00'],
  ['comercial', '08:00 18:00'],
  ['Horário comercial', '08:00 18:00'],
  ['qualquer hora', '08:00 18:00'],
  ['até 15h', '08:00 15:00'],
  ['até as 10:30', '08:00 10:30'],
  ['antes das 11h', '08:00 11:00'],
  ['após 18h', '18:00 22:00'],
  ['a partir das 13:30', '13:30 18:00'],
  ['entre 13h30 e 15h', '13:30 15:00'],
  ['9h-11h30', '09:00 11:30'],
])('%j is %s', (text, hours) => {
  expect(read(text)).toBe(hours)
})

test.each([
  '',
  '14h',
  '9:30',
  '18h às 14h',
  '14h às 14h',
  'até 7h',
  '25h às 26h',
  '14:75 - 18:00',
  '20/11',
  '8/12',
  'agendar',
  'manhã ou tarde',
  '14h às 18h ou 20h',
  '2026-11-20',
  `14${' '.repeat(30_000)}x`,
])('%j has no certain hours', (text) => {
  expect(read(text)).toBeUndefined()
})
