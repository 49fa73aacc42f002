import { type Endpoint, endpoints, isOpenToApiKeys } from '@malote/api-client/contract'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../src/modules/sessions/index.ts'
import { hashToken } from '../src/platform/tokens.ts'
import { anyId, dropoff, orderIn, orderInput } from './orders.ts'
import { createWorld, type Person, type PersonKey, password, type World } from './world.ts'

let world: World
let keys: Readonly<Record<'apiKey' | 'foreignKey', Person>>
beforeAll(async () => {
  world = await createWorld({
    postalCodes: async (postalCode) => ({ postalCode, street: null, neighborhood: null, city: 'Cunha', state: 'SP' }),
  })
  const keyOf = async (companyId: string): Promise<Person> => {
    const body = { companyId, name: 'Integração' }
    const { key } = (await world.call('POST', '/v1/api-keys', { as: world.people.admin, body })).json()
    return { ...world.people.operator, token: key }
  }
  keys = { apiKey: await keyOf(world.companies.acme), foreignKey: await keyOf(world.companies.other) }
})

/** Some calls end sessions; those that the other rows sign in with are opened again. */
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

/** What a caller gets: a success of the endpoint, or this status. */
type Outcome = 'ok' | 401 | 403 | 404 | 410
type Caller = PersonKey | 'stranger' | 'apiKey' | 'foreignKey'

interface Row {
  /** The call, made anew for each caller so that one cannot spoil it for the next. Its data is acme's. */
  readonly request: () => Promise<{
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
    form?: Record<string, string | File>
  }>
  readonly admin: Outcome
  readonly operator: Outcome
  readonly manager: Outcome
  /** People of the other company, who must not even learn that acme's things exist. */
  readonly foreignOperator: Outcome
  readonly foreignManager: Outcome
  readonly stranger: Outcome
  /** Where the key of acme gets something else than its operator. */
  readonly apiKey?: Outcome
}

const everyone = { admin: 'ok', operator: 'ok', manager: 'ok', foreignOperator: 'ok', foreignManager: 'ok' } as const
const adminOnly = {
  admin: 'ok',
  operator: 403,
  manager: 403,
  foreignOperator: 403,
  foreignManager: 403,
  stranger: 401,
} as const
const managed = { ...adminOnly, manager: 'ok', foreignManager: 404 } as const
const ownCompany = { ...everyone, foreignOperator: 404, foreignManager: 404, stranger: 401 } as const
const nothing = async () => ({})
const ofAcme = async () => ({ query: { companyId: world.companies.acme } })
const anOrder = async (to: 'draft' | 'requested' = 'requested') => ({
  params: { orderNumber: (await orderIn(world, to)).orderNumber },
})
const aUserOfAcme = async () => {
  const answer = await world.call('POST', '/v1/users', {
    as: world.people.admin,
    body: { ...newUser(), companyIds: [world.companies.acme] },
  })
  return { params: { id: answer.json().id as string } }
}
const newUser = () => ({ name: 'Nova Pessoa', email: `nova.${anyId()}@example.com`, role: 'operator' })
const aCompany = async () => {
  const body = { name: 'Empresa passageira' }
  return {
    params: { id: (await world.call('POST', '/v1/companies', { as: world.people.admin, body })).json().id as string },
  }
}

const aPrivacyRequest = async () => {
  const body = { kind: 'access', name: 'Ana', phone: '(11) 98888-1234' }
  const { protocol } = (await world.call('POST', '/v1/public/privacy-requests', { body })).json()
  const { id } = await world.db
    .selectFrom('privacy_requests')
    .select('id')
    .where('protocol', '=', protocol)
    .executeTakeFirstOrThrow()
  return { id }
}
const newLocation = () => ({
  companyId: world.companies.acme,
  name: 'Loja',
  address: orderInput(world.companies.acme).pickup.address,
})
const aLocation = async () => {
  const answer = await world.call('POST', '/v1/locations', { as: world.people.admin, body: newLocation() })
  return { params: { id: answer.json().id as string } }
}

const anAttachment = async () => {
  const { params } = await anOrder()
  const answer = await world.call('POST', `/v1/service-orders/${params.orderNumber}/attachments`, {
    as: world.people.operator,
    form: { files: new File(['%PDF-1.7'], 'a.pdf') },
  })
  return { params: { ...params, attachmentId: answer.json().data[0].id as string } }
}
const anImport = async (status?: 'checked') => {
  const answer = await world.call('POST', '/v1/service-orders/imports', {
    as: world.people.operator,
    form: { companyId: world.companies.acme, files: new File(['a;b'], 'a.csv') },
  })
  const { id } = answer.json()
  if (status) await world.db.updateTable('imports').set({ status }).where('id', '=', id).execute()
  return { params: { id } }
}
const aPin = async () => {
  const { orderNumber, stops } = await orderIn(world, 'in_transit', {
    dropoffs: [{ ...dropoff('Ana'), requiredProof: 'pin' }],
  })
  const stopId = stops[1]?.id ?? ''
  const { pin } = await world.db
    .selectFrom('service_order_stops')
    .select('pin')
    .where('id', '=', stopId)
    .executeTakeFirstOrThrow()
  return { params: { orderNumber, stopId }, body: { pin } }
}

