import pg from 'pg'
import { expect, test } from 'vitest'
import { createSemaphore } from '../src/platform/jobs/semaphore.ts'
import { onFinished } from './disposers.ts'
import { orderInput } from './orders.ts'
import { createTestApp } from './test-app.ts'
import { countWaiting } from './waiting-statements.ts'

test('requests that write take turns, so that reads find a free connection, and none is lost', async () => {
  const testApp = await createTestApp({ services: { requestTransactions: createSemaphore(2) } })
  const { manager } = testApp.users
  const blocking = new pg.Client({ connectionString: testApp.databaseUrl })
  await blocking.connect()
  onFinished(() => blocking.end())
  // Locks what each creation needs, as a slow write would.
  await blocking.query('begin; lock table service_order_items in access exclusive mode')
  const create = (index: number) =>
    testApp.call('POST', '/v1/service-orders', {
      as: manager,
      body: orderInput(testApp.companies.acme),
      // Requests with a key and without one take the same turns.
      ...(index % 2 ? { key: `chave-${index}` } : {}),
    })
  const creations = Array.from({ length: 20 }, (_, index) => create(index))
  await expect.poll(() => countWaiting(testApp)).toBe(2)
  expect((await testApp.call('GET', '/v1/companies', { as: manager })).statusCode).toBe(200)
  expect(await countWaiting(testApp)).toBe(2)
  await blocking.query('commit')
  const statuses = (await Promise.all(creations)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([201]))
})
