import { type Endpoint, endpoints, isOpenToApiKeys } from '@malote/api-client/contract'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../src/modules/sessions/index.ts'
import { hashToken } from '../src/platform/security/tokens.ts'
import { matrix } from './authorization-matrix.ts'
import type { Caller, Outcome, Row } from './authorization-outcomes.ts'
import { aUserOfAcme } from './authorization-resources.ts'
import { anyId, orderIn } from './orders.ts'
import { createWorld, type Person, type World } from './world.ts'

let world: World
let keys: Readonly<Record<'apiKey' | 'foreignKey', Person>>
beforeAll(async () => {
  world = await createWorld({
    services: {
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
  const keyOf = async (companyId: string): Promise<Person> => {
    const body = { companyId, name: 'Integração' }
    const { key } = (await world.call('POST', '/v1/api-keys', { as: world.people.admin, body })).json()
    return { ...world.people.operator, token: key }
  }
  keys = { apiKey: await keyOf(world.companies.acme), foreignKey: await keyOf(world.companies.other) }
})

/** Some requests end sessions; the sessions of the other rows are opened again. */
afterEach(async () => {
  const now = new Date()
  for (const { id: user_id, token } of Object.values(world.people)) {
    const times = { created_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + 3_600_000) }
    await world.db
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

/** An API key gets the result of an operator of its company, on endpoints that are open to keys. */
function outcomeOf(endpoint: Endpoint, row: Row, caller: Caller): Outcome {
  if (caller !== 'apiKey' && caller !== 'foreignKey') return row[caller]
  if (!isOpenToApiKeys(endpoint)) return 403
  return caller === 'apiKey' ? (row.apiKey ?? row.operator) : row.foreignOperator
}

function pathOf(endpoint: Endpoint, params: Record<string, string> = {}, query: Record<string, string> = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '')
  return `${path}?${new URLSearchParams(query)}`
}

/** Returns the caller with a new session, because signing out ends it. */
async function identify(caller: Caller): Promise<Person | undefined> {
  if (caller === 'anonymous') return undefined
  if (caller === 'apiKey' || caller === 'foreignKey') return keys[caller]
  const person = world.people[caller]
  return { ...person, token: await openSession(world.ctx, person.id) }
}

test('every endpoint of the contract is served', () => {
  const idle = endpoints.filter(({ method, path }) => !world.app.hasRoute({ method, url: path }))
  expect(idle.map(({ id }) => id)).toEqual([])
})

test('every endpoint has a row in authorization-matrix.ts, and every row has an endpoint', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ id }) => id).sort())
})

// An endpoint without a row fails the test above, and must not hide the results of the others.
describe.each(endpoints.filter(({ id }) => matrix[id]))('$id', (endpoint) => {
  const row = matrix[endpoint.id] as Row
  test.each(callers.map((caller) => [caller, outcomeOf(endpoint, row, caller)] as const))(
    '%s gets %s',
    async (caller, outcome) => {
      const { params, query, body, form } = await row.request(world)
      const as = await identify(caller)
      const response = await world.call(endpoint.method, pathOf(endpoint, params, query), { as, body, form })
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
  const { orderNumber } = await orderIn(world, 'requested')
  const as = world.people.foreignOperator
  for (const rest of ['', '/actions', '/events']) {
    const foreign = (await world.call('GET', `/v1/service-orders/${orderNumber}${rest}`, { as })).json()
    const missing = (await world.call('GET', `/v1/service-orders/OS-2020-000001${rest}`, { as })).json()
    expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' })
  }
})

test('without companyId a member sees only data of their companies', async () => {
  await orderIn(world, 'requested')
  const as = world.people.foreignOperator
  expect((await world.call('GET', '/v1/service-orders', { as })).json().meta.total).toBe(0)
  expect((await world.call('GET', '/v1/service-orders/summary', { as })).json().all).toBe(0)
  const { data } = (await world.call('GET', '/v1/companies', { as })).json()
  expect(data.map(({ id }: { id: string }) => id)).toEqual([world.companies.other])
})

test('a user who is removed from a company loses access at once', async () => {
  const { orderNumber } = await orderIn(world, 'requested')
  const { params } = await aUserOfAcme(world)
  await world.db
    .updateTable('users')
    .set({ status: 'active', password_hash: 'x' })
    .where('id', '=', params.id)
    .execute()
  const token = await openSession(world.ctx, params.id)
  const as = { ...world.people.operator, id: params.id, token }
  expect((await world.call('GET', `/v1/service-orders/${orderNumber}`, { as })).statusCode).toBe(200)
  const path = `/v1/companies/${world.companies.acme}/users/${params.id}`
  expect((await world.call('DELETE', path, { as: world.people.manager })).statusCode).toBe(204)
  expect((await world.call('GET', `/v1/service-orders/${orderNumber}`, { as })).statusCode).toBe(404)
})