const anApiKey = async () => {
  const body = { companyId: world.companies.acme, name: 'Passageira' }
  return {
    params: { id: (await world.call('POST', '/v1/api-keys', { as: world.people.admin, body })).json().id as string },
  }
}

const newWebhook = () => ({
  companyId: world.companies.acme,
  url: 'https://erp.example.com/malote',
  events: ['service_order.created'],
})
const aWebhook = async () => {
  const answer = await world.call('POST', '/v1/webhooks', { as: world.people.admin, body: newWebhook() })
  return { params: { id: answer.json().id as string } }
}

/** One row for each endpoint of the contract: who gets what. */
const matrix: Record<string, Row> = {
  'auth.login': {
    request: async () => ({ body: { email: `${anyId()}@example.com`, password: 'x' } }),
    ...allAre(401),
    stranger: 401,
  },
  'auth.logout': { request: nothing, ...everyone, stranger: 401 },
  'auth.forgotPassword': { request: async () => ({ body: { email: 'x@example.com' } }), ...everyone, stranger: 'ok' },
  'auth.resetPassword': {
    request: async () => ({ body: { token: 'feito-a-mao', password: 'uma senha bem longa' } }),
    ...allAre(410),
    stranger: 410,
  },
  'users.me': { request: nothing, ...everyone, stranger: 401 },
  'users.list': { request: ofAcme, ...managed },
  'users.create': { request: async () => ({ body: { ...newUser(), companyIds: [world.companies.acme] } }), ...managed },
  'users.update': { request: async () => ({ ...(await aUserOfAcme()), body: { name: 'Outro Nome' } }), ...managed },
  'users.remove': { request: aUserOfAcme, ...managed },
  'users.invite': {
    request: async () => {
      const { params } = await aUserOfAcme()
      // The invitation of a moment ago; another one so soon would be refused.
      await world.db.deleteFrom('password_tokens').where('user_id', '=', params.id).execute()
      return { params }
    },
    ...managed,
  },
  'profile.update': { request: async () => ({ body: {} }), ...everyone, stranger: 401 },
  'profile.changePassword': {
    // The password that is set is the one there was.
    request: async () => ({ body: { currentPassword: password, password } }),
    ...everyone,
    stranger: 401,
  },
  'profile.sessions': { request: nothing, ...everyone, stranger: 401 },
  // A session of another person is not there, whoever asks.
  'profile.endSession': { request: async () => ({ params: { id: anyId() } }), ...allAre(404), stranger: 401 },
  'profile.endOtherSessions': { request: nothing, ...everyone, stranger: 401 },
  'myData.get': { request: nothing, ...everyone, stranger: 401 },
  'myData.export': { request: nothing, ...everyone, stranger: 401 },
  'myData.request': {
    request: async () => {
      await world.db.deleteFrom('privacy_requests').execute()
      return { body: { kind: 'access' } }
    },
    ...everyone,
    stranger: 401,
  },
  'privacyRequests.open': {
    request: async () => ({ body: { kind: 'access', name: 'Ana', phone: '(11) 98888-1234' } }),
    ...everyone,
    stranger: 'ok',
  },
  'privacyRequests.list': { request: nothing, ...adminOnly },
  'privacyRequests.data': { request: async () => ({ params: await aPrivacyRequest() }), ...adminOnly },
  'privacyRequests.close': {
    request: async () => ({ params: await aPrivacyRequest(), body: { outcome: 'done' } }),
    ...adminOnly,
  },
  'auditLog.list': { request: ofAcme, ...adminOnly },
  'accessLog.list': { request: nothing, ...adminOnly },
  'companies.list': { request: nothing, ...everyone, stranger: 401 },
  'companies.get': { request: async () => ({ params: { id: world.companies.acme } }), ...managed },
  'companies.create': { request: async () => ({ body: { name: 'Empresa nova' } }), ...adminOnly },
  'companies.update': { request: async () => ({ ...(await aCompany()), body: { name: 'Outro nome' } }), ...adminOnly },
  'companies.remove': { request: aCompany, ...adminOnly },
  'memberships.list': { request: ofAcme, ...managed },
  'memberships.add': {
    request: async () => ({ params: { id: world.companies.acme, userId: world.people.operator.id } }),
    ...managed,
  },
  'memberships.remove': {
    request: async () => ({ params: { id: world.companies.acme, userId: (await aUserOfAcme()).params.id } }),
    ...managed,
  },
  'serviceOrders.list': { request: ofAcme, ...ownCompany },
  'serviceOrders.summary': { request: ofAcme, ...ownCompany },
  'serviceOrders.export': { request: ofAcme, ...ownCompany },
  'serviceOrders.create': { request: async () => ({ body: orderInput(world.companies.acme) }), ...ownCompany },
  'serviceOrders.get': { request: anOrder, ...ownCompany },
  'serviceOrders.update': {
    request: async () => ({ ...(await anOrder()), body: { notes: 'Ligar antes.', version: 1 } }),
    ...ownCompany,
  },
  // A draft is its author's: another operator, as a key is one, does not delete it.
  'serviceOrders.remove': { request: () => anOrder('draft'), ...ownCompany, apiKey: 403 },
  'serviceOrders.transition': {
    request: async () => ({ ...(await anOrder('draft')), body: { to: 'requested' } }),
    ...ownCompany,
  },
  'serviceOrders.transitionMany': {
    // Of an order that the caller may not see, the answer tells what it tells of one that does not exist.
    request: async () => ({ body: { orderNumbers: [(await anOrder()).params.orderNumber], to: 'on_hold' } }),
    ...everyone,
    stranger: 401,
  },
  'serviceOrders.duplicate': { request: anOrder, ...ownCompany },
  'serviceOrders.findDuplicates': { request: async () => ({ body: orderInput(world.companies.acme) }), ...ownCompany },
  'serviceOrders.actions': { request: anOrder, ...ownCompany },
  'serviceOrders.events': { request: anOrder, ...ownCompany },
  'serviceOrders.updateStop': {
    request: async () => {
      const order = await orderIn(world, 'in_transit')
      const params = { orderNumber: order.orderNumber, stopId: order.stops[1]?.id ?? '' }
      return { params, body: { state: 'arrived' } }
    },
    ...ownCompany,
    manager: 403,
    foreignManager: 403,
  },
  'comments.list': { request: anOrder, ...ownCompany },
  'comments.create': { request: async () => ({ ...(await anOrder()), body: { text: 'Olá' } }), ...ownCompany },
  'attachments.list': { request: anOrder, ...ownCompany },
  'attachments.create': {
    request: async () => ({ ...(await anOrder()), form: { files: new File(['%PDF-1.7'], 'a.pdf') } }),
    ...ownCompany,
  },
  'attachments.download': { request: anAttachment, ...ownCompany },
  'attachments.confirmPin': { request: aPin, ...ownCompany, manager: 403, foreignManager: 403 },
  'imports.template': { request: nothing, ...everyone, stranger: 401 },
  'imports.list': { request: ofAcme, ...ownCompany },
  'imports.create': {
    request: async () => ({ form: { companyId: world.companies.acme, files: new File(['a;b'], 'a.csv') } }),
    ...ownCompany,
  },
  'imports.get': { request: () => anImport(), ...ownCompany },
  'imports.start': { request: () => anImport('checked'), ...ownCompany },
  'imports.cancel': { request: () => anImport(), ...ownCompany },
  'imports.errors': { request: () => anImport(), ...ownCompany },
  'locations.list': { request: ofAcme, ...ownCompany },
  'locations.get': { request: async () => ({ params: (await aLocation()).params }), ...ownCompany },
  'locations.create': { request: async () => ({ body: newLocation() }), ...managed },
  'locations.update': { request: async () => ({ ...(await aLocation()), body: { name: 'Outro nome' } }), ...managed },
  'locations.remove': { request: aLocation, ...managed },
  'locations.merge': {
    request: async () => ({ ...(await aLocation()), body: { intoId: (await aLocation()).params.id } }),
    ...managed,
  },
  'postalCodes.get': { request: async () => ({ params: { cep: '01310-100' } }), ...everyone, stranger: 401 },
  'dashboard.get': { request: ofAcme, ...adminOnly },
  'reports.export': { request: async () => ({ params: { key: 'orders-by-day' } }), ...adminOnly },
  'reports.list': { request: nothing, ...adminOnly },
  'reports.get': { request: async () => ({ params: { key: 'orders-by-day' } }), ...adminOnly },
  'settings.update': { request: async () => ({ body: { version: 1 } }), ...adminOnly },
  'reasons.list': { request: nothing, ...everyone, stranger: 401 },
  'settings.get': { request: nothing, ...adminOnly },
  'apiKeys.list': { request: ofAcme, ...managed },
  'apiKeys.create': {
    request: async () => ({ body: { companyId: world.companies.acme, name: 'ERP' } }),
    ...managed,
  },
  'apiKeys.revoke': { request: anApiKey, ...managed },
  'webhooks.list': { request: ofAcme, ...managed },
  'webhooks.create': { request: async () => ({ body: newWebhook() }), ...managed },
  'webhooks.update': { request: async () => ({ ...(await aWebhook()), body: { description: 'ERP' } }), ...managed },
  'webhooks.remove': { request: () => aWebhook(), ...managed },
  'webhooks.rotateSecret': { request: () => aWebhook(), ...managed },
  'webhooks.test': { request: () => aWebhook(), ...managed },
  'webhooks.deliveries': { request: () => aWebhook(), ...managed },
  'webhooks.redeliver': {
    request: async () => {
      const { params } = await aWebhook()
      const test = await world.call('POST', `/v1/webhooks/${params.id}/test`, { as: world.people.admin })
      return { params: { ...params, deliveryId: test.json().id as string } }
    },
    ...managed,
  },
  'events.stream': {
    request: async () => ({ query: { companyId: world.companies.acme, follow: 'false' } }),
    ...ownCompany,
  },
  'organization.get': { request: nothing, ...everyone, stranger: 'ok' },
}

