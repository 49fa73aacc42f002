import { expect, test } from 'vitest'
import { parseSample } from './corpus/parse-sample.ts'

const readItems = (text: string) =>
  parseSample(text).items.map(({ value, certain }) => `${value.quantity} ${value.description}${certain ? '' : '?'}`)

test.each([
  ['losartana 2 caixas, Rua Tupi, 10', ['2 Caixas de losartana?']],
  ['entregar dipirona 500mg 3 caixas na Rua Tupi, 10', ['3 Caixas de dipirona 500mg']],
  ['levar ração 2 sacos na Rua Tupi, 10', ['2 Sacos de ração']],
  ['fralda G 2 pct\ndipirona 1 frasco\nRua Tupi, 10', ['2 Pacotes de fralda G', '1 Frasco de dipirona']],
  ['dorflex 2 cartelas e paracetamol 1 caixa, Rua Tupi, 10', ['2 Cartelas de dorflex', '1 Caixa de paracetamol']],
  ['Rua Tupi, 10. Losartana 50mg - 2 caixas\nOmeprazol - 1 cx', ['2 Caixas de Losartana 50mg', '1 Caixa de Omeprazol']],
  // Capitalized words may be people.
  ['Kessyane 2 caixas\nXantia 3 caixas\nRua Tupi, 10', ['2 Caixas de Kessyane?', '3 Caixas de Xantia?']],
])('reads the goods of the packages of %j', (text, items) => {
  expect(readItems(text)).toEqual(items)
})

test.each([
  'Rua Tupi, 10, Rui 2 caixas',
  'Rua Tupi, 10, dona Xerxes 2 caixas',
  'Rua Tupi, 10, centro 2 caixas',
  'Rua Tupi, 10, amanhã 2 caixas',
  'Rua Tupi, 10, ap 3 2 caixas',
  'Padaria Real 2 caixas, Rua Tupi, 10',
  'leva pra Marta 2 caixas na Rua Tupi, 10',
  'são 2 caixas, Rua Tupi, 10',
])('the words before the packages of %j are no goods', (text) => {
  expect(readItems(text)).toEqual(['2 Caixas'])
})

test.each([
  ['leva o bolo da Maria na Rua Tupi, 10', ['1 Bolo']],
  ['mandar o vestido azul da cliente greice pra Rua Tupi, 10', ['1 Vestido azul']],
  ['levar a mala do joão pra Rua Tupi, 10', ['1 Mala']],
  ['busca o vestido de noiva na Rua Lapa 10 e leva na Rua Tupi 20', ['1 Vestido de noiva']],
  ['leva meu notebook Dell pra Rua Tupi, 10', ['1 Notebook Dell']],
  // The count is open.
  ['leva as caixas da Maria na Rua Tupi, 10', ['1 Caixas?']],
  ['entregar documento na Rua Tupi, 10', ['1 Documento?']],
  ['levar a encomenda na Rua Tupi, 10', ['1 Encomenda?']],
  // Mentioned again, excluded, and part of what to do at the door.
  ['1 torta na Rua Tupi, 10, leva o bolo até 15h', ['1 Torta']],
  ['não levar o bolo, Rua Tupi, 10', []],
  ['pegar a chave na Rua Tupi, 10', []],
])('reads the goods without a count of %j', (text, items) => {
  expect(readItems(text)).toEqual(items)
})
