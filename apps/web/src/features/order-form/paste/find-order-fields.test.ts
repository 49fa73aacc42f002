import { expect, test } from 'vitest'
import { parseSample } from './corpus/parse-sample.ts'

const readOrder = (text: string) =>
  Object.entries(parseSample(`${text}, Rua Tupi, 10`).order).map(
    ([field, { value, certain }]) => `${field} ${value}${certain ? '' : '?'}`,
  )

test.each([
  ['Ordem de compra 2026/1187', ['externalRef 2026/1187']],
  ['Pedido de compra nº 45-00871', ['externalRef 45-00871']],
  ['OC 7765 - lençóis', ['externalRef 7765']],
  ['O.S. 2261', ['externalRef 2261']],
  ['Protocolo: 20261118', ['externalRef 20261118']],
  // The number of the order, not that of a document it refers to.
  ['Pedido 101, OC 7765', ['externalRef 101']],
  ['OC 7765 e OC 7766', ['externalRef 7765?']],
  // Usual words.
  ['os 300 convites', []],
  ['a ordem de 2 caixas', []],
])('reads the reference of %j', (text, order) => {
  expect(readOrder(text)).toEqual(order)
})

test.each([
  ['chave 24261139184652000169550010000209771913502748', ['invoiceKey 24261139184652000169550010000209771913502748']],
  [
    'chave 3126 1111 2223 3300 0181 5500 1000 0205 1714 0718 2650',
    ['invoiceKey 31261111222333000181550010000205171407182650'],
  ],
  // A wrong check digit.
  ['chave 24261139184652000169550010000209771913502749', []],
  [
    '24261139184652000169550010000209771913502748 e 31261111222333000181550010000205171407182650',
    ['invoiceKey 24261139184652000169550010000209771913502748?'],
  ],
])('reads the key of the invoice of %j', (text, order) => {
  expect(readOrder(text)).toEqual(order)
})

test.each([
  ['VLR 2.206,18', ['declaredValue 2206,18']],
  ['valor aproximado R$ 350', ['declaredValue 350,00']],
  ['mercadoria de R$ 1.200', ['declaredValue 1200,00']],
  ['NF de R$ 350,00', ['declaredValue 350,00']],
  // Another amount.
  ['frete de R$ 35', []],
])('reads the declared value of %j', (text, order) => {
  expect(readOrder(text)).toEqual(order)
})
