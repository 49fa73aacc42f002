import { ServiceOrderStatus, serviceOrderTabs } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { orderIn, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mergeOrderCounts } from '../index.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  for (const status of ServiceOrderStatus.options) await orderIn(testApp, status)
})

const read = async (path: string, as = testApp.users.operator) => {
  const response = await testApp.call('GET', path, { as })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

/** Compares the totals with a count of the orders; a `from` long ago excludes none and forces the count. */
async function compare(as = testApp.users.operator, company = testApp.companies.acme): Promise<void> {
  for (const filters of ['', `&companyId=${company}`, '&status=requested,failed,delivered']) {
    const everything = `${filters}&from=2000-01-01`
    expect(await read(`/v1/service-orders/summary?${filters}`, as)).toEqual(
      await read(`/v1/service-orders/summary?${everything}`, as),
    )
    for (const tab of Object.keys(serviceOrderTabs)) {
      const path = `/v1/service-orders?tab=${tab}&limit=3&page=2`
      const [one, other] = [await read(`${path}${filters}`, as), await read(`${path}${everything}`, as)]
      expect(one, `${tab} ${filters}`).toEqual(other)
    }
  }
}
const changes = async () => (await testApp.db.selectFrom('service_order_count_changes').selectAll().execute()).length

test('totals are correct before and after a fold, through all changes of orders', async () => {
  await compare()
  expect(await changes()).toBeGreaterThan(0)
  await mergeOrderCounts(testApp.ctx)
  expect(await changes()).toBe(0)
  await compare()
  const moved = await request(testApp)
  await step(testApp, testApp.users.admin, moved, { to: 'canceled', reason: 'Cliente desistiu' })
  const draft = await orderIn(testApp, 'draft')
  const removed = await testApp.call('DELETE', `/v1/service-orders/${draft.orderNumber}`, {
    as: testApp.users.operator,
  })
  expect(removed.statusCode, removed.body).toBe(204)
  await compare()
  await Promise.all([mergeOrderCounts(testApp.ctx), mergeOrderCounts(testApp.ctx), request(testApp), request(testApp)])
  await compare()
  await mergeOrderCounts(testApp.ctx)
  await compare()
})

test('late orders are counted with those that need action', async () => {
  testApp.advance(48 * 3_600_000)
  const { attention } = await read('/v1/service-orders/summary')
  expect(attention).toBeGreaterThan(serviceOrderTabs.attention.statuses.length)
  await compare()
})

test('does not count the orders of another company', async () => {
  const { meta } = await read('/v1/service-orders?limit=1', testApp.users.foreignOperator)
  expect(meta).toEqual({ page: 1, limit: 1, total: 0, totalPages: 1, nextCursor: null })
  expect((await read('/v1/service-orders/summary', testApp.users.foreignOperator)).all).toBe(0)
  await compare(testApp.users.foreignOperator, testApp.companies.other)
  await compare(testApp.users.admin)
})
