import { beforeAll, describe, expect, test } from 'vitest'
import { anyId, orderInput } from './orders.ts'
import { addUser, createTestApp, password, type TestApp, type TestUser } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const update = (id: string, body: object, as: TestUser) => testApp.call('PUT', `/v1/users/${id}`, { as, body })
const remove = (id: string, as: TestUser) => testApp.call('DELETE', `/v1/users/${id}`, { as })
const me = async (as: TestUser) => (await testApp.call('GET', '/v1/users/me', { as })).statusCode
const signIn = async (email: string) =>
  (await testApp.call('POST', '/v1/auth/login', { body: { email, password } })).statusCode
const lettersTo = (recipient: string) =>
  testApp.db.selectFrom('emails').select(['subject', 'body']).where('recipient', '=', recipient).execute()
const newEmail = () => `novo.${anyId()}@example.com`
const colleague = (name = 'Ivo', role: 'manager' | 'operator' = 'manager') =>
  addUser(testApp.ctx, { name, role, companyIds: [testApp.companies.acme] })

describe('reactivation', () => {
  test('by a manager is rejected when an admin deactivated the user', async () => {
    const person = await colleague()
    expect((await remove(person.id, testApp.users.admin)).statusCode).toBe(204)
    expect((await update(person.id, { status: 'active' }, testApp.users.manager)).json()).toMatchObject({ status: 403 })
    expect(await signIn(person.email)).toBe(401)
  })

  test('by a manager is rejected when an admin deactivated the user after a manager did', async () => {
    const person = await colleague()
    await remove(person.id, testApp.users.admin)
    expect((await remove(person.id, testApp.users.manager)).statusCode).toBe(204)
    expect((await update(person.id, { status: 'active' }, testApp.users.manager)).statusCode).toBe(403)
  })

  test('by a manager requires a new password when a manager deactivated the user', async () => {
    const person = await colleague()
    await remove(person.id, testApp.users.manager)
    const response = await update(person.id, { status: 'active' }, testApp.users.manager)
    expect(response.json()).toMatchObject({ status: 'invited' })
    expect(await signIn(person.email)).toBe(401)
    expect((await lettersTo(person.email)).some(({ body }) => body.includes('/recuperar-senha?token='))).toBe(true)
  })
})

describe('a new e-mail for another user', () => {
  test.each(['manager', 'admin'] as const)(
    'by the %s notifies the old address, ends the sessions and must be confirmed at the new one',
    async (by) => {
      const person = await colleague()
      const email = newEmail()
      const response = await update(person.id, { email }, testApp.users[by])
      expect(response.json()).toMatchObject({ email, status: 'invited' })
      expect(await me(person)).toBe(401)
      expect((await lettersTo(person.email)).map(({ subject }) => subject)).toContain(
        'Seu e-mail de acesso ao Malote mudou',
      )
      expect(await signIn(email)).toBe(401)
      expect((await lettersTo(email)).some(({ body }) => body.includes('/recuperar-senha?token='))).toBe(true)
    },
  )

  test('of the delivery team is rejected for a manager', async () => {
    const operator = await colleague('Otávio', 'operator')
    expect((await update(operator.id, { email: newEmail() }, testApp.users.manager)).statusCode).toBe(403)
    expect(await me(operator)).toBe(200)
  })
})

test('a change of the own e-mail ends the other sessions', async () => {
  const person = await colleague('Rita')
  const login = await testApp.call('POST', '/v1/auth/login', { body: { email: person.email, password } })
  const other = { ...person, token: login.json().token }
  const body = { email: newEmail(), currentPassword: password }
  const response = await testApp.call('PUT', '/v1/users/me', { as: person, body })
  expect(response.statusCode, response.body).toBe(200)
  expect(await me(person)).toBe(200)
  expect(await me(other)).toBe(401)
})

describe('API keys', () => {
  const newKey = async (as: TestUser) => {
    const body = { companyId: testApp.companies.acme, name: 'ERP' }
    const { key } = (await testApp.call('POST', '/v1/api-keys', { as, body })).json()
    return { ...testApp.users.operator, token: key as string }
  }
  const use = async (key: TestUser) => (await testApp.call('GET', '/v1/service-orders', { as: key })).statusCode

  test('belong to the company: they stay valid when the user who created them is deactivated or leaves', async () => {
    const person = await colleague()
    const key = await newKey(person)
    const path = `/v1/companies/${testApp.companies.acme}/users/${person.id}`
    expect((await testApp.call('DELETE', path, { as: testApp.users.admin })).statusCode).toBe(204)
    expect(await use(key)).toBe(200)
    await remove(person.id, testApp.users.admin)
    expect(await use(key)).toBe(200)
    const { data } = (await testApp.call('GET', '/v1/api-keys', { as: testApp.users.manager })).json()
    expect(data[0]).toMatchObject({ createdBy: { id: person.id }, revokedAt: null })
    const revoke = await testApp.call('DELETE', `/v1/api-keys/${data[0].id}`, { as: testApp.users.manager })
    expect(revoke.statusCode).toBe(204)
    expect(await use(key)).toBe(401)
  })
})

test('does not replay an idempotent response to a user who has left the company', async () => {
  const person = await colleague('Lia', 'operator')
  const body = orderInput(testApp.companies.acme, { internalNotes: 'segredo' })
  const create = () => testApp.call('POST', '/v1/service-orders', { as: person, body, key: 'de-novo' })
  const first = await create()
  expect(first.statusCode).toBe(201)
  expect((await create()).body).toBe(first.body)
  await testApp.db.deleteFrom('memberships').where('user_id', '=', person.id).execute()
  const again = await create()
  expect(again.json()).toMatchObject({ status: 404, code: 'not_found' })
  expect(again.body).not.toContain('segredo')
})
