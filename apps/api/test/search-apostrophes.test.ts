import { beforeAll, expect, test } from 'vitest'
import { newLocation } from './authorization-resources.ts'
import { dropoff, request } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  const as = testApp.users.manager
  await request(testApp, as, { dropoffs: [dropoff("Joana D'Ávila Sant’Ana")] })
  const body = { ...newLocation(testApp), name: "Casa D'Ávila" }
  expect((await testApp.call('POST', '/v1/locations', { as, body })).statusCode).toBe(201)
})

test.each(['davila', "d'avila", 'D’Ávila', 'DÁVILA', 'santana joana', 'Sant`Ana'])(
  'finds a recipient with an apostrophe by %s',
  async (search) => {
    const path = `/v1/service-orders?${new URLSearchParams({ search })}`
    const { data } = (await testApp.call('GET', path, { as: testApp.users.manager })).json()
    expect(data).toHaveLength(1)
  },
)

test.each(['davila', "casa d'avila"])('finds a location with an apostrophe by %s', async (search) => {
  const path = `/v1/locations?${new URLSearchParams({ search })}`
  const { data } = (await testApp.call('GET', path, { as: testApp.users.manager })).json()
  expect(data).toHaveLength(1)
})

test('a search of an apostrophe alone is no search', async () => {
  const path = `/v1/service-orders?${new URLSearchParams({ search: "'" })}`
  const { data } = (await testApp.call('GET', path, { as: testApp.users.manager })).json()
  expect(data).toHaveLength(1)
})
