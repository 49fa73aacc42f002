import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newLocation } from '../../../test/authorization-resources.ts'
import { anyId } from '../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'
import { sweepAccessLog } from '../sessions/index.ts'

let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

const day = 24 * 3_600_000
const list = async (query: string, path = 'audit-log') =>
  (await testApp.call('GET', `/v1/${path}?${query}`, { as: testApp.users.admin })).json()

describe('the audit log', () => {
  test('lists who changed what, with each value before and after', async () => {
    const as = testApp.users.admin
    const created = await testApp.call('POST', '/v1/companies', { as, body: { name: 'Ateliê Sol' } })
    const { id } = created.json()
    await testApp.call('PUT', `/v1/companies/${id}`, {
      as,
      body: { name: 'Ateliê Lua', status: 'suspended', policy: { slaNormalHours: 12 } },
    })
    await testApp.call('DELETE', `/v1/companies/${id}`, { as })
    const { data } = await list(`entityId=${id}`)
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'companies.remove',
      'companies.update',
      'companies.create',
    ])
    // The company is deleted: an entry has the name that was recorded, if one was.
    expect(data.map(({ subject }: { subject: string | null }) => subject)).toEqual([
      'Ateliê Lua',
      'Ateliê Lua',
      'Ateliê Sol',
    ])
    expect(data[1]).toMatchObject({
      actor: { id: as.id, name: as.name },
      entity: 'company',
      entityId: id,
      address: '127.0.0.1',
    })
    const sorted = data[1].changes.toSorted((one: { field: string }, other: { field: string }) =>
      one.field < other.field ? -1 : 1,
    )
    expect(sorted).toEqual([
      { field: '/name', from: 'Ateliê Sol', to: 'Ateliê Lua' },
      { field: '/policy/slaNormalHours', from: null, to: 12 },
      { field: '/status', from: 'active', to: 'suspended' },
    ])
    expect(data[2].changes).toEqual([{ field: '/name', from: null, to: 'Ateliê Sol' }])
  })

  test("filters by user, action, company, text and days in the organisation's time zone", async () => {
    const user = await testApp.call('POST', '/v1/users', {
      as: testApp.users.manager,
      body: {
        name: 'Irène Ñuñez',
        email: `i.${anyId()}@example.com`,
        role: 'operator',
        companyIds: [testApp.companies.acme],
      },
    })
    const { id } = user.json()
    const actions = async (query: string) => (await list(query)).data.map(({ action }: { action: string }) => action)
    expect(await actions(`actorId=${testApp.users.manager.id}&action=users`)).toEqual(['users.create'])
    expect(await actions('action=users.create&search=irene%20nunez')).toEqual(['users.create'])
    expect(await actions(`companyId=${testApp.companies.acme}`)).toEqual(['memberships.add'])
    expect(await actions(`entityId=${id}&entity=company`)).toEqual([])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(testApp.now())
    expect(await actions(`entityId=${id}&from=${today}&to=${today}`)).toEqual(['users.create'])
    expect(await actions(`entityId=${id}&from=2020-01-01&to=2020-12-31`)).toEqual([])
  })

  test('names each subject by its current name', async () => {
    const as = testApp.users.admin
    const companyId = testApp.companies.acme
    const subjects = async (query: string) =>
      (await list(query)).data.map(({ subject }: { subject: string | null }) => subject)
    const location = (await testApp.call('POST', '/v1/locations', { as, body: newLocation(testApp) })).json()
    await testApp.call('PUT', `/v1/locations/${location.id}`, { as, body: { name: 'Depósito novo' } })
    expect(await subjects(`entityId=${location.id}`)).toEqual(['Depósito novo', 'Depósito novo'])
    const key = (await testApp.call('POST', '/v1/api-keys', { as, body: { companyId, name: 'ERP' } })).json()
    expect(await subjects(`entityId=${key.id}`)).toEqual(['ERP'])
    const person = await addUser(testApp.ctx, { name: 'Rui', role: 'operator', companyIds: [] })
    await testApp.call('POST', `/v1/companies/${companyId}/users/${person.id}`, { as })
    expect((await subjects('action=memberships.add'))[0]).toBe('Rui')
    await testApp.call('POST', '/v1/settings/tests', { as, body: { service: 'storage' } })
    expect((await subjects('action=settings'))[0]).toBeNull()
  })

  test.each(['from=2026-02-30', 'from=2026-02-02&to=2026-02-01', 'actorId=1', 'action=users%25', 'page=0'])(
    'rejects %s',
    async (query) => {
      expect(await list(query)).toMatchObject({ status: 400, code: 'validation_failed' })
    },
  )
})

describe('the access log', () => {
  test('has an entry for each session, address and day, also after the session has ended', async () => {
    const person = await addUser(testApp.ctx, { name: 'Ivo', role: 'operator', companyIds: [] })
    const visit = (remoteAddress: string) =>
      testApp.server.inject({
        url: '/v1/users/me',
        headers: { authorization: `Bearer ${person.token}`, 'user-agent': 'MaloteApp/2.1 (Android 15)' },
        remoteAddress,
      })
    await visit('203.0.113.7')
    await visit('203.0.113.7')
    testApp.advance(120_000)
    await visit('2001:db8::7')
    await testApp.call('POST', '/v1/auth/logout', { as: person })
    const { data } = await list(`userId=${person.id}`, 'access-log')
    const addresses = data.map(({ address }: { address: string }) => address)
    expect([...new Set(addresses)].sort()).toEqual(['127.0.0.1', '2001:db8::7', '203.0.113.7', 'local'])
    expect(data.find(({ address }: { address: string }) => address === '2001:db8::7')).toMatchObject({
      user: { id: person.id, name: 'Ivo' },
      device: 'MaloteApp no Android',
    })
    expect((await list(`userId=${person.id}&address=203.0.113.7`, 'access-log')).data).toHaveLength(1)
  })

  test('is deleted after six months', async () => {
    testApp = await createTestApp()
    const left = async () => (await testApp.db.selectFrom('access_log').select('user_id').execute()).length
    const before = await left()
    testApp.advance(182 * day)
    await sweepAccessLog({ ...testApp.ctx })
    expect(await left()).toBe(before)
    testApp.advance(2 * day)
    await sweepAccessLog({ ...testApp.ctx })
    expect(await left()).toBe(0)
  })
})
