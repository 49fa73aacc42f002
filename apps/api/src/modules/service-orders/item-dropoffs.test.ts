import type { ServiceOrder } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { dropoff, orderInput, request } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const items = [
  { description: 'Caixa', quantity: 2, dropoff: 3 },
  { description: 'Envelope', quantity: 1, dropoff: 1 },
  { description: 'Cartão', quantity: 1 },
]
const requestRoute = () =>
  request(testApp, testApp.users.operator, { dropoffs: ['Ana', 'Bia', 'Caio'].map(dropoff), items })
const edit = (order: ServiceOrder, body: object) =>
  testApp.call('PUT', `/v1/service-orders/${order.orderNumber}`, {
    as: testApp.users.operator,
    body: { version: order.version, ...body },
  })
const listDropoffs = (order: ServiceOrder) => order.items.map((item) => item.dropoff)

test('an item states the drop-off that receives it', async () => {
  expect(listDropoffs(await requestRoute())).toEqual([3, 1, null])
})

test.each([
  [true, { draft: true }],
  [false, {}],
])('an item of a drop-off that the order does not have is rejected (draft: %s)', async (_isDraft, more) => {
  const body = {
    ...orderInput(testApp.companies.acme),
    ...more,
    items: [{ description: 'Caixa', quantity: 1, dropoff: 2 }],
  }
  const response = await testApp.call('POST', '/v1/service-orders', { as: testApp.users.operator, body })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toMatchObject([
    { pointer: '/items/0/dropoff', message: expect.stringContaining('entrega') },
  ])
})

test('an item keeps its stop when the route changes, and has none when its stop is removed', async () => {
  const order = await requestRoute()
  const [, ana, bia, caio] = order.stops
  const moved = (
    await edit(order, {
      dropoffs: [
        { ...dropoff('Caio'), id: caio?.id },
        { ...dropoff('Ana'), id: ana?.id },
        { ...dropoff('Bia'), id: bia?.id },
      ],
    })
  ).json()
  expect(listDropoffs(moved)).toEqual([1, 2, null])
  const shorter = (
    await edit(moved, {
      dropoffs: [
        { ...dropoff('Ana'), id: ana?.id },
        { ...dropoff('Bia'), id: bia?.id },
      ],
    })
  ).json()
  expect(listDropoffs(shorter)).toEqual([null, 1, null])
})

test('an edit of the items alone is checked against the route', async () => {
  const order = await requestRoute()
  const response = await edit(order, { items: [{ description: 'Caixa', quantity: 1, dropoff: 4 }] })
  expect(response.json().errors).toMatchObject([{ pointer: '/items/0/dropoff' }])
})
