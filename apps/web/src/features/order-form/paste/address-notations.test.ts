import { expect, test } from 'vitest'
import { parseSample, readSamplePart } from './corpus/parse-sample.ts'

test.each([
  ['Rua Tupi, s/n', 'S/N'],
  ['Rua Tupi s/nº, Centro', 'S/N'],
  ['Rua Tupi, sem nº', 'S/N'],
  ['Rua Tupi sem n. Centro', 'S/N'],
  // The number with the flat.
  ['Rua Tupi 1220/401', '1220/401?'],
  // The letter is the abbreviation of "bairro".
  ['Rua Tupi 10 B. Santa Rosa', '10'],
  ['Rua Tupi 10 B, Santa Rosa', '10 B'],
])('reads the number of %j', (text, number) => {
  expect(readSamplePart(text, 'number')).toBe(number)
})

test.each([
  'Rua Tupi 1400, desculpa, 1440',
  'Rua Tupi 1400, perdão: 1440',
  'Rua Tupi 1400, ou melhor, 1440',
  'Rua Tupi 1400, quer dizer nº 1440',
  'Rua Tupi 1400 (correção: 1440)',
  'Rua Tupi 1400\n1440*',
  'Rua Tupi 1400\nnão, 1440',
])('the number that %j corrects is uncertain', (text) => {
  expect(readSamplePart(text, 'number')).toBe('1400?')
})

test.each(['Rua Tupi 1400, desculpa a demora', 'Rua Tupi 1400, melhor horário 14h', 'Rua Tupi 1400\n2 caixas'])(
  'the number of %j is not corrected',
  (text) => {
    expect(readSamplePart(text, 'number')).toBe('1400')
  },
)

test.each([
  ['Rua Tupi, 10, apt° 12', 'apt° 12'],
  ['Rua Tupi, 10, ap nº 12, Centro', 'ap nº 12'],
  ['Rua Tupi, 10, terceiro andar', '3º andar'],
  ['Rua Tupi 10 2º and sl 24', '2º and sl 24'],
  ['Rua Tupi 10, sobrado 4', 'sobrado 4'],
  ['Rua Tupi, 10, sobrado', 'sobrado'],
  ['Rua Tupi, 10, casa da frente', 'casa da frente'],
  ['Rua Tupi, 10, casa de cima', 'casa de cima'],
  // Landmarks.
  ['Rua Tupi, 10, sobrado azul em frente ao campo', undefined],
  ['Rua Tupi, 10, casa de portão azul', undefined],
])('reads the complement of %j', (text, complement) => {
  expect(readSamplePart(text, 'complement')).toBe(complement)
})

test.each([
  ['Rua Tupi, 10, moema, são paulo sp', 'Moema, São Paulo, SP'],
  ['rua tupi 10 ap 3 aldeota fortaleza ce', 'Aldeota, Fortaleza, CE'],
  ['rua tupi 10 sala 3 centro londrina', 'Centro, Londrina, '],
  ['rua tupi 10, manaus/am', ', Manaus, AM'],
  ['Rua Tupi, 10, Centro, Pelotas, Rio Grande do Sul', 'Centro, Pelotas, RS'],
  ['Rua Tupi, 10, Centro, Itu - São Paulo', 'Centro, Itu, SP'],
  ['rua tupi 10 sala 3 centro teresina piauí', 'Centro, Teresina, PI'],
  ['Rua Tupi, 10\nCentro\nCuritiba\nParaná', 'Centro, Curitiba, PR'],
  // Words.
  ['rua tupi 10, campinas, se não estiver ligar', ', Campinas, '],
  ['rua tupi 10, santos pr marta', ', , '],
  ['rua tupi 10, campinas ap 12', ', , '],
])('reads the town of %j', (text, town) => {
  const { neighborhood, city, state } = parseSample(text).stops[0]?.parts ?? {}
  const values = [neighborhood, city, state].map((part) => (part ? `${part.value}${part.certain ? '' : '?'}` : ''))
  expect(values.join(', ')).toBe(town)
})

test.each([
  ['entregar na Dutra km 210, posto Sakamoto', 'Dutra', 'KM 210'],
  ['Leva pra Anhanguera, km 98, galpão 3, Campinas', 'Anhanguera', 'KM 98'],
  ['Castelo Branco km 43 - Itu SP', 'Castelo Branco', 'KM 43'],
  ['Régis Bittencourt no km 271,5', 'Régis Bittencourt', 'KM 271,5'],
  // No kilometer of a highway.
  ['Rua dos Bandeirantes, 40', 'Rua dos Bandeirantes', '40'],
  ['Fica na Imigrantes, a 3 km daqui. Rua Tupi, 10', 'Rua Tupi', '10'],
  ['Bairro Imigrantes km 3', undefined, undefined],
])('reads the highway of %j', (text, street, number) => {
  expect([readSamplePart(text, 'street'), readSamplePart(text, 'number')]).toEqual([street, number])
})
