import { expect, test } from 'vitest'
import { parseSample } from './corpus/parse-sample.ts'

test.each([
  [
    'rua conselheiro brotero novecentos e sessenta apartamento quarenta e dois em santa cecília',
    '960',
    'apartamento 42',
  ],
  ['rua vinte e cinco de março trezentos e dez sala sete centro', '310', 'sala 7'],
  ['avenida nove de julho cinco mil e um sala oito', '5001', 'sala 8'],
  ['avenida faria lima número três mil quatrocentos e setenta e sete, casa um', '3477', 'casa 1'],
  ['rua sete de setembro mil e cem', '1100', undefined],
])('reads the number in words of %j', (text, number, complement) => {
  const { parts } = parseSample(text).stops[0] ?? {}
  expect(parts?.number).toMatchObject({ value: number, certain: true })
  expect(parts?.complement?.value).toBe(complement)
})

test.each([
  ['rua dos três irmãos, 10', 'Rua dos Três Irmãos'],
  ['rua vinte e quatro de maio 80', 'Rua Vinte e Quatro de Maio'],
  ['rua quinze de novembro 200', 'Rua Quinze de Novembro'],
])('the words of %j are a name', (text, street) => {
  expect(parseSample(text).stops[0]?.parts.street).toMatchObject({ value: street })
})

test('counts goods in words', () => {
  const { items } = parseSample('vinte e duas caixas de vinho na rua tupi 10')
  expect(items[0]?.value).toMatchObject({ quantity: '22', description: 'Caixas de vinho' })
})

test('marks all words of a number', () => {
  const text = 'rua tupi novecentos e sessenta, centro'
  const { start = 0, end } = parseSample(text).stops[0]?.parts.number?.span ?? {}
  expect(text.slice(start, end)).toBe('novecentos e sessenta')
})
