import type { ServiceOrder, ServiceOrderEvent } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { inTransit, orderIn, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const listEvents = async ({ orderNumber }: ServiceOrder): Promise<ServiceOrderEvent[]> => {
  const response = await testApp.call('GET', `/v1/service-orders/${orderNumber}/events`, { as: testApp.users.operator })
  return response.json().data
}

const minute = 60_000
const iso = (time: number) => new Date(time).toISOString()
/** Sends a step later than it was taken: `age` and `skew` are in milliseconds. */
const send = (
  order: ServiceOrder,
  { age, skew = 0, clock = true }: { age: number; skew?: number; clock?: boolean },
) => {
  const now = testApp.now().getTime()
  const deviceTime = iso(now - age + skew)
  const headers = { 'device-time': deviceTime, ...(clock ? { 'device-clock': iso(now + skew) } : {}) }
  return testApp
    .call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
      as: testApp.users.operator,
      headers,
      body: { to: 'delivered', receiverName: 'Ana' },
    })
    .then((response) => ({ response, deviceTime }))
}

test('a step that is sent later happened when its device took it, within the promise', async () => {
  const order = await inTransit(testApp)
  testApp.advance(20 * minute)
  await testApp.db
    .updateTable('service_orders')
    .set({ promised_at: new Date(testApp.now().getTime() - 5 * minute) })
    .where('order_number', '=', order.orderNumber)
    .execute()
  const { response, deviceTime } = await send(order, { age: 10 * minute })
  const delivered: ServiceOrder = response.json()
  expect(delivered).toMatchObject({
    deliveredAt: deviceTime,
    closedAt: deviceTime,
    stops: [{}, { completedAt: deviceTime }],
  })
  expect(Date.parse(delivered.updatedAt)).toBeGreaterThan(Date.parse(deviceTime))
  const event = (await listEvents(order)).at(-1)
  expect(event).toMatchObject({ occurredAt: deviceTime, deviceTime, timeSource: 'device' })
  expect(Date.parse(event?.recordedAt ?? '')).toBeGreaterThan(Date.parse(deviceTime))
  const onTime = `/v1/service-orders?delivery=on_time&number=${order.orderNumber}`
  expect((await testApp.call('GET', onTime, { as: testApp.users.admin })).json().meta.total).toBe(1)
})

test.each([
  ['does not send its clock', 60, { age: 10 * minute, clock: false }],
  ['has a wrong clock', 60, { age: 10 * minute, skew: -3 * minute }],
  ['took it before the previous step', 1, { age: 10 * minute }],
])('the time of the server counts when the device %s', async (_name, minutes, late) => {
  const order = await request(testApp)
  testApp.advance(60 * minute)
  let route = order
  for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
    route = await step(testApp, testApp.users.operator, route, { to })
  }
  testApp.advance(minutes * minute)
  const { deviceTime } = await send(order, late)
  const event = (await listEvents(order)).at(-1)
  expect(event).toMatchObject({ to: 'delivered', deviceTime, timeSource: 'server' })
  expect(event?.occurredAt).toBe(event?.recordedAt)
})

test.each([
  ['before the order existed', 60 * minute],
  ['in the future', -10 * minute],
])('a device time %s is not stored', async (_name, age) => {
  const order = await inTransit(testApp)
  await send(order, { age })
  const event = (await listEvents(order)).at(-1)
  expect(event?.to).toBe('delivered')
  expect(event).not.toHaveProperty('deviceTime')
})

test('the time of an outcome is that of its stop', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  testApp.advance(20 * minute)
  const deviceTime = iso(testApp.now().getTime() - 10 * minute)
  const response = await testApp.call('PUT', `/v1/service-orders/${order.orderNumber}/stops/${order.stops[1]?.id}`, {
    as: testApp.users.operator,
    headers: { 'device-time': deviceTime, 'device-clock': iso(testApp.now().getTime()) },
    body: { state: 'completed', receiverName: 'Ana' },
  })
  expect(response.json().stops[1].completedAt).toBe(deviceTime)
})

test.each(['ontem', '2026-13-01T00:00:00Z', '1999-12-31T23:59:59Z'])('rejects the device time %s', async (text) => {
  const order = await orderIn(testApp, 'accepted')
  const response = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
    as: testApp.users.operator,
    headers: { 'device-time': text },
    body: { to: 'collecting' },
  })
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
})

test('an outcome that is sent again after a lost response is recorded once', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  const record = () =>
    testApp.call('PUT', `/v1/service-orders/${order.orderNumber}/stops/${order.stops[1]?.id}`, {
      as: testApp.users.operator,
      headers: { 'idempotency-key': 'outcome-of-ana' },
      body: { state: 'completed', receiverName: 'Ana' },
    })
  const first = await record()
  const again = await record()
  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect((await listEvents(order)).filter(({ stopState }) => stopState === 'completed')).toHaveLength(1)
})
