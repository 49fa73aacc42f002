import { beforeAll, describe, expect, test } from 'vitest'
import { orderInput, request } from './orders.ts'
import { createTestApp, password, type TestApp, type TestUser } from './test-app.ts'
import { picture, sendFiles } from './uploads.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const call = (as: TestUser, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  testApp.call(method, path, { as, ...(body === undefined ? {} : { body }) })

async function createKey(maker: TestUser, changes: object = {}) {
  const response = await call(maker, 'POST', '/v1/api-keys', {
    companyId: testApp.companies.acme,
    name: 'ERP',
    ...changes,
  })
  return { response, as: { ...testApp.users.operator, token: response.json().key as string } }
}

async function createOperator(maker: TestUser, changes: object = {}) {
  const email = `novo.${Math.random().toString(36).slice(2)}@example.com`
  const body = { name: 'Nina', email, role: 'operator', companyIds: [testApp.companies.acme], password, ...changes }
  const response = await call(maker, 'POST', '/v1/users', body)
  const login = await testApp.call('POST', '/v1/auth/login', { body: { email, password } })
  return {
    response,
    as: { ...testApp.users.operator, id: response.json().id, token: login.json().token as string },
  }
}

/** An order with everything on it that the company does not read. */
async function internalOrder() {
  const order = await request(testApp, testApp.users.operator, { internalNotes: 'segredo-nota' })
  const path = `/v1/service-orders/${order.orderNumber}`
  await call(testApp.users.operator, 'POST', `${path}/comments`, { text: 'segredo-comentário', visibility: 'internal' })
  const file = ['segredo.jpg', await picture('#123456')] as [string, Buffer]
  const sent = await sendFiles(testApp, order, [file], { kind: 'attachment', visibility: 'internal' })
  expect(sent.statusCode, sent.body).toBe(201)
  return { order, path }
}

describe.each([
  ['a key that a manager creates', () => createKey(testApp.users.manager)],
  ['an operator that a manager creates', () => createOperator(testApp.users.manager)],
])('%s', (_name, make) => {
  test('reads what the company reads, and no internal data', async () => {
    const { response, as } = await make()
    expect(response.json()).toMatchObject({ carriesOut: false })
    const { path } = await internalOrder()
    for (const rest of ['', '/comments', '/events', '/attachments']) {
      const response = await call(as, 'GET', `${path}${rest}`)
      expect(response.statusCode, response.body).toBe(200)
      expect(response.body, rest).not.toContain('segredo')
      expect(response.body, rest).not.toContain('"internal"')
    }
  })

  test('requests and cancels orders, but does not change their status otherwise', async () => {
    const { as } = await make()
    const created = await call(as, 'POST', '/v1/service-orders', orderInput(testApp.companies.acme))
    expect(created.statusCode, created.body).toBe(201)
    const { orderNumber, stops } = created.json()
    const path = `/v1/service-orders/${orderNumber}`
    const accept = await call(as, 'POST', `${path}/transitions`, { to: 'accepted' })
    expect(accept.json()).toMatchObject({ status: 409, code: 'invalid_transition' })
    expect(accept.json().allowed).toEqual(['canceled'])
    const assigned = await call(testApp.users.admin, 'POST', `${path}/transitions`, {
      to: 'accepted',
      assigneeId: as.id,
    })
    expect(assigned.statusCode).toBe(as.id === testApp.users.operator.id ? 200 : 400)
    if (assigned.statusCode === 400)
      await call(testApp.users.operator, 'POST', `${path}/transitions`, { to: 'accepted' })
    await call(testApp.users.operator, 'POST', `${path}/transitions`, { to: 'collecting' })
    for (const [method, rest, body] of [
      ['PUT', `/stops/${stops[1].id}`, { state: 'arrived' }],
      ['PUT', '/assignee', { assigneeId: testApp.users.operator.id }],
    ] as const) {
      expect((await call(as, method, `${path}${rest}`, body)).statusCode, rest).not.toBe(200)
    }
    const photo = { kind: 'photo', visibility: 'company', stopId: stops[0].id }
    const proof = await sendFiles(testApp, { orderNumber }, [['prova.jpg', await picture('#123456')]], photo, as)
    expect(proof.statusCode).toBe(403)
    const notes = await call(as, 'POST', `${path}/comments`, { text: 'x', visibility: 'internal' })
    expect(notes.statusCode).toBe(403)
  })
})

describe('only an admin', () => {
  test('adds a user to the delivery team', async () => {
    expect((await createKey(testApp.users.manager, { carriesOut: true })).response.statusCode).toBe(403)
    expect((await createOperator(testApp.users.manager, { carriesOut: true })).response.statusCode).toBe(403)
    expect((await createKey(testApp.users.admin)).response.json()).toMatchObject({ carriesOut: true })
    expect((await createOperator(testApp.users.admin)).response.json()).toMatchObject({ carriesOut: true })
    const { response } = await createOperator(testApp.users.manager)
    const path = `/v1/users/${response.json().id}`
    expect((await call(testApp.users.manager, 'PUT', path, { carriesOut: true })).statusCode).toBe(403)
    expect((await call(testApp.users.admin, 'PUT', path, { carriesOut: true })).json()).toMatchObject({
      carriesOut: true,
    })
  })

  test('lets an API key change statuses, with immediate effect', async () => {
    const { response, as } = await createKey(testApp.users.manager)
    const { path } = await internalOrder()
    const update = (who: TestUser) => call(who, 'PUT', `/v1/api-keys/${response.json().id}`, { carriesOut: true })
    expect((await update(testApp.users.manager)).statusCode).toBe(403)
    expect((await update(testApp.users.admin)).json()).toMatchObject({ carriesOut: true })
    expect((await call(as, 'GET', path)).body).toContain('segredo-nota')
    expect((await call(as, 'POST', `${path}/transitions`, { to: 'accepted' })).statusCode).toBe(200)
  })

  test('a change of role keeps the membership', async () => {
    const { response } = await createOperator(testApp.users.admin, { role: 'manager' })
    const path = `/v1/users/${response.json().id}`
    const changed = await call(testApp.users.manager, 'PUT', path, { role: 'operator' })
    expect(changed.json()).toMatchObject({ role: 'operator', carriesOut: false })
  })
})
