import { beforeEach, describe, expect, test } from 'vitest'
import { newWebhook } from '../../../test/authorization-resources.ts'
import { anyId } from '../../../test/orders.ts'
import { addUser, createTestApp, password, type TestApp, type TestUser } from '../../../test/test-app.ts'
import { openSession } from '../sessions/index.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await createTestApp()
})

const signInAgain = async (user: TestUser): Promise<TestUser> => ({
  ...user,
  token: await openSession(testApp.ctx, user.id),
})
const fetchStatus = async (as: TestUser) => (await testApp.call('GET', '/v1/users/me', { as })).statusCode
const end = (path: string, as = testApp.users.admin) => testApp.call('DELETE', `/v1/users/${path}`, { as })
const audited = async () => {
  const response = await testApp.call('GET', '/v1/audit-log?limit=5', { as: testApp.users.admin })
  return response.json().data
}

describe('an admin ends the sessions', () => {
  test('of one person on all devices, and of no other', async () => {
    const { admin, operator, manager } = testApp.users
    const phone = await signInAgain(operator)
    expect((await end(`${operator.id}/sessions`)).json()).toEqual({ ended: 2 })
    for (const [user, status] of [
      [operator, 401],
      [phone, 401],
      [manager, 200],
      [admin, 200],
    ] as const) {
      expect(await fetchStatus(user)).toBe(status)
    }
    expect(await audited()).toMatchObject([
      { action: 'users.endSessions', actor: { id: admin.id }, entityId: operator.id },
    ])
    expect((await end(`${anyId()}/sessions`)).statusCode).toBe(404)
  })

  test('of the people of a company', async () => {
    const { admin, operator, manager, foreignManager } = testApp.users
    expect((await end(`sessions?companyId=${testApp.companies.acme}`)).json()).toEqual({ ended: 2 })
    expect(await Promise.all([operator, manager, foreignManager, admin].map(fetchStatus))).toEqual([401, 401, 200, 200])
    expect(await audited()).toMatchObject([
      { action: 'users.endAllSessions', entity: 'company', entityId: testApp.companies.acme },
    ])
    expect((await end(`sessions?companyId=${anyId()}`)).statusCode).toBe(404)
  })

  test('of everyone, also their own on other devices, except the current one', async () => {
    const { admin, operator, foreignManager } = testApp.users
    const other = await signInAgain(admin)
    expect((await end('sessions')).json()).toEqual({ ended: 5 })
    expect(await Promise.all([operator, foreignManager, other, admin].map(fetchStatus))).toEqual([401, 401, 401, 200])
  })
})

describe('a session in which the password was entered more than ten minutes ago', () => {
  const confirm = (currentPassword: string, as = testApp.users.admin) =>
    testApp.call('POST', '/v1/users/me/confirm-password', { as, body: { currentPassword } })
  const openDeletion = async () => {
    const body = { kind: 'deletion', name: 'Ana', email: `ana.${anyId()}@example.com` }
    const { protocol } = (await testApp.call('POST', '/v1/public/privacy-requests', { body })).json()
    const { data } = (await testApp.call('GET', '/v1/privacy-requests', { as: testApp.users.admin })).json()
    return { confirmation: protocol as string, path: `/v1/privacy-requests/${data[0].id}/close` }
  }

  test('must confirm it before each sensitive action', async () => {
    const { admin, operator } = testApp.users
    const companyId = testApp.companies.acme
    const webhook = await testApp.call('POST', '/v1/webhooks', { as: admin, body: newWebhook(testApp) })
    const { confirmation, path } = await openDeletion()
    const sensitive = [
      ['POST', '/v1/api-keys', { companyId, name: 'ERP' }],
      ['POST', '/v1/webhooks', newWebhook(testApp)],
      ['PUT', `/v1/webhooks/${webhook.json().id}`, { url: 'https://outro.example.com/', version: 1 }],
      ['POST', `/v1/webhooks/${webhook.json().id}/rotate-secret`, undefined],
      ['POST', path, { outcome: 'done', confirmation }],
      ['DELETE', `/v1/users/${operator.id}/sessions`, undefined],
      ['DELETE', '/v1/users/me/sessions', undefined],
      ['DELETE', '/v1/users/sessions', undefined],
    ] as const
    testApp.advance(11 * 60_000)
    for (const [method, url, body] of sensitive) {
      const response = await testApp.call(method, url, { as: admin, body })
      expect(response.json(), url).toMatchObject({ status: 403, code: 'password_required' })
    }
    expect((await confirm('errada')).json()).toMatchObject({ status: 400, errors: [{ pointer: '/currentPassword' }] })
    expect((await confirm(password)).statusCode).toBe(204)
    for (const [method, url, body] of sensitive) {
      const response = await testApp.call(method, url, { as: admin, body })
      expect(response.statusCode, `${url} ${response.body}`).toBeLessThan(300)
    }
  })

  test('does not confirm another session, and wrong passwords count as at sign-in', async () => {
    const other = await signInAgain(testApp.users.admin)
    testApp.advance(11 * 60_000)
    expect((await confirm(password)).statusCode).toBe(204)
    const key = { as: other, body: { companyId: testApp.companies.acme, name: 'ERP' } }
    expect((await testApp.call('POST', '/v1/api-keys', key)).json()).toMatchObject({ code: 'password_required' })
    for (let count = 0; count < 5; count++) await confirm('errada', other)
    expect((await confirm(password, other)).statusCode).toBe(429)
  })

  test('is not required of an API key, which has no password', async () => {
    const { admin } = testApp.users
    const key = { companyId: testApp.companies.acme, name: 'ERP' }
    const created = (await testApp.call('POST', '/v1/api-keys', { as: admin, body: key })).json()
    const as = await addUser(testApp.ctx, { name: 'ERP', role: 'operator', companyIds: [] })
    testApp.advance(11 * 60_000)
    const body = newWebhook(testApp)
    expect((await testApp.call('POST', '/v1/webhooks', { as: { ...as, token: created.key }, body })).statusCode).toBe(
      201,
    )
  })

  test('grants a deletion only with the protocol of the request', async () => {
    const { confirmation, path } = await openDeletion()
    const close = (body: object) => testApp.call('POST', path, { as: testApp.users.admin, body })
    for (const typed of [{}, { confirmation: 'sim' }]) {
      const response = (await close({ outcome: 'done', ...typed })).json()
      expect(response).toMatchObject({ status: 400, errors: [{ pointer: '/confirmation' }] })
    }
    expect((await close({ outcome: 'done', confirmation })).statusCode).toBe(200)
  })
})
