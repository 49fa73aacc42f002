import type { ServiceOrder, ServiceOrderEvent } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { inTransit, orderIn } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const listEvents = async ({ orderNumber }: ServiceOrder): Promise<ServiceOrderEvent[]> => {
  const response = await testApp.call('GET', `/v1/service-orders/${orderNumber}/events`, { as: testApp.users.operator })
  return response.json().data
}

test('the server decides when a step happened, and keeps the time of a device whose clock is a day late', async () => {
  const order = await orderIn(testApp, 'accepted')
  const sent = testApp.now().getTime()
  const deviceTime = new Date(sent - 24 * 3_600_000).toISOString()
  const response = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
    as: testApp.users.operator,
    headers: { 'device-time': deviceTime },
    body: { to: 'collecting' },
  })
  expect(response.statusCode).toBe(200)
  const events = await listEvents(order)
  expect(events.at(-1)).toMatchObject({ to: 'collecting', deviceTime })
  expect(Date.parse(events.at(-1)?.occurredAt ?? '')).toBeGreaterThanOrEqual(sent)
  expect(events.filter((event) => 'deviceTime' in event)).toHaveLength(1)
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
  const send = () =>
    testApp.call('PUT', `/v1/service-orders/${order.orderNumber}/stops/${order.stops[1]?.id}`, {
      as: testApp.users.operator,
      headers: { 'idempotency-key': 'outcome-of-ana' },
      body: { state: 'completed', receiverName: 'Ana' },
    })
  const first = await send()
  const again = await send()
  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect((await listEvents(order)).filter(({ stopState }) => stopState === 'completed')).toHaveLength(1)
})
