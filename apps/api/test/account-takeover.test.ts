import { beforeAll, describe, expect, test } from 'vitest'
import { anyId, orderInput } from './orders.ts'
import { addPerson, createWorld, type Person, password, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})

const update = (id: string, body: object, as: Person) => world.call('PUT', `/v1/users/${id}`, { as, body })
const remove = (id: string, as: Person) => world.call('DELETE', `/v1/users/${id}`, { as })
const me = async (as: Person) => (await world.call('GET', '/v1/users/me', { as })).statusCode
const signIn = async (email: string) =>
  (await world.call('POST', '/v1/auth/login', { body: { email, password } })).statusCode
const lettersTo = (recipient: string) =>
  world.db.selectFrom('emails').select(['subject', 'body']).where('recipient', '=', recipient).execute()
const newEmail = () => `novo.${anyId()}@example.com`
const colleague = (name = 'Ivo', role: 'manager' | 'operator' = 'manager') =>
  addPerson(world.ctx, { name, role, companyIds: [world.companies.acme] })

describe('reactivation', () => {
  test('by a manager is rejected when an admin deactivated the user', async () => {
    const person = await colleague()
    expect((await remove(person.id, world.people.admin)).statusCode).toBe(204)
    expect((await update(person.id, { status: 'active' }, world.people.manager)).json()).toMatchObject({ status: 403 })
    expect(await signIn(person.email)).toBe(401)
  })

  test('by a manager is rejected when an admin deactivated the user after a manager did', async () => {
    const person = await colleague()
    await remove(person.id, world.people.admin)
    expect((await remove(person.id, world.people.manager)).statusCode).toBe(204)
    expect((await update(person.id, { status: 'active' }, world.people.manager)).statusCode).toBe(403)
  })

  test('by a manager requires a new password when a manager deactivated the user', async () => {
    const person = await colleague()
    await remove(person.id, world.people.manager)
    const response = await update(person.id, { status: 'active' }, world.people.manager)
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
      const response = await update(person.id, { email }, world.people[by])
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
    expect((await update(operator.id, { email: newEmail() }, world.people.manager)).statusCode).toBe(403)
    expect(await me(operator)).toBe(200)
  })
})

test('a change of the own e-mail ends the other sessions', async () => {
  const person = await colleague('Rita')
  const login = await world.call('POST', '/v1/auth/login', { body: { email: person.email, password } })
  const other = { ...person, token: login.json().token }
  const body = { email: newEmail(), currentPassword: password }
  const response = await world.call('PUT', '/v1/users/me', { as: person, body })
  expect(response.statusCode, response.body).toBe(200)
  expect(await me(person)).toBe(200)
  expect(await me(other)).toBe(401)
})

describe('API keys', () => {
  const newKey = async (as: Person) => {
    const body = { companyId: world.companies.acme, name: 'ERP' }
    const { key } = (await world.call('POST', '/v1/api-keys', { as, body })).json()
    return { ...world.people.operator, token: key as string }
  }
  const use = async (key: Person) => (await world.call('GET', '/v1/service-orders', { as: key })).statusCode

  test('of a deactivated user are revoked and recorded in the audit log', async () => {
    const person = await colleague()
    const key = await newKey(person)
    expect(await use(key)).toBe(200)
    await remove(person.id, world.people.admin)
    expect(await use(key)).toBe(401)
    const { data } = (await world.call('GET', '/v1/api-keys', { as: world.people.admin })).json()
    expect(data[0]).toMatchObject({ createdBy: { id: person.id }, revokedAt: expect.any(String) })
  })

  test('of a user who leaves the company are revoked', async () => {
    const person = await colleague()
    const key = await newKey(person)
    const path = `/v1/companies/${world.companies.acme}/users/${person.id}`
    expect((await world.call('DELETE', path, { as: world.people.admin })).statusCode).toBe(204)
    expect(await use(key)).toBe(401)
  })
})

test('does not replay an idempotent response to a user who has left the company', async () => {
  const person = await colleague('Lia', 'operator')
  const body = orderInput(world.companies.acme, { internalNotes: 'segredo' })
  const create = () => world.call('POST', '/v1/service-orders', { as: person, body, key: 'de-novo' })
  const first = await create()
  expect(first.statusCode).toBe(201)
  expect((await create()).body).toBe(first.body)
  await world.db.deleteFrom('memberships').where('user_id', '=', person.id).execute()
  const again = await create()
  expect(again.json()).toMatchObject({ status: 404, code: 'not_found' })
  expect(again.body).not.toContain('segredo')
})
