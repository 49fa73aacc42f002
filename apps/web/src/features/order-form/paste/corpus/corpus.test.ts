import { expect, test } from 'vitest'
import { parseSample } from './parse-sample.ts'
import { corpusParts, readCorpus } from './read-corpus.ts'
import { getPrecision, getRecall, scoreCorpus } from './score.ts'

test('the corpus has at least 120 messages, and 60 whose differences are not looked at', () => {
  const count = (part: (typeof corpusParts)[number]) => readCorpus(part).length
  expect(count('development')).toBeGreaterThanOrEqual(120)
  expect(count('holdout') + count('sealed')).toBeGreaterThanOrEqual(60)
})

test.each([
  ['development', 0.99, 0.85],
  ['holdout', 0.99, 0.85],
  ['independent', 0.99, 0.85],
  ['everyday', 0.99, 0.85],
  // Not the goal of 0.85: corrections and cancellations make all values of a message uncertain.
  ['hasty', 0.99, 0.64],
  // Not the goal of 0.99: a limit below what was measured.
  ['sealed', 0.97, 0.85],
] as const)('of the %s messages, ticked values are right and few are missing', (part, precision, recall) => {
  const { total, differences } = scoreCorpus(readCorpus(part), parseSample)
  const wrong = part === 'development' ? differences.filter(({ kind }) => kind === 'wrong') : []
  expect(getPrecision(total), JSON.stringify(wrong)).toBeGreaterThanOrEqual(precision)
  expect(getRecall(total)).toBeGreaterThanOrEqual(recall)
})

test('no recipient becomes the pickup', () => {
  const messages = corpusParts.flatMap(readCorpus)
  const withoutPickup = messages.filter(({ gold }) => gold.every(({ kind }) => kind !== 'pickup'))
  const wrong = withoutPickup.filter(({ text }) => parseSample(text).stops.some(({ kind }) => kind === 'pickup'))
  expect(wrong.map(({ title }) => title)).toEqual([])
})

test('no word is dropped: each is in a field, unused, or a filler', () => {
  const { unused } = parseSample('Entregar na Rua das Flores, 123. O bolo vai com vela azul')
  const text = 'Entregar na Rua das Flores, 123. O bolo vai com vela azul'
  expect(unused.map(({ start, end }) => text.slice(start, end))).toEqual(['bolo vai com vela azul'])
})

test.each([
  ['a lower-case name', 'Rua Tupi, 10, levar pra marta silva', 'contactName'],
  ['a street without a number', 'Entregar na Rua Tupi, falar com Marta', 'street'],
  ['a corrected number', 'Rua Tupi, 10, ops, 12', 'number'],
  ['the phone of the sender', 'Rua Tupi, 10. Meu cel é 11 95555-4444', 'contactPhone'],
  ['an unusual name after the number', 'Rua Tupi, 10, Xerxes', 'neighborhood'],
] as const)('%s is uncertain', (_name, text, part) => {
  expect(parseSample(text).stops[0]?.parts[part]).toMatchObject({ certain: false })
})

test.each([
  ['a weekday that is today', 'Rua Tupi, 10, quarta de manhã'],
  ['a time without a day that has passed', 'Rua Tupi, 10, das 8h às 16h'],
  ['an approximate time', 'Rua Tupi, 10, lá pelas 15h'],
  ['hours of the night without a part of the day', 'Rua Tupi, 10, amanhã das 2 às 4'],
  ['a time that is too early', 'Não entregar antes das 14h! Rua Tupi, 10, dia 05/12'],
  ['a time that is too late', 'Não pode chegar depois das 18h. Rua Tupi, 10, dia 05/12'],
  ['hours in which nothing is received', 'não recebem das 12h às 14h. Rua Tupi, 10, dia 05/12'],
  ['excluded hours', 'qualquer horário menos entre 12h e 13h, Rua Tupi, 10, amanhã'],
  ['an excluded part of the day', 'Rua Tupi, 10, amanhã, não pode de manhã'],
  ['the best-before date', 'bolo com validade 10/12/2026, Rua Tupi, 10, às 15h'],
  ['the day of a party', 'festa dia 12/12, Rua Tupi, 10, às 15h'],
  ['a window without an address', 'vocês abrem amanhã de manhã?'],
])('%s is an uncertain window', (_name, text) => {
  expect(parseSample(text).stops[0]?.window).toMatchObject({ certain: false })
})

test.each([
  ['Não entregar antes das 14h! Rua Tupi, 10, dia 05/12', '14:00', '18:00'],
  ['Não pode chegar depois das 18h. Rua Tupi, 10, dia 05/12', '08:00', '18:00'],
])('reads the time of %j with its negation', (text, start, end) => {
  expect(parseSample(text).stops[0]?.window?.value).toMatchObject({ start, end })
})

test.each(['Rua 12 de Outubro, 120', 'rua 7 de abril 230 cj 71'])(
  'the name of %s is not the day of the hours',
  (street) => {
    const { window } = parseSample(`entregar 15h na ${street}, falar com Rui`).stops[0] ?? {}
    expect(window).toMatchObject({ hasDay: false, certain: true })
  },
)

test('the price of a piece is no part of its description', () => {
  const { items } = parseSample('3 bolos de R$ 50 cada, Rua Tupi, 10')
  expect(items.map(({ value }) => value.description)).toEqual(['Bolos'])
})

test.each([
  ['two order numbers', 'Pedido 101 e pedido 102, Rua Tupi, 10', { externalRef: { value: '101', certain: false } }],
  ['a total', 'Total R$ 50,00, Rua Tupi, 10', { declaredValue: { value: '50,00', certain: false } }],
  ['a declared value', 'Valor R$ 1.250, Rua Tupi, 10', { declaredValue: { value: '1250,00', certain: true } }],
  ['no urgency', 'Sem urgência, Rua Tupi, 10', {}],
])('reads %s of an order', (_name, text, order) => {
  expect(parseSample(text).order).toMatchObject(order)
  expect(Object.keys(parseSample(text).order)).toEqual(Object.keys(order))
})

test('keeps a second phone and an extension as an instruction', () => {
  const { parts } = parseSample('Rua Tupi, 10, Edson (11) 96655-4433 ou 11 5571-2020').stops[0] ?? {}
  expect(parts).toMatchObject({
    contactPhone: { value: '11966554433' },
    instructions: { value: 'Outro telefone: (11) 5571-2020' },
  })
})
