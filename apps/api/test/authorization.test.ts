import { type Endpoint, endpoints, isOpenToApiKeys } from '@malote/api-client/contract'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../src/modules/sessions/index.ts'
import { hashToken } from '../src/platform/security/tokens.ts'
import { matrix } from './authorization-matrix.ts'
import type { Caller, Outcome, Row } from './authorization-outcomes.ts'
import { aUserOfAcme } from './authorization-resources.ts'
import { anyId, orderIn } from './orders.ts'
import { createTestApp, type TestApp, type TestUser } from './test-app.ts'

let testApp: TestApp
let keys: Readonly<Record<'apiKey' | 'foreignKey', TestUser>>
beforeAll(async () => {
  testApp = await createTestApp({
    services: {
      postalCodeSearch: async () => [],
      postalCodes: async (postalCode) => ({
        postalCode,
        street: null,
        neighborhood: null,
        city: 'Cunha',
        state: 'SP',
        coordinates: null,
      }),
    },
  })
  const createKey = async (companyId: string): Promise<TestUser> => {
    const body = { companyId, name: 'Integração' }
    const { key } = (await testApp.call('POST', '/v1/api-keys', { as: testApp.users.admin, body })).json()
    return { ...testApp.users.operator, token: key }
  }
  keys = { apiKey: await createKey(testApp.companies.acme), foreignKey: await createKey(testApp.companies.other) }
})

/** Some requests end sessions; the sessions of the other rows are opened again. */
afterEach(async () => {
  const now = new Date()
  for (const { id: user_id, token } of Object.values(testApp.users)) {
    const times = { created_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + 3_600_000) }
    await testApp.db
      .insertInto('sessions')
      .values({ id: anyId(), user_id, token_hash: hashToken(token), user_agent: null, address: '127.0.0.1', ...times })
      .onConflict((conflict) => conflict.column('token_hash').doNothing())
      .execute()
  }
})

const callers: Caller[] = [
  'admin',
  'operator',
  'manager',
  'foreignOperator',
  'foreignManager',
  'anonymous',
  'apiKey',
  'foreignKey',
]

/**
 * An API key gets the result of an operator of its company, on endpoints that are open to keys; of a manager, where
 * operators have no access.
 */
function getOutcome(endpoint: Endpoint, row: Row, caller: Caller): Outcome {
  if (caller !== 'apiKey' && caller !== 'foreignKey') return row[caller]
  if (!isOpenToApiKeys(endpoint)) return 403
  if (caller === 'apiKey') return row.apiKey ?? row.operator
  return endpoint.roles.includes('operator') || endpoint.roles === 'public' ? row.foreignOperator : row.foreignManager
}

function getPath(endpoint: Endpoint, params: Record<string, string> = {}, query: Record<string, string> = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '')
  return `${path}?${new URLSearchParams(query)}`
}

/** Returns the caller with a new session, because signing out ends it. */
async function identify(caller: Caller): Promise<TestUser | undefined> {
  if (caller === 'anonymous') return undefined
  if (caller === 'apiKey' || caller === 'foreignKey') return keys[caller]
  const person = testApp.users[caller]
  return { ...person, token: await openSession(testApp.ctx, person.id) }
}

test('every endpoint of the contract is served', () => {
  const idle = endpoints.filter(({ method, path }) => !testApp.server.hasRoute({ method, url: path }))
  expect(idle.map(({ id }) => id)).toEqual([])
})

test('every endpoint has a row in authorization-matrix.ts, and every row has an endpoint', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ id }) => id).sort())
})

// An endpoint without a row fails the test above, and must not hide the results of the others.
describe.each(endpoints.filter(({ id }) => matrix[id]))('$id', (endpoint) => {
  const row = matrix[endpoint.id] as Row
  test.each(callers.map((caller) => [caller, getOutcome(endpoint, row, caller)] as const))(
    '%s gets %s',
    async (caller, outcome) => {
      const { params, query, body, form, mail } = await row.request(testApp)
      const as = await identify(caller)
      const response = await testApp.call(endpoint.method, getPath(endpoint, params, query), { as, body, form, mail })
      expect(response.statusCode, response.body).toBe(outcome === 'ok' ? endpoint.status : outcome)
      if (response.statusCode >= 400) {
        expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
        expect(response.json()).toMatchObject({
          status: response.statusCode,
          requestId: response.headers['x-request-id'],
        })
      }
    },
  )
})

test('the response for a foreign order equals the response for a missing one', async () => {
  const { orderNumber } = await orderIn(testApp, 'requested')
  const as = testApp.users.foreignOperator
  for (const rest of ['', '/actions', '/events']) {
    const foreign = (await testApp.call('GET', `/v1/service-orders/${orderNumber}${rest}`, { as })).json()
    const missing = (await testApp.call('GET', `/v1/service-orders/OS-2020-000001${rest}`, { as })).json()
    expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' })
  }
})

test('without companyId a member sees only data of their companies', async () => {
  await orderIn(testApp, 'requested')
  const as = testApp.users.foreignOperator
  expect((await testApp.call('GET', '/v1/service-orders', { as })).json().meta.total).toBe(0)
  expect((await testApp.call('GET', '/v1/service-orders/summary', { as })).json().all).toBe(0)
  const { data } = (await testApp.call('GET', '/v1/companies', { as })).json()
  expect(data.map(({ id }: { id: string }) => id)).toEqual([testApp.companies.other])
})

test('a user who is removed from a company loses access at once', async () => {
  const { orderNumber } = await orderIn(testApp, 'requested')
  const { params } = await aUserOfAcme(testApp)
  await testApp.db
    .updateTable('users')
    .set({ status: 'active', password_hash: 'x' })
    .where('id', '=', params.id)
    .execute()
  const token = await openSession(testApp.ctx, params.id)
  const as = { ...testApp.users.operator, id: params.id, token }
  expect((await testApp.call('GET', `/v1/service-orders/${orderNumber}`, { as })).statusCode).toBe(200)
  const path = `/v1/companies/${testApp.companies.acme}/users/${params.id}`
  expect((await testApp.call('DELETE', path, { as: testApp.users.manager })).statusCode).toBe(204)
  expect((await testApp.call('GET', `/v1/service-orders/${orderNumber}`, { as })).statusCode).toBe(404)
})
