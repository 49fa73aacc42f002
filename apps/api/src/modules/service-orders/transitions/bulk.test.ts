import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderIn, request } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const many = (body: object, as = testApp.users.operator, key?: string) =>
  testApp.call('POST', '/v1/service-orders/bulk-transitions', { as, body, ...(key ? { key } : {}) })
const fetchStatus = async ({ orderNumber }: { orderNumber: string }) =>
  (await testApp.call('GET', `/v1/service-orders/${orderNumber}`, { as: testApp.users.admin })).json().status
const listNumbers = (orders: { orderNumber: string }[]) => orders.map(({ orderNumber }) => orderNumber)

describe.each([undefined, 'uma-chave'])('a bulk transition with the key %s', (key) => {
  test('is independent for each order, and returns the results in the requested order', async () => {
    const fine = [await request(testApp), await request(testApp)]
    const wrong = await orderIn(testApp, 'delivered')
    const foreign = await request(testApp, testApp.users.admin, { companyId: testApp.companies.other })
    const orderNumbers = [
      ...listNumbers([fine[1] as never, wrong]),
      'OS-2020-000001',
      ...listNumbers([foreign, fine[0] as never]),
    ]
    const response = await many({ orderNumbers, to: 'accepted' }, testApp.users.operator, key)
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
    expect(await Promise.all([...fine, wrong, foreign].map(fetchStatus))).toEqual([
      'accepted',
      'accepted',
      'delivered',
      'requested',
    ])
    const again = await many({ orderNumbers, to: 'accepted' }, testApp.users.operator, key)
    if (key) expect(again.body).toBe(response.body)
    else expect(again.json().data[0]).toMatchObject({ status: null, problem: { code: 'invalid_transition' } })
  })
})

test('a database error on one order does not affect the others, also in one transaction', async () => {
  const [fine, broken, last] = [
    await request(testApp),
    await request(testApp, testApp.users.operator, { externalRef: 'QUEBRA' }),
    await request(testApp),
  ]
  await sql`
    create trigger quebra before update on service_orders
    for each row when (new.external_ref = 'QUEBRA') execute function refuse_change()
  `.execute(testApp.db)
  const orderNumbers = listNumbers([fine, broken, last])
  const response = await many({ orderNumbers, to: 'accepted' }, testApp.users.operator, 'com-uma-quebrada')
  await sql`drop trigger quebra on service_orders`.execute(testApp.db)
  expect(response.json().data).toMatchObject([
    { status: 'accepted' },
    { status: null, problem: { code: 'internal' } },
    { status: 'accepted' },
  ])
  expect(await Promise.all([fine, broken, last].map(fetchStatus))).toEqual(['accepted', 'requested', 'accepted'])
})

test('applies the transition once to an order that is listed twice', async () => {
  const { orderNumber } = await request(testApp)
  const response = await many({ orderNumbers: [orderNumber, orderNumber], to: 'accepted' })
  expect(response.json().data).toEqual([{ orderNumber, status: 'accepted', problem: null }])
})

test('two concurrent requests with the same orders in reverse order do not deadlock', async () => {
  const orders = listNumbers(await Promise.all(Array.from({ length: 10 }, () => request(testApp))))
  const responses = await Promise.all([
    many({ orderNumbers: orders, to: 'accepted' }, testApp.users.operator, 'para-la'),
    many({ orderNumbers: orders.toReversed(), to: 'accepted' }, testApp.users.operator, 'para-ca'),
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