function allAre(outcome: Outcome): Omit<Row, 'request' | 'stranger'> {
  return { admin: outcome, operator: outcome, manager: outcome, foreignOperator: outcome, foreignManager: outcome }
}

const callers: Caller[] = [
  'admin',
  'operator',
  'manager',
  'foreignOperator',
  'foreignManager',
  'stranger',
  'apiKey',
  'foreignKey',
]

/** A key gets what an operator of its company gets, where keys are let in at all. */
function outcomeOf(endpoint: Endpoint, row: Row, caller: Caller): Outcome {
  if (caller !== 'apiKey' && caller !== 'foreignKey') return row[caller]
  if (!isOpenToApiKeys(endpoint)) return 403
  return caller === 'apiKey' ? (row.apiKey ?? row.operator) : row.foreignOperator
}

function pathOf(endpoint: Endpoint, params: Record<string, string> = {}, query: Record<string, string> = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '')
  return `${path}?${new URLSearchParams(query)}`
}

/** The caller with a session of its own: signing out ends it. */
async function identify(caller: Caller): Promise<Person | undefined> {
  if (caller === 'stranger') return undefined
  if (caller === 'apiKey' || caller === 'foreignKey') return keys[caller]
  const person = world.people[caller]
  return { ...person, token: await openSession(world.ctx, person.id) }
}

