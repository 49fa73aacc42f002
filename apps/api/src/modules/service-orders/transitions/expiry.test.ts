import { beforeAll, beforeEach, expect, test } from 'vitest'
import { orderInput, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../../test/test-app.ts'
import { expireOverdueRequests } from '../index.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  // Orders of another test whose window has ended must not be counted.
  await expireOverdueRequests(testApp.ctx)
})

const hour = 3_600_000
function windowed() {
  const at = (time: number) => new Date(testApp.now().getTime() + time).toISOString()
  const { pickup } = orderInput(testApp.companies.acme)
  return { pickup: { ...pickup, window: { start: at(hour), end: at(2 * hour) } } }
}
const fetchStatus = async ({ orderNumber }: { orderNumber: string }) =>
  (await testApp.call('GET', `/v1/service-orders/${orderNumber}`, { as: testApp.users.admin })).json().status

test('expires a requested order after its window ended, and no other', async () => {
  const unaccepted = await request(testApp, testApp.users.admin, windowed())
  const accepted = await step(
    testApp,
    testApp.users.operator,
    await request(testApp, testApp.users.admin, windowed()),
    {
      to: 'accepted',
    },
  )
  const whenever = await request(testApp)
  expect(await expireOverdueRequests(testApp.ctx)).toBe(0)
  testApp.advance(2 * hour + 1000)
  expect(await expireOverdueRequests(testApp.ctx)).toBe(1)
  expect(await Promise.all([unaccepted, accepted, whenever].map(fetchStatus))).toEqual([
    'expired',
    'accepted',
    'requested',
  ])
  const events = await testApp.call('GET', `/v1/service-orders/${unaccepted.orderNumber}/events`, {
    as: testApp.users.admin,
  })
  expect(events.json().data.at(-1)).toMatchObject({ from: 'requested', to: 'expired', actor: null })
})

test('expires each order once on concurrent servers', async () => {
  const orders = await Promise.all(Array.from({ length: 20 }, () => request(testApp, testApp.users.admin, windowed())))
  testApp.advance(2 * hour + 1000)
  const counts = await Promise.all(Array.from({ length: 5 }, () => expireOverdueRequests(testApp.ctx)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
  expect(new Set(await Promise.all(orders.map(fetchStatus)))).toEqual(new Set(['expired']))
})

test('skips an order that another transaction has locked, without blocking it', async () => {
  const [held, free] = [
    await request(testApp, testApp.users.admin, windowed()),
    await request(testApp, testApp.users.admin, windowed()),
  ]
  testApp.advance(2 * hour + 1000)
  await testApp.db.transaction().execute(async (mover) => {
    await mover
      .selectFrom('service_orders')
      .select('id')
      .where('order_number', '=', held.orderNumber)
      .forUpdate()
      .execute()
    expect(await expireOverdueRequests(testApp.ctx)).toBe(1)
  })
  expect([await fetchStatus(held), await fetchStatus(free)]).toEqual(['requested', 'expired'])
})
