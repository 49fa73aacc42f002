import { endpoints, isOpenToApiKeys } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { orderInput, request } from '../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

async function newKey(changes: object = {}, as: TestUser = testApp.users.manager) {
  const body = { companyId: testApp.companies.acme, name: 'ERP da padaria', ...changes }
  return testApp.call('POST', '/v1/api-keys', { as, body })
}

const bearing = (token: string): TestUser => ({ ...testApp.users.operator, token })

test('API keys may call the operator endpoints of orders and locations, the webhooks of their company, and no others', () => {
  const open = endpoints.filter((endpoint) => endpoint.roles !== 'public' && isOpenToApiKeys(endpoint))
  const resources = new Set(open.map(({ id }) => id.split('.')[0]))
  for (const closed of ['auth', 'users', 'memberships', 'settings', 'apiKeys', 'dashboard', 'reports']) {
    expect(resources).not.toContain(closed)
  }
  expect(resources).toContain('serviceOrders')
  const managed = open.filter(({ roles }) => !roles.includes('operator'))
  expect(new Set(managed.map(({ id }) => id.split('.')[0]))).toEqual(new Set(['webhooks']))
})

test('returns the key once; afterwards only its first characters are stored and returned', async () => {
  const created = (await newKey()).json()
  expect(created.key).toMatch(/^mlt_[\w-]{43}$/)
  const { data } = (await testApp.call('GET', '/v1/api-keys', { as: testApp.users.manager })).json()
  const { key, ...rest } = created
  expect(data[0]).toEqual(rest)
  expect(rest).toMatchObject({ prefix: key.slice(0, 12), createdBy: { name: 'Gisele Gestora' }, lastUsedAt: null })
  const row = await testApp.db.selectFrom('api_keys').selectAll().where('id', '=', created.id).executeTakeFirst()
  expect(JSON.stringify(row)).not.toContain(key)
})

test('an order created with a key belongs to the integration and honours its Idempotency-Key', async () => {
  const { key } = (await newKey({ name: 'Loja virtual' })).json()
  const call = { as: bearing(key), body: orderInput(testApp.companies.acme), key: 'loja-1' }
  const first = await testApp.call('POST', '/v1/service-orders', call)
  expect(first.statusCode, first.body).toBe(201)
  expect(first.json()).toMatchObject({ source: 'api', requestedBy: { name: 'Loja virtual' } })
  expect((await testApp.call('POST', '/v1/service-orders', call)).json()).toEqual(first.json())
})

test('the keys of a company share its orders: the next key cancels what the previous one requested', async () => {
  const { acme } = testApp.companies
  const [first, second] = [(await newKey()).json(), (await newKey()).json()]
  const create = async (changes: object = {}) => {
    const call = { as: bearing(first.key), body: orderInput(acme, changes) }
    return (await testApp.call('POST', '/v1/service-orders', call)).json().orderNumber
  }
  const [order, draft] = [await create(), await create({ draft: true })]
  const cancel = (token: string, orderNumber: string) =>
    testApp.call('POST', `/v1/service-orders/${orderNumber}/transitions`, {
      as: bearing(token),
      body: { to: 'canceled', reason: 'Pedido desfeito' },
    })
  expect((await cancel(second.key, order)).statusCode).toBe(200)
  const removed = await testApp.call('DELETE', `/v1/service-orders/${draft}`, {
    as: bearing(second.key),
    headers: { 'if-match': '*' },
  })
  expect(removed.statusCode, removed.body).toBe(204)
  const { orderNumber: ofPerson } = await request(testApp, testApp.users.manager)
  expect((await cancel(second.key, ofPerson)).statusCode).toBe(409)
})

test('a key reads the messages of a webhook of its company, and finds none of another company', async () => {
  const { key } = (await newKey()).json()
  const body = {
    companyId: testApp.companies.acme,
    url: 'https://erp.example/malote',
    events: ['service_order.created'],
  }
  const webhook = await testApp.call('POST', '/v1/webhooks', { as: bearing(key), body })
  expect(webhook.statusCode, webhook.body).toBe(201)
  const read = (id: string) => testApp.call('GET', `/v1/webhooks/${id}/messages`, { as: bearing(key) })
  expect((await read(webhook.json().id)).statusCode).toBe(200)
  const foreign = await testApp.call('POST', '/v1/webhooks', {
    as: testApp.users.admin,
    body: { ...body, companyId: testApp.companies.other },
  })
  expect((await read(foreign.json().id)).statusCode).toBe(404)
})

