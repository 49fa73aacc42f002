import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { anyId } from '../../../test/orders.ts'
import { addCompany, addUser, createTestApp, password, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const email = () => `pessoa.${anyId()}@example.com`
const create = (body: object, as = testApp.users.admin) => testApp.call('POST', '/v1/users', { as, body })
const update = (id: string, body: object, as = testApp.users.admin) =>
  testApp.call('PUT', `/v1/users/${id}`, { as, body })
const remove = (id: string, as = testApp.users.admin) => testApp.call('DELETE', `/v1/users/${id}`, { as })
const newOperator = (changes: object = {}) => ({
  name: 'Nina',
  email: email(),
  role: 'operator',
  companyIds: [testApp.companies.acme],
  ...changes,
})
const signIn = (address: string, secret = password) =>
  testApp.call('POST', '/v1/auth/login', { body: { email: address, password: secret } })

describe('a new user', () => {
  test('with a password may sign in at once', async () => {
    const body = newOperator({ email: ` NINA.${anyId()}@Example.com `, phone: '(11) 98888-1234', password })
    const user = (await create(body)).json()
    expect(user).toMatchObject({ status: 'active', email: body.email.trim().toLowerCase(), phone: '+5511988881234' })
    expect((await signIn(user.email)).statusCode).toBe(200)
  })

  test('without one is invited, and sets it through the link', async () => {
    const user = (await create(newOperator())).json()
    expect(user).toMatchObject({ status: 'invited', lastLoginAt: null })
    const mail = await testApp.db
      .selectFrom('emails')
      .select(['subject', 'body'])
      .where('recipient', '=', user.email)
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('Seu acesso ao Malote')
    const token = /http:\/\/localhost:3000\/recuperar-senha\?token=([\w-]{43})/.exec(mail.body)?.[1]
    testApp.advance(6 * 24 * 3_600_000)
    const reset = { token, password: 'minha primeira senha' }
    expect((await testApp.call('POST', '/v1/auth/reset-password', { body: reset })).statusCode).toBe(204)
    expect((await signIn(user.email, reset.password)).json().user.status).toBe('active')
  })

  test('with a taken e-mail is rejected under its field', async () => {
    const response = await create(newOperator({ email: testApp.users.manager.email.toUpperCase() }))
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'already_exists',
      errors: [{ pointer: '/email', message: 'Este e-mail já tem cadastro.' }],
    })
  })

  test('is created once by fifty concurrent requests with the same e-mail', async () => {
    const body = newOperator()
    const responses = await Promise.all(Array.from({ length: 50 }, () => create(body)))
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
  })

  test('cannot have the e-mail as password', async () => {
    const body = newOperator()
    expect((await create({ ...body, password: body.email })).json()).toMatchObject({
      errors: [{ pointer: '/password' }],
    })
  })

  test('is not created when a company is unknown', async () => {
    const body = newOperator({ companyIds: [testApp.companies.acme, anyId()] })
    expect((await create(body)).statusCode).toBe(404)
    const row = await testApp.db.selectFrom('users').select('id').where('email', '=', body.email).executeTakeFirst()
    expect(row).toBeUndefined()
  })
})

