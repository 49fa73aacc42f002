import { ServiceOrderStatus, serviceOrderTabs } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { orderIn, request, step } from '../../../../test/orders.ts'
import { createWorld, type World } from '../../../../test/world.ts'
import { mergeOrderCounts } from '../index.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  for (const status of ServiceOrderStatus.options) await orderIn(world, status)
})

const read = async (path: string, as = world.people.operator) => {
  const response = await world.call('GET', path, { as })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

/** Compares the totals with a count of the orders; a `from` long ago excludes none and forces the count. */
async function compare(as = world.people.operator, company = world.companies.acme): Promise<void> {
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
const changes = async () => (await world.db.selectFrom('service_order_count_changes').selectAll().execute()).length

test('totals are correct before and after a fold, through all changes of orders', async () => {
  await compare()
  expect(await changes()).toBeGreaterThan(0)
  await mergeOrderCounts(world.ctx)
  expect(await changes()).toBe(0)
  await compare()
  const moved = await request(world)
  await step(world, world.people.admin, moved, { to: 'canceled', reason: 'Cliente desistiu' })
  const draft = await orderIn(world, 'draft')
  const removed = await world.call('DELETE', `/v1/service-orders/${draft.orderNumber}`, { as: world.people.operator })
  expect(removed.statusCode, removed.body).toBe(204)
  await compare()
  await Promise.all([mergeOrderCounts(world.ctx), mergeOrderCounts(world.ctx), request(world), request(world)])
  await compare()
  await mergeOrderCounts(world.ctx)
  await compare()
})

test('late orders are counted with those that need action', async () => {
  world.advance(48 * 3_600_000)
  const { attention } = await read('/v1/service-orders/summary')
  expect(attention).toBeGreaterThan(serviceOrderTabs.attention.statuses.length)
  await compare()
})

test('does not count the orders of another company', async () => {
  const { meta } = await read('/v1/service-orders?limit=1', world.people.foreignOperator)
  expect(meta).toEqual({ page: 1, limit: 1, total: 0, totalPages: 1, nextCursor: null })
  expect((await read('/v1/service-orders/summary', world.people.foreignOperator)).all).toBe(0)
  await compare(world.people.foreignOperator, world.companies.other)
  await compare(world.people.admin)
})
