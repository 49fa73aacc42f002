import { beforeAll, beforeEach, expect, test } from 'vitest'
import { orderInput, request, step } from '../../../../test/orders.ts'
import { createWorld, type World, withNewCompanies } from '../../../../test/world.ts'
import { expireOverdueRequests } from '../index.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  world = await withNewCompanies(world)
  // Orders of another test whose window has ended must not be counted.
  await expireOverdueRequests(world.ctx)
})

const hour = 3_600_000
function windowed() {
  const at = (time: number) => new Date(world.now().getTime() + time).toISOString()
  const { pickup } = orderInput(world.companies.acme)
  return { pickup: { ...pickup, window: { start: at(hour), end: at(2 * hour) } } }
}
const statusOf = async ({ orderNumber }: { orderNumber: string }) =>
  (await world.call('GET', `/v1/service-orders/${orderNumber}`, { as: world.people.admin })).json().status

test('expires a requested order after its window ended, and no other', async () => {
  const unaccepted = await request(world, world.people.admin, windowed())
  const accepted = await step(world, world.people.operator, await request(world, world.people.admin, windowed()), {
    to: 'accepted',
  })
  const whenever = await request(world)
  expect(await expireOverdueRequests(world.ctx)).toBe(0)
  world.advance(2 * hour + 1000)
  expect(await expireOverdueRequests(world.ctx)).toBe(1)
  expect(await Promise.all([unaccepted, accepted, whenever].map(statusOf))).toEqual([
    'expired',
    'accepted',
    'requested',
  ])
  const events = await world.call('GET', `/v1/service-orders/${unaccepted.orderNumber}/events`, {
    as: world.people.admin,
  })
  expect(events.json().data.at(-1)).toMatchObject({ from: 'requested', to: 'expired', actor: null })
})

test('expires each order once on concurrent servers', async () => {
  const orders = await Promise.all(Array.from({ length: 20 }, () => request(world, world.people.admin, windowed())))
  world.advance(2 * hour + 1000)
  const counts = await Promise.all(Array.from({ length: 5 }, () => expireOverdueRequests(world.ctx)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
  expect(new Set(await Promise.all(orders.map(statusOf)))).toEqual(new Set(['expired']))
})

test('skips an order that another transaction has locked, without blocking it', async () => {
  const [held, free] = [
    await request(world, world.people.admin, windowed()),
    await request(world, world.people.admin, windowed()),
  ]
  world.advance(2 * hour + 1000)
  await world.db.transaction().execute(async (mover) => {
    await mover
      .selectFrom('service_orders')
      .select('id')
      .where('order_number', '=', held.orderNumber)
      .forUpdate()
      .execute()
    expect(await expireOverdueRequests(world.ctx)).toBe(1)
  })
  expect([await statusOf(held), await statusOf(free)]).toEqual(['requested', 'expired'])
})