describe('a manager', () => {
  const manager = () => testApp.users.manager

  test('creates operators and managers of their companies, no admins, and none without a company', async () => {
    expect((await create(newOperator(), manager())).statusCode).toBe(201)
    expect((await create(newOperator({ role: 'manager' }), manager())).statusCode).toBe(201)
    expect((await create(newOperator({ role: 'admin' }), manager())).json()).toMatchObject({ code: 'forbidden' })
    const nowhere = await create(newOperator({ companyIds: [] }), manager())
    expect(nowhere.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/companyIds' }] })
    expect((await create(newOperator({ companyIds: [testApp.companies.other] }), manager())).statusCode).toBe(404)
  })

  test('sees the users of their companies and no admin', async () => {
    await addUser(testApp.ctx, { name: 'Ada', role: 'admin', companyIds: [testApp.companies.acme] })
    const { data } = (await testApp.call('GET', '/v1/users?limit=100', { as: manager() })).json()
    const ids = data.map(({ id }: { id: string }) => id)
    expect(ids).toContain(testApp.users.operator.id)
    expect(ids).not.toContain(testApp.users.foreignOperator.id)
    expect(data.some(({ role }: { role: string }) => role === 'admin')).toBe(false)
    const links = (await testApp.call('GET', '/v1/companies/users?limit=100', { as: manager() })).json().data
    expect(links.some(({ user }: { user: { role: string } }) => user.role === 'admin')).toBe(false)
  })

  test('gets 404 for an admin', async () => {
    expect((await update(testApp.users.admin.id, { name: 'Outra' }, manager())).statusCode).toBe(404)
    expect((await remove(testApp.users.admin.id, manager())).statusCode).toBe(404)
  })

  test('cannot change their own role or deactivate themselves', async () => {
    expect((await update(manager().id, { role: 'operator' }, manager())).json()).toMatchObject({ code: 'forbidden' })
    expect((await remove(manager().id, manager())).json()).toMatchObject({ code: 'forbidden' })
    expect((await update(manager().id, { name: 'Gisele G.' }, manager())).statusCode).toBe(200)
  })

  test('cannot make a user an admin', async () => {
    const response = await update(testApp.users.operator.id, { role: 'admin' }, manager())
    expect(response.json()).toMatchObject({ status: 403, code: 'forbidden' })
  })

  test('cannot change a user who also belongs to another company', async () => {
    const { acme, other } = testApp.companies
    const shared = await addUser(testApp.ctx, { name: 'Dora', role: 'operator', companyIds: [acme, other] })
    const response = await update(shared.id, { email: email() }, manager())
    expect(response.json()).toMatchObject({ code: 'forbidden', detail: expect.stringContaining('outras empresas') })
    expect((await remove(shared.id, manager())).statusCode).toBe(403)
  })
})

describe('a change', () => {
  test('updates the given fields only, and is audited', async () => {
    const user = (await create(newOperator({ phone: '11988881234' }))).json()
    const changed = (await update(user.id, { name: 'Nina Simões' })).json()
    expect(changed).toMatchObject({ ...user, name: 'Nina Simões', version: 2, updatedAt: expect.any(String) })
    const entries = await testApp.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', user.id)
      .orderBy('id')
      .execute()
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['users.create', expect.objectContaining({ email: user.email })],
      ['users.update', { name: { from: 'Nina', to: 'Nina Simões' }, version: { from: 1, to: 2 } }],
    ])
  })

  test('of the e-mail invalidates links to the old one and invites at the new one', async () => {
    const user = (await create(newOperator())).json()
    const next = email()
    await update(user.id, { email: next })
    const bodies = await testApp.db.selectFrom('emails').select(['recipient', 'body']).orderBy('created_at').execute()
    const tokenTo = (recipient: string) =>
      /token=([\w-]+)/.exec(bodies.find((mail) => mail.recipient === recipient)?.body ?? '')?.[1]
    const reset = (token: string | undefined) =>
      testApp.call('POST', '/v1/auth/reset-password', { body: { token, password: 'minha primeira senha' } })
    expect((await reset(tokenTo(user.email))).statusCode).toBe(410)
    expect((await reset(tokenTo(next))).statusCode).toBe(204)
  })

  test('to inactive ends the sessions; back to active allows sign-in again', async () => {
    const person = await addUser(testApp.ctx, { name: 'Ivo', role: 'operator', companyIds: [testApp.companies.acme] })
    expect((await remove(person.id)).statusCode).toBe(204)
    expect((await testApp.call('GET', '/v1/users/me', { as: person })).statusCode).toBe(401)
    expect((await signIn(person.email)).statusCode).toBe(401)
    const { data } = (await testApp.call('GET', '/v1/users?status=inactive', { as: testApp.users.admin })).json()
    expect(data.map(({ id }: { id: string }) => id)).toContain(person.id)
    expect((await update(person.id, { status: 'active' })).json().status).toBe('active')
    expect((await signIn(person.email)).statusCode).toBe(200)
  })

  test('of an unknown user returns 404', async () => {
    expect((await update(anyId(), { name: 'x' })).statusCode).toBe(404)
    expect((await remove(anyId())).statusCode).toBe(404)
  })
})

describe('the last active admin', () => {
  test('cannot be removed, demoted or deactivated', async () => {
    const alone = await createTestApp()
    const { admin } = alone.users
    const call = (method: 'PUT' | 'DELETE', body?: object) =>
      alone.call(method, `/v1/users/${admin.id}`, { as: admin, body })
    for (const response of [
      await call('DELETE'),
      await call('PUT', { role: 'manager' }),
      await call('PUT', { status: 'inactive' }),
    ]) {
      expect(response.json()).toMatchObject({ status: 409, code: 'last_admin' })
    }
    expect((await call('PUT', { name: 'Ana A.' })).statusCode).toBe(200)
  })

  test('remains when two admins remove each other concurrently', async () => {
    const pair = await createTestApp()
    const second = await addUser(pair.ctx, { name: 'Beto', role: 'admin', companyIds: [] })
    const { admin } = pair.users
    const responses = await pair.db.transaction().execute(async (holder) => {
      // Both rows are locked until both removals are running.
      await holder.selectFrom('users').select('id').where('role', '=', 'admin').forUpdate().execute()
      const removals = Promise.all([
        pair.call('DELETE', `/v1/users/${second.id}`, { as: admin }),
        pair.call('DELETE', `/v1/users/${admin.id}`, { as: second }),
      ])
      // Queried outside of the transaction, which would keep its first snapshot.
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await waiting.execute(pair.db)).rows.length, { timeout: 20_000 }).toBe(2)
      return { removals }
    })
    const statuses = (await responses.removals).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([204, 409])
    const active = await pair.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('status', '=', 'active')
      .execute()
    expect(active).toHaveLength(1)
  })
})

