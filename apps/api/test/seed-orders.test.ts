import { Cnpj, Phone } from '@malote/api-client/contract'
import { cities } from '@malote/fixtures'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fillOrders } from '../scripts/seed/fill-orders.ts'
import type { Database } from '../src/platform/context.ts'
import { createDatabase } from './database.ts'
import { request } from './orders.ts'
import { run } from './processes.ts'
import { createTestApp } from './test-app.ts'

const options = { orders: 1_000, now: new Date('2026-11-21T00:00:00-03:00') }
const tables = ['service_orders', 'service_order_stops', 'service_order_items', 'service_order_events']

/** Returns a checksum of all rows. */
async function sumTable(db: Database, table: string): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    select md5(string_agg(line::text, '|' order by line::text)) as sum from ${sql.table(table)} as line`.execute(db)
  return rows[0]?.sum ?? 'nothing'
}

test('the same number and day make the same orders', async () => {
  const [one, other] = [await createDatabase(), await createDatabase()]
  for (const { url } of [one, other]) await fillOrders(url, options)
  for (const table of tables) expect(await sumTable(one.db, table), table).toBe(await sumTable(other.db, table))
})

test('the orders have Brazilian addresses and are valid for the application', async () => {
  const testApp = await createTestApp()
  await fillOrders(testApp.databaseUrl, options)
  const companies = await testApp.db.selectFrom('companies').select('cnpj').where('cnpj', 'is not', null).execute()
  expect(companies).toHaveLength(50)
  for (const { cnpj } of companies) expect(z.safeParse(Cnpj, cnpj).success, `${cnpj}`).toBe(true)

  const stops = await testApp.db.selectFrom('service_order_stops').selectAll().execute()
  expect(new Set(stops.map(({ state_code }) => state_code))).toEqual(new Set(cities.map(({ uf }) => uf)))
  expect(new Set(cities.map(({ uf }) => uf)).size).toBe(27)
  for (const { city, state_code, postal_code, contact_phone } of stops) {
    const place = cities.find((candidate) => candidate.city === city && candidate.uf === state_code)
    const start = Number(postal_code.slice(0, 5))
    expect(place && start >= place.from_cep && start <= place.to_cep, `${city} ${postal_code}`).toBe(true)
    expect(z.safeParse(Phone, contact_phone).success, `${contact_phone}`).toBe(true)
  }

  const read = async (path: string) => {
    const response = await testApp.call('GET', path, { as: testApp.users.admin })
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }
  const { data, meta } = await read('/v1/service-orders?limit=100')
  expect(meta.total).toBe(options.orders)
  for (const { orderNumber } of data.slice(0, 10)) {
    const { version } = await read(`/v1/service-orders/${orderNumber}`)
    expect((await read(`/v1/service-orders/${orderNumber}/events`)).data).toHaveLength(version)
  }
  // The numbers of new orders follow those of the generated ones.
  await request(testApp)
  await expect(fillOrders(testApp.databaseUrl, options)).rejects.toThrow('já tem ordens')
})

test('the reads over all companies are explained on a database without an admin', async () => {
  const { url, db } = await createDatabase()
  await fillOrders(url, options)
  const explain = async () => {
    const { exit, output, errors } = run('scripts/explain-orders.ts', { DATABASE_URL: url }, ['dashboard'])
    await exit
    expect(errors()).toBe('')
    expect(output()).toContain('all companies: dashboard')
  }
  await explain()
  // The second run uses the admin of the first one.
  await explain()
  const admins = await db.selectFrom('users').select('status').where('role', '=', 'admin').execute()
  expect(admins).toEqual([{ status: 'active' }])
})
