import { expect, test } from 'vitest'
import { orderExample } from '../../examples/service-orders.ts'
import { listOrderFacts } from './order-facts.ts'

const toReais = (cents: number) => `R$ ${cents / 100}`
const key = '35261112345678000195550010000012341000012348'

test('lists what has a value, each with its label and as people write it', () => {
  const order = { ...orderExample, costCenter: 'CC-107', invoiceKey: key, declaredValueCents: 15_000, notes: 'Ligar' }
  expect(listOrderFacts(order, toReais)).toEqual([
    ['Referência', 'PED-1001'],
    ['Centro de custo', 'CC-107'],
    ['Chave da NF-e', '3526 1112 3456 7800 0195 5500 1000 0012 3410 0001 2348'],
    ['Valor declarado', 'R$ 150'],
  ])
})

test('a declared value of zero is a value; an empty text is none', () => {
  const order = { ...orderExample, externalRef: '', declaredValueCents: 0 }
  expect(listOrderFacts(order, toReais)).toEqual([['Valor declarado', 'R$ 0']])
})
