import { expect, test } from 'vitest'
import { parseSample, readSamplePart } from './corpus/parse-sample.ts'

test.each([
  'CPF do destinatário: 11987654321',
  'CPF dela é 11987654321',
  'CPF/CNPJ: 11987654321',
  'documento nº 11987654321',
  'CPF\n11987654321',
])('the number of the document of %j is no phone', (text) => {
  expect(readSamplePart(`Rua Tupi, 10, Centro\n${text}`, 'contactPhone')).toBeUndefined()
})

test.each([
  ['CPF 529.982.247-25, contato 11 98765-4321', '11987654321'],
  ['CPF na portaria, tel 11 98765-4321', '11987654321'],
  // The digits of a CPF without a label.
  ['Ana 11144477735', undefined],
  ['Ana 11998877610', '11998877610'],
])('reads the phone of %j', (text, phone) => {
  expect(readSamplePart(`Rua Tupi, 10, Centro, ${text}`, 'contactPhone')).toBe(phone)
})

test('digits of a CPF are a certain phone only behind a label', () => {
  expect(readSamplePart('Rua Tupi, 10, Ana 11950000060', 'contactPhone')).toBe('11950000060?')
  expect(readSamplePart('Rua Tupi, 10, Ana, tel 11950000060', 'contactPhone')).toBe('11950000060')
})

test.each([
  '\u200e[17/11/2026 08:03:12] ~ Ana: entregar amanhã à tarde na Rua Tupi, 10',
  '> [17/11/26 08:03] Ana: entregar amanhã à tarde na Rua Tupi, 10',
  '17/11/26 08:03 - +55 11 98888-7777: entregar amanhã à tarde na Rua Tupi, 10',
])('the header of %j is no contact, and its day is that of the message', (text) => {
  const [stop] = parseSample(text).stops
  expect(Object.keys(stop?.parts ?? {})).toEqual(['street', 'number'])
  expect(stop?.window).toMatchObject({ value: { day: '2026-11-18', start: '13:00', end: '18:00' }, certain: true })
})

test.each([
  '18.11.26, 14:03 - Ana: Rua Tupi, 10',
  '2026-11-18 14:03 - Ana: Rua Tupi, 10',
  'Ana, [18/11/2026 14:03]\nRua Tupi, 10',
])('the header of %j has no values', (text) => {
  const [stop] = parseSample(text).stops
  expect(Object.keys(stop?.parts ?? {})).toEqual(['street', 'number'])
  expect(stop?.window).toBeUndefined()
})
