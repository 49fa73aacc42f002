import { expect, test } from 'vitest'
import { orderExample } from '../../examples/service-orders.ts'
import { getStopName, listOrderFacts } from './order-facts.ts'
import { describeReceiptEvent, type ReceiptEvent, type ReceiptStatement } from './receipts.ts'

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

const createRoute = (kinds: readonly ('pickup' | 'dropoff' | 'return')[]) => ({
  stops: kinds.map((kind, position) => ({ kind, position })),
})

test.each([
  [
    ['pickup', 'dropoff'],
    ['Coleta', 'Entrega'],
  ],
  [
    ['pickup', 'dropoff', 'return'],
    ['Coleta', 'Entrega', 'Devolução'],
  ],
  [
    ['pickup', 'dropoff', 'dropoff', 'return'],
    ['Coleta', 'Entrega 1', 'Entrega 2', 'Devolução'],
  ],
] as const)('names the stops %j of a route %j, on each page and paper', (kinds, names) => {
  const route = createRoute(kinds)
  expect(route.stops.map((stop) => getStopName(route, stop))).toEqual(names)
  const statement = route as unknown as ReceiptStatement
  const events = route.stops.map(
    ({ position }) => ({ type: 'stop_changed', stopState: 'completed', stop: position }) as ReceiptEvent,
  )
  expect(events.map((event) => describeReceiptEvent(event, statement))).toEqual(
    names.map((name) => `${name}: Concluída`),
  )
})
