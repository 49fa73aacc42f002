import { beforeAll, expect, test } from 'vitest'
import { inTransit, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const place = { latitude: -23.561414, longitude: -46.655881, accuracyMeters: 12 }
const events = async ({ orderNumber }: { orderNumber: string }) =>
  (await testApp.call('GET', `/v1/service-orders/${orderNumber}/events`, { as: testApp.users.operator })).json().data
const record = (order: Awaited<ReturnType<typeof inTransit>>, body: object) =>
  testApp.call('PUT', `/v1/service-orders/${order.orderNumber}/stops/${order.stops[1]?.id}`, {
    as: testApp.users.operator,
    body,
  })

test('the place and the scanned volumes of a step are stored with its event', async () => {
  const order = await request(testApp)
  await step(testApp, testApp.users.operator, order, { to: 'accepted' })
  await step(testApp, testApp.users.operator, order, { to: 'collecting', place })
  await step(testApp, testApp.users.operator, order, { to: 'collected', place, checkedVolumes: 2 })
  const [accepted, collecting, collected] = (await events(order)).slice(-3)
  expect(accepted).not.toHaveProperty('place')
  expect(collecting.place).toEqual(place)
  expect(collecting).not.toHaveProperty('checkedVolumes')
  expect(collected).toMatchObject({ to: 'collected', place, checkedVolumes: 2 })
})

test('the arrival and the outcome of a drop-off have their place', async () => {
  const order = await inTransit(testApp)
  expect((await record(order, { state: 'arrived', place })).statusCode).toBe(200)
  expect((await record(order, { state: 'completed', receiverName: 'Mariana', checkedVolumes: 1 })).statusCode).toBe(200)
  const stops = (await events(order)).filter(({ type }: { type: string }) => type === 'stop_changed')
  expect(stops).toMatchObject([
    { stopState: 'arrived', place },
    { stopState: 'completed', checkedVolumes: 1 },
  ])
  expect(stops[1]).not.toHaveProperty('place')
})

test('an impossible place is rejected', async () => {
  const order = await inTransit(testApp)
  for (const wrong of [{ ...place, latitude: 91 }, { ...place, accuracyMeters: -1 }, { latitude: 1 }]) {
    expect((await record(order, { state: 'arrived', place: wrong })).statusCode).toBe(400)
  }
})

test('the recipient does not see the place', async () => {
  const order = await inTransit(testApp)
  await record(order, { state: 'arrived', place })
  const token = order.trackingUrl?.split('/').at(-1)
  const response = await testApp.call('GET', `/v1/public/tracking/${token}`)
  expect(response.statusCode).toBe(200)
  expect(response.body).not.toContain('46.655881')
})
