import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, password, type TestApp, withNewCompanies } from '../../../test/test-app.ts'
import { hashToken } from '../../platform/security/tokens.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
})

const login = (email: string, secret: string) =>
  testApp.call('POST', '/v1/auth/login', { body: { email, password: secret } })

describe('signing in', () => {
  test('returns a token that authenticates, and its user', async () => {
    const { operator } = testApp.users
    const response = await login(operator.email.toUpperCase(), password)
    expect(response.statusCode).toBe(200)
    const { token, user, expiresAt } = response.json()
    const sevenDays = testApp.now().getTime() + 7 * 24 * 3_600_000
    expect(Math.abs(Date.parse(expiresAt) - sevenDays)).toBeLessThan(60_000)
    expect(user).toMatchObject({ id: operator.id, role: 'operator', status: 'active' })
    const me = await testApp.call('GET', '/v1/users/me', { as: { ...operator, token } })
    expect(me.json()).toMatchObject({ id: operator.id, lastLoginAt: expect.any(String) })
  })

  test('never returns a password or its hash', async () => {
    const response = await login(testApp.users.admin.email, password)
    expect(response.body).not.toMatch(/hash|argon|senha bem longa/i)
    expect(testApp.logLines.join('\n')).not.toMatch(/senha bem longa|argon2/)
  })

  test('a wrong password and an unknown e-mail have the same response', async () => {
    const wrong = await login(testApp.users.manager.email, 'uma senha bem errada')
    const unknown = await login('ninguem@example.com', 'uma senha bem errada')
    const { requestId: _one, ...first } = wrong.json()
    const { requestId: _other, ...second } = unknown.json()
    expect(first).toEqual(second)
    expect(wrong.headers['www-authenticate']).toBe('Bearer')
    expect(first).toMatchObject({ status: 401, code: 'invalid_credentials', title: 'E-mail ou senha incorretos.' })
  })

  test('an inactive user has the same response as an unknown one, with a password and with a session', async () => {
    const { foreignOperator } = testApp.users
    await testApp.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', foreignOperator.id).execute()
    expect((await login(foreignOperator.email, password)).json()).toMatchObject({ code: 'invalid_credentials' })
    expect((await testApp.call('GET', '/v1/users/me', { as: foreignOperator })).statusCode).toBe(401)
  })

  test('pauses the pair of account and address after five wrong attempts, also for the right password', async () => {
    const { foreignManager } = testApp.users
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect((await login(foreignManager.email, `errada ${attempt}`)).statusCode).toBe(401)
    }
    const rejected = await login(foreignManager.email, password)
    expect(rejected.statusCode).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(290)
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(300)
    expect(rejected.json()).toMatchObject({
      code: 'too_many_requests',
      detail: 'Muitas tentativas. Tente de novo em 5 minutos.',
    })
    expect((await login(testApp.users.admin.email, password)).statusCode).toBe(200)
    testApp.advance(5 * 60_000 + 1000)
    expect((await login(foreignManager.email, password)).statusCode).toBe(200)
  })

  test('checks the password of five of fifty concurrent attempts', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => login('alvo@example.com', `palpite ${index}`)),
    )
    const counts = responses.map(({ statusCode }) => statusCode)
    expect(counts.filter((status) => status === 401)).toHaveLength(5)
    expect(counts.filter((status) => status === 429)).toHaveLength(45)
  })
})

