import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../src/platform/db/database.ts'
import type { Tables } from '../src/platform/db/tables.ts'
import { onFinished } from './disposers.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { countWaiting } from './waiting-statements.ts'

let testApp: TestApp
let url: string
/** Locks a table, so that reads of it take as long as the test needs. */
let blocking: pg.Client

beforeEach(async () => {
  testApp = await createTestApp()
  const options = { url: testApp.databaseUrl, pool: 1, prepared: true, onConnectionError: () => undefined }
  const slowReads = openDatabase<Tables>(options)
  Object.assign(testApp.deps.services, { slowReads })
  blocking = new pg.Client({ connectionString: testApp.databaseUrl })
  await blocking.connect()
  onFinished(async () => {
    await blocking.end()
    await slowReads.destroy()
  })
  url = await testApp.server.listen({ port: 0, host: '127.0.0.1' })
})

const lock = (table: string) => blocking.query(`begin; lock table ${table} in access exclusive mode`)

const get = (path: string, signal?: AbortSignal) =>
  fetch(`${url}${path}`, { headers: { authorization: `Bearer ${testApp.users.admin.token}` }, signal: signal ?? null })

const slowPaths = [
  ['a filter', 'service_order_stops', '/v1/service-orders?city=Campinas'],
  ['the counts of a filter', 'service_order_stops', '/v1/service-orders/summary?city=Campinas'],
  ['a search', 'service_order_search', '/v1/service-orders?search=maria'],
  ['the dashboard', 'service_orders', '/v1/dashboard'],
  ['a report', 'service_orders', '/v1/reports/punctuality-by-day'],
] as const

test.each(slowPaths)('cancels the statement of %s when the client disconnects', async (_name, table, path) => {
  await lock(table)
  const controller = new AbortController()
  const response = get(path, controller.signal).catch((error: Error) => error.name)
  await expect.poll(() => countWaiting(testApp)).toBe(1)
  controller.abort()
  expect(await response).toBe('AbortError')
  await expect.poll(() => countWaiting(testApp)).toBe(0)
  // The connection serves the next read.
  await blocking.query('rollback')
  expect((await get(path)).status).toBe(200)
})

test('explains after five seconds how to narrow a filter', async () => {
  await lock('service_order_stops')
  const response = await get('/v1/service-orders?city=Campinas')
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    code: 'query_too_slow',
    detail: expect.stringContaining('Escolha uma empresa, um período menor ou mais letras'),
  })
  expect(await countWaiting(testApp)).toBe(0)
})

test('keeps the connections of other requests free', async () => {
  await lock('service_order_stops')
  const controller = new AbortController()
  const waiting = Array.from({ length: 15 }, () =>
    get('/v1/service-orders?city=Campinas', controller.signal).catch((error: Error) => error.name),
  )
  await expect.poll(() => countWaiting(testApp)).toBe(1)
  expect((await get('/v1/companies')).status).toBe(200)
  controller.abort()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['AbortError']))
  await expect.poll(() => countWaiting(testApp)).toBe(0)
})

test('responds 429 to a read for which no connection becomes free', async () => {
  await lock('service_order_stops')
  const held = testApp.deps.services.slowReads?.transaction().execute(() => expect.poll(() => released).toBe(true))
  let released = false
  const response = await get('/v1/service-orders?city=Campinas')
  released = true
  await held
  expect(response.status).toBe(429)
  expect(await response.json()).toMatchObject({ code: 'too_many_requests', detail: /buscas e relatórios/ })
})
