import { expect, test } from 'vitest'
import { parseSample } from './corpus/parse-sample.ts'

const readHours = (words: string) => {
  const { value, certain } = parseSample(`Rua Tupi, 10, amanhã ${words}`).stops[0]?.window ?? {}
  return `${value?.start}-${value?.end}${certain ? '' : '?'}`
}

test.each([
  ['no fim da tarde', '16:00-18:00?'],
  ['no finalzinho do dia', '16:00-18:00?'],
  ['no início da tarde', '13:00-15:00?'],
  ['no começo da manhã', '08:00-10:00?'],
  ['na hora do almoço', '12:00-14:00?'],
  ['antes do almoço', '08:00-12:00'],
  ['depois do almoço', '13:00-18:00'],
  ['de tardezinha', '13:00-18:00'],
  ['de manhãzinha', '08:00-12:00'],
  ['qqr hora', '08:00-18:00'],
  ['cedo', '08:00-12:00'],
])('reads the part of the day of %j', (words, hours) => {
  expect(readHours(words)).toBe(hours)
})

test.each([
  ['às nove', '09:00-10:00'],
  ['entre nove e onze', '09:00-11:00'],
  ['até as dez', '08:00-10:00'],
  ['a partir das dez', '10:00-18:00'],
  ['às nove e meia na recepção', '09:30-10:30'],
  ['das 10 ao meio-dia', '10:00-12:00'],
  // Not hours.
  ['levem as duas', '08:00-18:00?'],
  ['levem as duas caixas', '08:00-18:00?'],
])('reads the hours in words of %j', (words, hours) => {
  expect(readHours(words)).toBe(hours)
})

test.each([
  ['até as cinco', '08:00-17:00?'],
  ['até as 5', '08:00-17:00?'],
  ['às 3', '15:00-16:00?'],
  ['a partir das duas', '14:00-18:00?'],
  ['das 2 às 4', '14:00-16:00?'],
  ['das 8 às 5', '08:00-17:00?'],
  ['das 22h às 2h', '22:00-02:00'],
  ['às 5h da manhã', '05:00-06:00?'],
  ['depois das seis', '06:00-18:00?'],
  ['até as 5 da tarde', '08:00-17:00'],
])('the hours of %j are those of the afternoon, and left to the user', (words, hours) => {
  expect(readHours(words)).toBe(hours)
})

test.each(['entre duas e três caixas', 'umas 3 caixas', 'cerca de 3 caixas', 'mais ou menos 3 caixas'])(
  'the count of %j is uncertain',
  (words) => {
    expect(parseSample(`${words} na Rua Tupi, 10`).items[0]).toMatchObject({ certain: false })
  },
)
