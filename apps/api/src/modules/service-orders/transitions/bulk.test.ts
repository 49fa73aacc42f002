import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderIn, request } from '../../../../test/orders.ts'
import { createWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})

const many = (body: object, as = world.people.operator, key?: string) =>
  world.call('POST', '/v1/service-orders/bulk-transitions', { as, body, ...(key ? { key } : {}) })
const statusOf = async ({ orderNumber }: { orderNumber: string }) =>
  (await world.call('GET', `/v1/service-orders/${orderNumber}`, { as: world.people.admin })).json().status
const numbersOf = (orders: { orderNumber: string }[]) => orders.map(({ orderNumber }) => orderNumber)

describe.each([undefined, 'uma-chave'])('a bulk transition with the key %s', (key) => {
  test('is independent for each order, and returns the results in the requested order', async () => {
    const fine = [await request(world), await request(world)]
    const wrong = await orderIn(world, 'delivered')
    const foreign = await request(world, world.people.admin, { companyId: world.companies.other })
    const orderNumbers = [
      ...numbersOf([fine[1] as never, wrong]),
      'OS-2020-000001',
      ...numbersOf([foreign, fine[0] as never]),
    ]
    const response = await many({ orderNumbers, to: 'accepted' }, world.people.operator, key)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json().data).toMatchObject([
      { orderNumber: orderNumbers[0], status: 'accepted', problem: null },
      {
        orderNumber: orderNumbers[1],
        status: null,
        problem: { code: 'invalid_transition', detail: expect.any(String) },
      },
      { orderNumber: orderNumbers[2], status: null, problem: { code: 'not_found' } },
      { orderNumber: orderNumbers[3], status: null, problem: { code: 'not_found' } },
      { orderNumber: orderNumbers[4], status: 'accepted', problem: null },
    ])
    expect(await Promise.all([...fine, wrong, foreign].map(statusOf))).toEqual([
      'accepted',
      'accepted',
      'delivered',
      'requested',
    ])
    const again = await many({ orderNumbers, to: 'accepted' }, world.people.operator, key)
    if (key) expect(again.body).toBe(response.body)
    else expect(again.json().data[0]).toMatchObject({ status: null, problem: { code: 'invalid_transition' } })
  })
})

test('a database error on one order does not affect the others, also in one transaction', async () => {
  const [fine, broken, last] = [
    await request(world),
    await request(world, world.people.operator, { externalRef: 'QUEBRA' }),
    await request(world),
  ]
  await sql`
    create trigger quebra before update on service_orders
    for each row when (new.external_ref = 'QUEBRA') execute function refuse_change()
  `.execute(world.db)
  const orderNumbers = numbersOf([fine, broken, last])
  const response = await many({ orderNumbers, to: 'accepted' }, world.people.operator, 'com-uma-quebrada')
  await sql`drop trigger quebra on service_orders`.execute(world.db)
  expect(response.json().data).toMatchObject([
    { status: 'accepted' },
    { status: null, problem: { code: 'internal' } },
    { status: 'accepted' },
  ])
  expect(await Promise.all([fine, broken, last].map(statusOf))).toEqual(['accepted', 'requested', 'accepted'])
})

test('applies the transition once to an order that is listed twice', async () => {
  const { orderNumber } = await request(world)
  const response = await many({ orderNumbers: [orderNumber, orderNumber], to: 'accepted' })
  expect(response.json().data).toEqual([{ orderNumber, status: 'accepted', problem: null }])
})

test('two concurrent requests with the same orders in reverse order do not deadlock', async () => {
  const orders = numbersOf(await Promise.all(Array.from({ length: 10 }, () => request(world))))
  const responses = await Promise.all([
    many({ orderNumbers: orders, to: 'accepted' }, world.people.operator, 'para-la'),
    many({ orderNumbers: orders.toReversed(), to: 'accepted' }, world.people.operator, 'para-ca'),
  ])
  const won = responses.flatMap((response) => response.json().data).filter(({ status }: { status: string }) => status)
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(won).toHaveLength(10)
})

test.each([
  ['an empty list', { orderNumbers: [], to: 'accepted' }],
  ['more than a hundred', { orderNumbers: Array(101).fill('OS-2026-000001'), to: 'accepted' }],
  ['a missing step', { orderNumbers: ['OS-2026-000001'] }],
])('rejects %s', async (_name, body) => {
  expect((await many(body)).statusCode).toBe(400)
})