describe('a session', () => {
  const day = 24 * 3_600_000
  const getToken = async (): Promise<string> => (await login(testApp.users.admin.email, password)).json().token
  const me = (token: string) => testApp.call('GET', '/v1/users/me', { headers: { authorization: `Bearer ${token}` } })

  test('ends on sign-out, without ending other sessions', async () => {
    const [active, ended] = [await getToken(), await getToken()]
    const response = await testApp.call('POST', '/v1/auth/logout', { headers: { authorization: `Bearer ${ended}` } })
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect((await me(ended)).statusCode).toBe(401)
    expect((await me(active)).statusCode).toBe(200)
    expect(response.headers['clear-site-data'], 'nor do files stay in the browser').toBe('"cache"')
  })

  test('ends a week after its last use', async () => {
    const [used, unused] = [await getToken(), await getToken()]
    testApp.advance(6 * day)
    expect((await me(used)).statusCode).toBe(200)
    testApp.advance(day + 1000)
    expect((await me(unused)).json()).toMatchObject({ code: 'unauthenticated' })
    expect((await me(used)).statusCode).toBe(200)
  })

  test('ends thirty days after its start, however often it is used', async () => {
    const token = await getToken()
    for (let use = 1; use <= 5; use++) {
      testApp.advance(6 * day - 1000)
      expect((await me(token)).statusCode).toBe(200)
    }
    testApp.advance(6000)
    expect((await me(token)).json()).toMatchObject({ code: 'unauthenticated' })
  })

  test('stores only a hash of its token in the database', async () => {
    const token = await getToken()
    const row = await testApp.db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('saves its last use at most once a minute', async () => {
    const token = await getToken()
    const seen = async () =>
      (
        await testApp.db
          .selectFrom('sessions')
          .select('last_seen_at')
          .where('token_hash', '=', hashToken(token))
          .executeTakeFirstOrThrow()
      ).last_seen_at.getTime()
    const first = await seen()
    testApp.advance(30_000)
    await me(token)
    expect(await seen()).toBe(first)
    testApp.advance(31_000)
    await me(token)
    expect(await seen()).toBeGreaterThan(first)
  })

  test.each([
    ['a forged token', 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
    ['a scheme without a token', 'Bearer '],
    ['an SQL fragment', "Bearer ' or 1=1 --"],
  ])('is not opened by %s', async (_name, authorization) => {
    const response = await testApp.call('GET', '/v1/users/me', { headers: { authorization } })
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(response.json()).toMatchObject({ code: 'unauthenticated' })
  })
})

describe('a forgotten password', () => {
  beforeEach(async () => {
    await testApp.db.deleteFrom('emails').execute()
  })

  const forgot = (email: string, redirect?: string) =>
    testApp.call('POST', '/v1/auth/forgot-password', { body: { email, redirect } })
  const reset = (token: string, secret: string) =>
    testApp.call('POST', '/v1/auth/reset-password', { body: { token, password: secret } })
  async function linkFor(email: string): Promise<string> {
    await forgot(email)
    const row = await testApp.db
      .selectFrom('emails')
      .select('body')
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return /\/recuperar-senha\?token=([\w-]+)/.exec(row.body)?.[1] ?? ''
  }

  test('has the same response whether or not the e-mail has an account, and writes only to an account', async () => {
    const existing = await forgot(testApp.users.manager.email)
    const unknown = await forgot('ninguem@example.com')
    expect([existing.statusCode, existing.body]).toEqual([202, ''])
    expect([unknown.statusCode, unknown.body]).toEqual([202, ''])
    const recipients = await testApp.db.selectFrom('emails').select('recipient').execute()
    expect(recipients.map(({ recipient }) => recipient)).toEqual([testApp.users.manager.email])
  })

  test('redirects to the requested page, and never to another site', async () => {
    const { email } = testApp.users.manager
    expect((await forgot(email, '/usuarios?role=manager')).statusCode).toBe(202)
    const row = await testApp.db.selectFrom('emails').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(row.body).toContain('&redirect=%2Fusuarios%3Frole%3Dmanager\n')
    for (const hostile of ['https://evil.example', '//evil.example', '/\\evil.example', '/ x', '']) {
      expect((await forgot(email, hostile)).json()).toMatchObject({ status: 400, errors: [{ pointer: '/redirect' }] })
    }
  })

  test('sends at most one link a minute to the same user', async () => {
    const { email } = testApp.users.foreignManager
    for (let time = 0; time < 3; time++) expect((await forgot(email)).statusCode).toBe(202)
    const sent = await testApp.db.selectFrom('emails').select('id').where('recipient', '=', email).execute()
    expect(sent).toHaveLength(1)
  })

  test('sends one link for several requests at once', async () => {
    const { email } = testApp.users.foreignManager
    await Promise.all(Array.from({ length: 8 }, () => forgot(email)))
    const sent = await testApp.db.selectFrom('emails').select('id').where('recipient', '=', email).execute()
    expect(sent).toHaveLength(1)
  })

  test('is replaced with the link, once, and all open sessions end', async () => {
    const { operator } = testApp.users
    const before = (await login(operator.email, password)).json().token
    const token = await linkFor(operator.email)
    const response = await reset(token, 'uma senha novinha')
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect((await login(operator.email, password)).statusCode).toBe(401)
    expect((await login(operator.email, 'uma senha novinha')).statusCode).toBe(200)
    const me = await testApp.call('GET', '/v1/users/me', { headers: { authorization: `Bearer ${before}` } })
    expect(me.statusCode).toBe(401)
    expect((await reset(token, 'mais uma senha nova')).json()).toMatchObject({ status: 410, code: 'invalid_token' })
  })

  test('cannot be replaced with a link older than thirty minutes', async () => {
    const token = await linkFor(testApp.users.manager.email)
    testApp.advance(30 * 60_000 + 1000)
    expect((await reset(token, 'uma senha novinha')).statusCode).toBe(410)
  })

  test('a newer link invalidates the older one', async () => {
    const older = await linkFor(testApp.users.manager.email)
    testApp.advance(61_000)
    await linkFor(testApp.users.manager.email)
    expect((await reset(older, 'uma senha novinha')).statusCode).toBe(410)
  })

  test('rejects short and common passwords and the e-mail itself, and the link stays valid', async () => {
    const { manager } = testApp.users
    const token = await linkFor(manager.email)
    for (const weak of ['curta', '1234567890', 'aaaaaaaaaa', 'basketball', 'Malote@2026', manager.email]) {
      const response = await reset(token, weak)
      expect(response.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/password' }] })
    }
    expect((await reset(token, 'uma senha novinha')).statusCode).toBe(204)
  })

  test('accepts one of two concurrent uses of a link', async () => {
    const token = await linkFor(testApp.users.admin.email)
    const responses = await Promise.all([reset(token, 'uma senha novinha'), reset(token, 'outra senha novinha')])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410])
  })
})
