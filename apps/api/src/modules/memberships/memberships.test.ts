import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anyId } from '../../../test/orders.ts'
import { addCompany, addUser, createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'

let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

const list = async (query = '', as = testApp.users.admin) =>
  (await testApp.call('GET', `/v1/companies/users?limit=100${query}`, { as })).json()
const link = (method: 'POST' | 'DELETE', companyId: string, userId: string, as = testApp.users.admin) =>
  testApp.call(method, `/v1/companies/${companyId}/users/${userId}`, { as })

test('the list has the members of each company', async () => {
  testApp = await createTestApp()
  const { data, meta } = await list()
  expect(meta.total).toBe(4)
  expect(data).toContainEqual({
    id: expect.any(String),
    companyId: testApp.companies.acme,
    company: { id: testApp.companies.acme, name: 'Padaria Acme' },
    user: {
      id: testApp.users.operator.id,
      name: 'Otto Operador',
      email: testApp.users.operator.email,
      role: 'operator',
      status: 'active',
      lastLoginAt: null,
    },
    dispatches: false,
    createdAt: expect.any(String),
  })
})

test('filters by company, user, role, status and text', async () => {
  testApp = await createTestApp()
  const { acme, other } = testApp.companies
  const { operator } = testApp.users
  expect((await list(`&companyId=${other}`)).meta.total).toBe(2)
  expect((await list(`&userId=${operator.id}`)).data).toMatchObject([{ companyId: acme }])
  expect((await list('&role=manager')).meta.total).toBe(2)
  expect((await list('&status=inactive')).meta.total).toBe(0)
  expect((await list('&search=otto')).data).toMatchObject([{ user: { id: operator.id } }])
})

test('a manager sees only their companies and cannot filter by others', async () => {
  const { manager, foreignOperator } = testApp.users
  expect((await list('', manager)).meta.total).toBe(2)
  expect((await list(`&companyId=${testApp.companies.other}`, manager)).code).toBe('not_found')
  expect((await list(`&userId=${foreignOperator.id}`, manager)).code).toBe('not_found')
})

test('adds a member once, however often it is requested', async () => {
  const company = await addCompany(testApp.db, 'Nova')
  const { operator } = testApp.users
  const first = await link('POST', company, operator.id)
  const second = await link('POST', company, operator.id)
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json()).toEqual(first.json())
  const audited = await testApp.db.selectFrom('audit_log').select('id').where('company_id', '=', company).execute()
  expect(audited).toHaveLength(1)
  expect((await link('DELETE', company, operator.id)).statusCode).toBe(204)
  expect((await link('DELETE', company, operator.id)).statusCode).toBe(404)
})

test('a manager adds users of their companies only', async () => {
  const second = await addCompany(testApp.db, 'Filial')
  const { manager, operator, foreignOperator } = testApp.users
  await link('POST', second, manager.id)
  expect((await link('POST', second, operator.id, manager)).statusCode).toBe(201)
  expect((await link('POST', second, foreignOperator.id, manager)).statusCode).toBe(404)
  expect((await link('POST', testApp.companies.other, operator.id, manager)).statusCode).toBe(404)
})

test('rejects a missing user or company', async () => {
  expect((await link('POST', anyId(), testApp.users.operator.id)).statusCode).toBe(404)
  expect((await link('POST', testApp.companies.acme, anyId())).statusCode).toBe(404)
})

describe('the permission to dispatch', () => {
  const grant = (companyId: string, userId: string, dispatches: boolean, as = testApp.users.manager) =>
    testApp.call('PUT', `/v1/companies/${companyId}/users/${userId}`, { as, body: { dispatches } })

  test('is granted and withdrawn by a manager of the company, with one audit entry for each change', async () => {
    const { acme } = testApp.companies
    const { operator } = testApp.users
    for (const dispatches of [true, true, false]) {
      expect((await grant(acme, operator.id, dispatches)).json()).toMatchObject({ dispatches })
      expect((await list(`&userId=${operator.id}`)).data).toMatchObject([{ companyId: acme, dispatches }])
    }
    const audited = testApp.db.selectFrom('audit_log').select(['action', 'changes']).where('company_id', '=', acme)
    expect(await audited.orderBy('id').execute()).toEqual([
      {
        action: 'memberships.update',
        changes: { userId: operator.id, dispatches: { from: false, to: true } },
      },
      {
        action: 'memberships.update',
        changes: { userId: operator.id, dispatches: { from: true, to: false } },
      },
    ])
  })

  test('is not granted by operators, nor in another company', async () => {
    const { acme, other } = testApp.companies
    const { operator, foreignOperator, foreignManager, manager, admin } = testApp.users
    expect((await grant(acme, operator.id, true, operator)).statusCode).toBe(403)
    expect((await grant(acme, operator.id, true, foreignManager)).statusCode).toBe(404)
    expect((await grant(other, foreignOperator.id, true, manager)).statusCode).toBe(404)
    expect((await grant(other, operator.id, true, admin)).statusCode).toBe(404)
    expect((await grant(other, foreignOperator.id, true, admin)).statusCode).toBe(200)
  })

  test('ends with the membership', async () => {
    const { acme } = testApp.companies
    const { operator } = testApp.users
    await grant(acme, operator.id, true)
    await link('DELETE', acme, operator.id)
    expect((await link('POST', acme, operator.id)).json()).toMatchObject({ dispatches: false })
  })
})

test('an admin is not visible to a manager, also not as a member', async () => {
  const admin = await addUser(testApp.ctx, { name: 'Ada', role: 'admin', companyIds: [testApp.companies.acme] })
  expect((await link('DELETE', testApp.companies.acme, admin.id, testApp.users.manager)).statusCode).toBe(404)
  expect((await link('POST', testApp.companies.acme, admin.id, testApp.users.manager)).statusCode).toBe(404)
})
