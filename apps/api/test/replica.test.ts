import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { fillOrders } from '../scripts/seed/fill-orders.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import type { Tables } from '../src/platform/db/tables.ts'
import { createDatabase } from './database.ts'
import { request } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** The replica has another number of orders, so that a response shows where it was read; it rejects writes. */
const orders = 40
let testApp: TestApp
beforeAll(async () => {
  const { db, url } = await createDatabase()
  await fillOrders(url, { orders, now: new Date() })
  await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set default_transaction_read_only = on`.execute(db)
  const replica = openDatabase<Tables>({ url, pool: 2, prepared: true, onConnectionError: () => undefined })
  testApp = await createTestApp({ services: { replica } })
  return () => replica.destroy()
})

const read = async (path: string, as = testApp.users.admin) => {
  const response = await testApp.call('GET', path, { as })
  expect(response.statusCode, response.body).toBe(200)
  return response
}
const lastYear = () => `from=${new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10)}`

test('figures and exports are read from the replica, everything else from the main database', async () => {
  const order = await request(testApp)
  expect((await read('/v1/service-orders')).json().meta.total).toBe(1)
  expect((await read(`/v1/service-orders/${order.orderNumber}`)).statusCode).toBe(200)

  const report = (await read(`/v1/reports/orders-by-status?${lastYear()}`)).json()
  expect(report.totals.total).toBeGreaterThan(orders / 2)
  const { volume } = (await read('/v1/dashboard')).json()
  expect(volume.at(-1)?.byStatus.map(({ status }: { status: string }) => status)).not.toEqual(['requested'])
  const lines = (await read('/v1/service-orders/export')).body.trim().split('\n')
  expect(lines).toHaveLength(1 + orders)
  expect((await read(`/v1/reports/orders-by-day/export?${lastYear()}&format=csv`)).statusCode).toBe(200)
})

test('authorization is read from the main database', async () => {
  const mine = (await read('/v1/service-orders/export', testApp.users.manager)).body.trim().split('\n')
  expect(mine).toHaveLength(1)
  const unknown = await testApp.call('GET', '/v1/dashboard?companyId=00000000-0000-7000-8000-c00000000000', {
    as: testApp.users.admin,
  })
  expect(unknown.statusCode).toBe(404)
})