test('a key has the same rights after its maker was demoted, promoted or deactivated', async () => {
  const maker = await addUser(testApp.ctx, { name: 'Mara', role: 'manager', companyIds: [testApp.companies.acme] })
  const { key } = (await newKey({}, maker)).json()
  const { orderNumber } = await request(testApp)
  const results = async () => {
    const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
      (await testApp.call(method, path, { as: bearing(key), body })).statusCode
    return [
      await call('POST', '/v1/service-orders', orderInput(testApp.companies.acme)),
      await call('GET', `/v1/service-orders/${orderNumber}`),
      await call('POST', `/v1/service-orders/${orderNumber}/transitions`, { to: 'accepted' }),
      await call('GET', `/v1/companies/${testApp.companies.other}`),
      await call('GET', '/v1/webhooks'),
      await call('GET', '/v1/users'),
    ]
  }
  const before = await results()
  expect(before).toEqual([201, 200, 409, 403, 200, 403])
  for (const set of [{ role: 'operator' }, { role: 'admin' }, { status: 'inactive' }] as const) {
    await testApp.db.updateTable('users').set(set).where('id', '=', maker.id).execute()
    expect(await results()).toEqual(before)
  }
})

test('saves the last use at most once a minute', async () => {
  const { key, id } = (await newKey()).json()
  const usedAt = async () => {
    await testApp.call('GET', '/v1/companies', { as: bearing(key) })
    const row = await testApp.db.selectFrom('api_keys').select('last_used_at').where('id', '=', id).executeTakeFirst()
    return row?.last_used_at?.getTime() ?? 0
  }
  const first = await usedAt()
  expect(first).toBeGreaterThan(0)
  expect(await usedAt()).toBe(first)
  testApp.advance(61_000)
  expect(await usedAt()).toBeGreaterThan(first)
})

test('rejects a key that is revoked, expired or altered', async () => {
  const use = async (key: string) => (await testApp.call('GET', '/v1/companies', { as: bearing(key) })).statusCode
  const { key, id } = (await newKey()).json()
  expect(await use(key)).toBe(200)
  expect(await use(`${key.slice(0, -2)}__`)).toBe(401)
  const revoke = () => testApp.call('DELETE', `/v1/api-keys/${id}`, { as: testApp.users.manager })
  expect((await revoke()).statusCode).toBe(204)
  expect(await use(key)).toBe(401)
  expect((await revoke()).statusCode).toBe(204)

  const expiresAt = new Date(testApp.now().getTime() + 60_000).toISOString()
  const short = (await newKey({ expiresAt })).json()
  expect(short.expiresAt).toBe(expiresAt)
  expect(await use(short.key)).toBe(200)
  testApp.advance(61_000)
  expect(await use(short.key)).toBe(401)
  expect((await newKey({ expiresAt })).json().errors).toMatchObject([{ pointer: '/expiresAt' }])
})

test('integrations are absent from user lists, cannot be edited as users and cannot sign in', async () => {
  const { id } = (await newKey({ name: 'Robô invisível' })).json()
  const row = await testApp.db.selectFrom('api_keys').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()
  const as = testApp.users.admin
  for (const path of ['/v1/users?search=robo', '/v1/companies/users?search=robo']) {
    expect((await testApp.call('GET', path, { as })).json().meta.total).toBe(0)
  }
  const path = `/v1/users/${row.user_id}`
  expect((await testApp.call('PUT', path, { as, body: { role: 'admin' } })).statusCode).toBe(404)
  const email = `${row.user_id}@integracao.invalid`
  const login = await testApp.call('POST', '/v1/auth/login', { body: { email, password: 'uma senha bem longa' } })
  expect(login.statusCode).toBe(401)
  await testApp.call('POST', '/v1/auth/forgot-password', { body: { email } })
  expect(await testApp.db.selectFrom('emails').select('id').where('recipient', '=', email).execute()).toEqual([])
})

test('audits who created and revoked a key, without the key', async () => {
  const { id, key } = (await newKey()).json()
  await testApp.call('DELETE', `/v1/api-keys/${id}`, { as: testApp.users.admin })
  const entries = await testApp.db.selectFrom('audit_log').selectAll().where('entity_id', '=', id).execute()
  expect(entries.map(({ action }) => action).sort()).toEqual(['apiKeys.create', 'apiKeys.revoke'])
  expect(JSON.stringify(entries)).not.toContain(key)
})
