import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anyId } from '../../../test/orders.ts'
import { addCompany, addPerson, createWorld, type World, withNewCompanies } from '../../../test/world.ts'

let shared: World
let world: World
beforeAll(async () => {
  shared = await createWorld()
})
beforeEach(async () => {
  world = await withNewCompanies(shared)
})

const list = async (query = '', as = world.people.admin) =>
  (await world.call('GET', `/v1/companies/users?limit=100${query}`, { as })).json()
const link = (method: 'POST' | 'DELETE', companyId: string, userId: string, as = world.people.admin) =>
  world.call(method, `/v1/companies/${companyId}/users/${userId}`, { as })

test('the list has the members of each company', async () => {
  world = await createWorld()
  const { data, meta } = await list()
  expect(meta.total).toBe(4)
  expect(data).toContainEqual({
    id: expect.any(String),
    companyId: world.companies.acme,
    company: { id: world.companies.acme, name: 'Padaria Acme' },
    user: {
      id: world.people.operator.id,
      name: 'Otto Operador',
      email: world.people.operator.email,
      role: 'operator',
      status: 'active',
      lastLoginAt: null,
    },
    createdAt: expect.any(String),
  })
})

test('filters by company, user, role, status and text', async () => {
  world = await createWorld()
  const { acme, other } = world.companies
  const { operator } = world.people
  expect((await list(`&companyId=${other}`)).meta.total).toBe(2)
  expect((await list(`&userId=${operator.id}`)).data).toMatchObject([{ companyId: acme }])
  expect((await list('&role=manager')).meta.total).toBe(2)
  expect((await list('&status=inactive')).meta.total).toBe(0)
  expect((await list('&search=otto')).data).toMatchObject([{ user: { id: operator.id } }])
})

test('a manager sees only their companies and cannot filter by others', async () => {
  const { manager, foreignOperator } = world.people
  expect((await list('', manager)).meta.total).toBe(2)
  expect((await list(`&companyId=${world.companies.other}`, manager)).code).toBe('not_found')
  expect((await list(`&userId=${foreignOperator.id}`, manager)).code).toBe('not_found')
})

test('adds a member once, however often it is requested', async () => {
  const company = await addCompany(world.db, 'Nova')
  const { operator } = world.people
  const first = await link('POST', company, operator.id)
  const second = await link('POST', company, operator.id)
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json()).toEqual(first.json())
  const audited = await world.db.selectFrom('audit_log').select('id').where('company_id', '=', company).execute()
  expect(audited).toHaveLength(1)
  expect((await link('DELETE', company, operator.id)).statusCode).toBe(204)
  expect((await link('DELETE', company, operator.id)).statusCode).toBe(404)
})

test('a manager adds users of their companies only', async () => {
  const second = await addCompany(world.db, 'Filial')
  const { manager, operator, foreignOperator } = world.people
  await link('POST', second, manager.id)
  expect((await link('POST', second, operator.id, manager)).statusCode).toBe(201)
  expect((await link('POST', second, foreignOperator.id, manager)).statusCode).toBe(404)
  expect((await link('POST', world.companies.other, operator.id, manager)).statusCode).toBe(404)
})

test('rejects a missing user or company', async () => {
  expect((await link('POST', anyId(), world.people.operator.id)).statusCode).toBe(404)
  expect((await link('POST', world.companies.acme, anyId())).statusCode).toBe(404)
})

test('an admin is not visible to a manager, also not as a member', async () => {
  const admin = await addPerson(world.ctx, { name: 'Ada', role: 'admin', companyIds: [world.companies.acme] })
  expect((await link('DELETE', world.companies.acme, admin.id, world.people.manager)).statusCode).toBe(404)
  expect((await link('POST', world.companies.acme, admin.id, world.people.manager)).statusCode).toBe(404)
})
