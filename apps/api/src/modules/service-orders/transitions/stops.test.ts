import type { ServiceOrder } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { inTransit, orderIn, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const record = (order: ServiceOrder, position: number, body: object) =>
  testApp.call('PUT', `/v1/service-orders/${order.orderNumber}/stops/${order.stops[position]?.id}`, {
    as: testApp.users.operator,
    body,
  })
const done = (receiverName: string) => ({ state: 'completed', receiverName })
const missed = { state: 'failed', reason: 'Endereço não localizado' }
const listStates = (order: ServiceOrder) => order.stops.map(({ state }) => state)

test('the courier goes from one drop-off to the next, and the last one closes the order', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia', 'Caio'])
  expect(listStates(order)).toEqual(['completed', 'en_route', 'pending', 'pending'])
  const arrived = (await record(order, 1, { state: 'arrived' })).json()
  expect(listStates(arrived)).toEqual(['completed', 'arrived', 'pending', 'pending'])
  expect(listStates((await record(order, 1, done('Ana'))).json())).toEqual([
    'completed',
    'completed',
    'en_route',
    'pending',
  ])
  await record(order, 2, done('Bia'))
  const closed = (await record(order, 3, done('Vizinho do Caio'))).json()
  expect(closed).toMatchObject({ status: 'delivered', deliveredAt: expect.any(String) })
  expect(closed.stops.map(({ receiverName }: { receiverName: string }) => receiverName)).toEqual([
    null,
    'Ana',
    'Bia',
    'Vizinho do Caio',
  ])
})

test('an arrival that is recorded again changes nothing', async () => {
  const order = await inTransit(testApp, ['Ana'])
  const first = (await record(order, 1, { state: 'arrived' })).json()
  const again = await record(order, 1, { state: 'arrived' })
  expect(again.statusCode).toBe(200)
  expect(again.json()).toEqual(first)
  const path = `/v1/service-orders/${order.orderNumber}/events`
  const { data } = (await testApp.call('GET', path, { as: testApp.users.operator })).json()
  expect(data.filter(({ stopState }: { stopState: string }) => stopState === 'arrived')).toHaveLength(1)
})

test('one failed drop-off among others leaves the order partially delivered, by the system', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  await record(order, 1, missed)
  const closed = (await record(order, 2, done('Bia'))).json()
  expect(closed).toMatchObject({ status: 'partially_delivered', stops: [{}, { failureReason: missed.reason }, {}] })
  const path = `/v1/service-orders/${order.orderNumber}/events`
  const history = (await testApp.call('GET', path, { as: testApp.users.manager })).json().data
  expect(history.at(-1)).toMatchObject({ to: 'partially_delivered', actor: null })
  expect(history.at(-2)).toMatchObject({ type: 'stop_changed', stopState: 'completed' })
})

test('when every drop-off fails the attempt failed, with its reason', async () => {
  const order = await inTransit(testApp, ['Ana'])
  const failed = (await record(order, 1, missed)).json()
  expect(failed).toMatchObject({ status: 'failed', attempts: 1 })
})

test('rejects the delivery of an order with several open drop-offs in one step', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  const response = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
    as: testApp.users.operator,
    body: { to: 'delivered', receiverName: 'Ana' },
  })
  expect(response.json()).toMatchObject({
    code: 'invalid_transition',
    detail: expect.stringContaining('Faltam 2 entregas'),
  })
})

test('another attempt contains the drop-offs that failed', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  await record(order, 1, missed)
  const transition = (to: string, reason?: string) =>
    testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
      as: testApp.users.operator,
      body: { to, reason },
    })
  await transition('failed', 'Estabelecimento fechado')
  expect(listStates((await transition('in_transit')).json())).toEqual(['completed', 'en_route', 'pending'])
})

test.each([
  ['the pickup', 'in_transit', 0],
  ['a drop-off before the route', 'collected', 1],
  ['a drop-off of a closed order', 'delivered', 1],
] as const)('%s cannot be recorded here', async (_name, status, position) => {
  const order = await orderIn(testApp, status)
  expect((await record(order, position, done('Ana'))).json()).toMatchObject({ code: 'invalid_transition' })
})

test('a completed drop-off stays unchanged', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  await record(order, 1, done('Ana'))
  expect((await record(order, 1, missed)).json()).toMatchObject({ detail: 'Esta entrega já foi registrada.' })
})

test('returns 404 for a stop of another order', async () => {
  const [one, other] = [await inTransit(testApp), await inTransit(testApp)]
  const response = await testApp.call('PUT', `/v1/service-orders/${one.orderNumber}/stops/${other.stops[1]?.id}`, {
    as: testApp.users.operator,
    body: { state: 'arrived' },
  })
  expect(response.statusCode).toBe(404)
})

test.each([
  [
    'by the order',
    async (order: ServiceOrder) =>
      step(testApp, testApp.users.operator, order, { to: 'failed', reason: missed.reason }),
  ],
  ['by the stop', async (order: ServiceOrder) => (await record(order, 2, missed)).json()],
])('the failure %s of the rest of a route delivers the order in part', async (_name, fail) => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  await record(order, 1, done('Ana'))
  const closed = await fail(order)
  expect(closed).toMatchObject({
    status: 'partially_delivered',
    attempts: 0,
    stops: [{}, { state: 'completed' }, { state: 'failed', failureReason: missed.reason }],
  })
})

test('the courier serves one stop at a time', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia', 'Caio'])
  expect(listStates((await record(order, 2, { state: 'arrived' })).json())).toEqual([
    'completed',
    'pending',
    'arrived',
    'pending',
  ])
  expect(listStates((await record(order, 3, missed)).json())).toEqual(['completed', 'pending', 'arrived', 'failed'])
  const { data } = (
    await testApp.call('GET', `/v1/service-orders?tab=mine&limit=100`, { as: testApp.users.operator })
  ).json()
  const listed = data.find(({ orderNumber }: ServiceOrder) => orderNumber === order.orderNumber)
  expect(listed.nextStop).toMatchObject({ contactName: 'Bia', state: 'arrived' })
})