describe('the list', () => {
  test('searches without accents, filters and sorts by Brazilian collation', async () => {
    const company = await addCompany(testApp.db, 'Ordem Alfabética')
    for (const name of ['Zélia', 'Ângela', 'amanda', 'Éder']) {
      await addUser(testApp.ctx, { name, role: 'operator', companyIds: [company] })
    }
    const names = async (query: string) =>
      (await testApp.call('GET', `/v1/users?companyId=${company}&${query}`, { as: testApp.users.admin }))
        .json()
        .data.map(({ name }: { name: string }) => name)
    expect(await names('')).toEqual(['amanda', 'Ângela', 'Éder', 'Zélia'])
    expect(await names('sort=-name')).toEqual(['Zélia', 'Éder', 'Ângela', 'amanda'])
    expect(await names('search=angela')).toEqual(['Ângela'])
    expect(await names('role=manager')).toEqual([])
    expect(await names('limit=2&page=2')).toEqual(['Éder', 'Zélia'])
  })

  test('returns the users of some ids, if the caller may see them', async () => {
    const company = await addCompany(testApp.db, 'Por Id')
    const [one, other] = await Promise.all(
      ['Um', 'Outro'].map((name) => addUser(testApp.ctx, { name, role: 'operator', companyIds: [company] })),
    )
    const manager = await addUser(testApp.ctx, { name: 'Gestora', role: 'manager', companyIds: [company] })
    const { admin } = testApp.users
    const list = async (as: typeof admin) => {
      const response = await testApp.call('GET', `/v1/users?id=${one?.id},${other?.id},${admin.id}`, { as })
      return response.json().data.map(({ name }: { name: string }) => name)
    }
    expect(await list(admin)).toEqual([admin.name, 'Outro', 'Um'].toSorted())
    expect(await list(manager)).toEqual(['Outro', 'Um'])
  })
})

describe('an invitation', () => {
  const invite = (id: string, as = testApp.users.admin) => testApp.call('POST', `/v1/users/${id}/invite`, { as })
  const tokens = async (recipient: string) =>
    (
      await testApp.db
        .selectFrom('emails')
        .select('body')
        .where('recipient', '=', recipient)
        .orderBy('created_at')
        .execute()
    ).map(({ body }) => /token=([\w-]{43})/.exec(body)?.[1])
  const accept = (token: string | undefined) =>
    testApp.call('POST', '/v1/auth/reset-password', { body: { token, password: 'minha primeira senha' } })

  test('is sent again by a manager, and only the newest link works', async () => {
    const user = (await create(newOperator())).json()
    testApp.advance(60_001)
    expect((await invite(user.id, testApp.users.manager)).statusCode).toBe(202)
    const [first, second] = await tokens(user.email)
    expect((await accept(first)).statusCode).toBe(410)
    expect((await accept(second)).statusCode).toBe(204)
    expect((await accept(second)).statusCode).toBe(410)
    expect((await invite(user.id)).json()).toMatchObject({ status: 409, code: 'not_invited' })
  })

  test('ends with the account, and is sent again when that is active again', async () => {
    const user = (await create(newOperator())).json()
    await remove(user.id)
    expect((await update(user.id, { status: 'active' })).json().status).toBe('invited')
    const [first, second] = await tokens(user.email)
    expect((await accept(first)).statusCode).toBe(410)
    expect((await accept(second)).statusCode).toBe(204)
  })

  test('is not sent twice within a minute, nor to a deactivated user', async () => {
    const user = (await create(newOperator())).json()
    const soon = await invite(user.id)
    expect(soon.statusCode).toBe(429)
    expect(soon.headers['retry-after']).toBe('60')
    await remove(user.id)
    expect((await invite(user.id)).json()).toMatchObject({
      code: 'not_invited',
      detail: expect.stringMatching(/^Reative/),
    })
    expect((await invite(anyId())).statusCode).toBe(404)
  })
})