test('every endpoint of the contract is served and has its row', () => {
  for (const { id, method, path } of endpoints) {
    expect(world.app.hasRoute({ method, url: path }), `${id} is served`).toBe(true)
    expect(matrix, `${id} says who may call it`).toHaveProperty([id])
  }
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ id }) => id).sort())
})

describe.each(endpoints)('$id', (endpoint) => {
  const row = matrix[endpoint.id] as Row
  test.each(callers.map((caller) => [caller, outcomeOf(endpoint, row, caller)] as const))(
    '%s gets %s',
    async (caller, outcome) => {
      const { params, query, body, form } = await row.request()
      const as = await identify(caller)
      const answer = await world.call(endpoint.method, pathOf(endpoint, params, query), { as, body, form })
      expect(answer.statusCode, answer.body).toBe(outcome === 'ok' ? endpoint.status : outcome)
      if (answer.statusCode >= 400) {
        expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
        expect(answer.json()).toMatchObject({ status: answer.statusCode, requestId: answer.headers['x-request-id'] })
      }
    },
  )
})

test("another company's order and one that does not exist answer alike", async () => {
  const { orderNumber } = await orderIn(world, 'requested')
  const as = world.people.foreignOperator
  for (const rest of ['', '/actions', '/events']) {
    const foreign = (await world.call('GET', `/v1/service-orders/${orderNumber}${rest}`, { as })).json()
    const missing = (await world.call('GET', `/v1/service-orders/OS-2020-000001${rest}`, { as })).json()
    expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' })
  }
})

test('without companyId a member sees only what belongs to their companies', async () => {
  await orderIn(world, 'requested')
  const as = world.people.foreignOperator
  expect((await world.call('GET', '/v1/service-orders', { as })).json().meta.total).toBe(0)
  expect((await world.call('GET', '/v1/service-orders/summary', { as })).json().all).toBe(0)
  const { data } = (await world.call('GET', '/v1/companies', { as })).json()
  expect(data.map(({ id }: { id: string }) => id)).toEqual([world.companies.other])
})

test('somebody who is taken out of a company stops seeing it at once', async () => {
  const { orderNumber } = await orderIn(world, 'requested')
  const { params } = await aUserOfAcme()
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
