import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anyId } from '../../../test/orders.ts'
import { addUser, createTestApp, password, type TestApp, type TestUser } from '../../../test/test-app.ts'
import { openSession } from '../sessions/index.ts'

let testApp: TestApp
let me: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  me = await addUser(testApp.ctx, { name: 'Nina', role: 'operator', companyIds: [testApp.companies.acme] })
})

const call = (method: 'GET' | 'PUT' | 'DELETE', path = '', body?: object, as: TestUser = me) =>
  testApp.call(method, `/v1/users/me${path}`, { as, body })
const signIn = (email: string, secret: string) =>
  testApp.call('POST', '/v1/auth/login', { body: { email, password: secret } })
const mailTo = (recipient: string) =>
  testApp.db.selectFrom('emails').select(['subject', 'body']).where('recipient', '=', recipient).execute()
const again = async (): Promise<TestUser> => ({ ...me, token: await openSession(testApp.ctx, me.id) })
const newPassword = 'outra senha bem longa'

describe('the own details', () => {
  test('change in the given fields; role and status cannot be changed', async () => {
    const response = await call('PUT', '', {
      name: ' Nina Simões ',
      phone: '(11) 98888-1234',
      role: 'admin',
      status: 'x',
    })
    expect(response.json()).toMatchObject({ name: 'Nina Simões', phone: '+5511988881234', role: 'operator' })
    expect((await call('PUT', '', { phone: null })).json()).toMatchObject({ name: 'Nina Simões', phone: null })
  })

  test('require the password for a new e-mail, and notify the old address', async () => {
    const email = `nova.${anyId()}@example.com`
    expect((await call('PUT', '', { email })).json()).toMatchObject({ errors: [{ pointer: '/currentPassword' }] })
    const wrong = await call('PUT', '', { email, currentPassword: 'errada' })
    expect(wrong.json()).toMatchObject({ status: 400, errors: [{ pointer: '/currentPassword' }] })
    expect((await call('PUT', '', { email, currentPassword: password })).json().email).toBe(email)
    expect((await mailTo(me.email)).map(({ subject }) => subject)).toEqual(['Seu e-mail de acesso ao Malote mudou'])
    expect((await signIn(email, password)).statusCode).toBe(200)
  })

  test('reject a taken e-mail under its field, and change nothing else', async () => {
    const body = { name: 'Outra', email: testApp.users.manager.email, currentPassword: password }
    expect((await call('PUT', '', body)).json()).toMatchObject({
      code: 'already_exists',
      errors: [{ pointer: '/email' }],
    })
    expect((await call('GET')).json()).toMatchObject({ name: 'Nina', email: me.email })
  })

  test.each([
    [{ name: '' }, '/name'],
    [{ phone: '123' }, '/phone'],
    [{ email: 'sem-arroba' }, '/email'],
    [{ name: 'a\u0000' }, '/name'],
  ])('%j is rejected under its field', async (body, pointer) => {
    expect((await call('PUT', '', body)).json()).toMatchObject({ status: 400, errors: [{ pointer }] })
  })
})

describe('a new password', () => {
  test('ends the other sessions, keeps the current one, and is notified by e-mail', async () => {
    const other = await again()
    const response = await call('PUT', '/password', { currentPassword: password, password: newPassword })
    expect(response.statusCode).toBe(204)
    expect((await call('GET')).statusCode).toBe(200)
    expect((await call('GET', '', undefined, other)).statusCode).toBe(401)
    expect((await signIn(me.email, password)).statusCode).toBe(401)
    expect((await signIn(me.email, newPassword)).statusCode).toBe(200)
    expect(await mailTo(me.email)).toMatchObject([{ subject: 'Sua senha do Malote mudou' }])
  })

  test('must meet the same rules as the first one', async () => {
    for (const rejected of ['curta', 'senha12345', me.email]) {
      const response = await call('PUT', '/password', { currentPassword: password, password: rejected })
      expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer: '/password' }] })
    }
  })

  test('cannot be guessed in an open session: the sixth attempt must wait', async () => {
    const guess = () => call('PUT', '/password', { currentPassword: 'errada', password: newPassword })
    for (let time = 0; time < 5; time++) expect((await guess()).statusCode).toBe(400)
    const paused = await guess()
    expect(paused.statusCode).toBe(429)
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(200)
    testApp.advance(5 * 60_000)
    expect((await call('PUT', '/password', { currentPassword: password, password: newPassword })).statusCode).toBe(204)
  })
})

describe('the own sessions', () => {
  const sessions = async () => (await call('GET', '/sessions')).json().data

  test('are listed with device, address and last use; the current one is marked', async () => {
    await testApp.server.inject({
      method: 'POST',
      url: '/v1/auth/login',
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36' },
      payload: { email: me.email, password },
      remoteAddress: '203.0.113.7',
    })
    const list = await sessions()
    expect(list).toHaveLength(2)
    expect(list.find(({ current }: { current: boolean }) => current)).toMatchObject({ device: 'Aparelho desconhecido' })
    expect(list.find(({ current }: { current: boolean }) => !current)).toMatchObject({
      device: 'Chrome no Windows',
      address: '203.0.113.7',
    })
    expect(JSON.stringify(list)).not.toMatch(/token|hash/)
  })

  test('can be ended singly or all others at once, and only by their user', async () => {
    const [second, third] = [await again(), await again()]
    const active = (await call('GET', '/sessions', undefined, second)).json().data
    const { id } = active.find(({ current }: { current: boolean }) => current)
    expect((await call('DELETE', `/sessions/${id}`, undefined, testApp.users.admin)).statusCode).toBe(404)
    expect((await call('DELETE', `/sessions/${id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `/sessions/${id}`)).statusCode).toBe(404)
    expect((await call('GET', '', undefined, second)).statusCode).toBe(401)
    expect((await call('GET', '', undefined, third)).statusCode).toBe(200)
    expect((await call('DELETE', '/sessions')).statusCode).toBe(204)
    expect((await call('GET', '', undefined, third)).statusCode).toBe(401)
    expect(await sessions()).toHaveLength(1)
  })
})
