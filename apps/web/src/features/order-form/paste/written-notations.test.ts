import { expect, test } from 'vitest'
import { parseSample } from './corpus/parse-sample.ts'

const readFirst = (text: string) => parseSample(text).stops[0]

test.each([
  ['05.12.2026 às 14h10', '2026-12-05 14:10-15:10'],
  ['dia 5-12-26', '2026-12-05 08:00-18:00'],
  ['2026-12-05 10:00', '2026-12-05 10:00-11:00'],
  ['amanhã às 7 da noite', '2026-11-19 19:00-20:00'],
  ['amanhã 8 da manhã às 5 da tarde', '2026-11-19 08:00-17:00'],
])('parses “%s” as the window %s', (text, window) => {
  const { value } = readFirst(`Rua A, 10, ${text}`)?.window ?? {}
  expect(`${value?.day} ${value?.start}-${value?.end}`).toBe(window)
})

test.each(['versão 1.2.26', 'IP 10.12.27.1', 'lote 10-12-14'])('finds no day in “%s”', (text) => {
  expect(readFirst(`Rua A, 10, ${text}`)?.window).toBeUndefined()
})

test.each([
  ['Rua A sem número, Centro', { street: 'Rua A', number: 'S/N', neighborhood: 'Centro' }],
  ['Rua A, sem numero', { street: 'Rua A', number: 'S/N' }],
  ['Rua Ver. José Diniz, 20', { street: 'Rua Ver. José Diniz', number: '20' }],
  ['R.Augusta,1500', { street: 'Rua Augusta', number: '1500' }],
  ['av.9 de julho 2000', { street: 'Avenida 9 de Julho', number: '2000' }],
  ['R.Dr.Cesário Mota, 10', { street: 'Rua Dr.Cesário Mota', number: '10' }],
  ['R. Mons. Passaláqua 12', { street: 'Rua Mons. Passaláqua', number: '12' }],
  ['Rua A, １０, Ana （11）98765-4321', { number: '10', contactPhone: '11987654321' }],
  ['Rua A, 10, Ana (0xx11) 98765-4321', { contactPhone: '11987654321' }],
])('parses the notation of “%s”', (text, parts) => {
  const values = Object.entries(readFirst(text)?.parts ?? {}).map(([part, { value }]) => [part, value])
  expect(Object.fromEntries(values)).toMatchObject(parts)
})

test('proposes no title of an invoice as the name of the contact', () => {
  const text = 'NOME / RAZÃO SOCIAL CNPJ / CPF\nAna Souza\nENDEREÇO\nRua A, 10'
  expect(readFirst(text)?.parts.contactName).toMatchObject({ value: 'Ana Souza' })
})
