import { maximumCountedOrders } from '@malote/api-client/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { request } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

const copies = maximumCountedOrders + 50
const partSize = 1_000

let testApp: TestApp
let firstNumber: string
beforeAll(async () => {
  testApp = await createTestApp()
  const { orderNumber } = await request(testApp)
  firstNumber = orderNumber
  // In parts, because a busy machine needs longer than the time limit of a statement for all.
  for (let first = 1; first <= copies; first += partSize) {
    const last = Math.min(copies, first + partSize - 1)
    await sql`
      with copied as (
        insert into service_orders
        select (jsonb_populate_record(orders, jsonb_build_object(
          'id', gen_random_uuid(), 'order_number', format('OS-2027-%s', lpad(n::text, 6, '0'))
        ))).*
        from service_orders as orders cross join generate_series(${first}::integer, ${last}::integer) as n
        where orders.order_number = ${orderNumber}
        returning id
      )
      insert into service_order_stops
      select (jsonb_populate_record(stops, jsonb_build_object(
        'id', gen_random_uuid(), 'service_order_id', copied.id,
        'public_token', case when stops.public_token is null then null else gen_random_uuid()::text end
      ))).*
      from copied cross join service_order_stops as stops
      where stops.service_order_id = (select id from service_orders where order_number = ${orderNumber})`.execute(
      testApp.db,
    )
  }
})

async function get(path: string) {
  const response = await testApp.call('GET', `/v1/service-orders${path}`, { as: testApp.users.admin })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

/** A filter without stored totals that selects every order. */
const everything = 'source=web'

test('counts the orders of a filter up to the limit', async () => {
  const { data, meta } = await get(`?${everything}&limit=25`)
  expect(data).toHaveLength(25)
  expect(meta).toMatchObject({ total: maximumCountedOrders, totalPages: 400, isCapped: true })
  expect(await get(`/summary?${everything}`)).toMatchObject({ all: maximumCountedOrders, isCapped: true })
})

test('returns the last counted page for a page past it, and continues by cursor', async () => {
  const last = await get(`?${everything}&limit=100&page=5000`)
  expect(last.meta).toMatchObject({ page: 100, totalPages: 100, isCapped: true })
  expect(last.data).toHaveLength(100)
  const next = await get(`?${everything}&limit=100&cursor=${last.meta.nextCursor}`)
  expect(next.data).toHaveLength(51)
  expect(next.meta.nextCursor).toBeNull()
})

test('counts all orders without a filter, and those of a search', async () => {
  // The copies have the search text of the first order.
  for (const filter of ['', 'tab=open', `search=${firstNumber}`]) {
    const { meta } = await get(`?${filter}`)
    expect(meta.total, filter).toBeGreaterThan(maximumCountedOrders)
    expect(meta.isCapped, filter).toBeUndefined()
  }
  const counts = await get('/summary')
  expect(counts.all).toBe(maximumCountedOrders + 51)
  expect(counts.isCapped).toBeUndefined()
})

test('counts a filter below the limit exactly', async () => {
  const { meta } = await get('?source=api')
  expect(meta.total).toBe(0)
  expect(meta.isCapped).toBeUndefined()
})
