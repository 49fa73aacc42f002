import { beforeAll, describe, expect, test } from 'vitest'
import { anyId, request } from '../../../test/orders.ts'
import { addCompany, addUser, createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = testApp.users.admin) =>
  testApp.call(method, `/v1/companies${path}`, { as, body })

describe('a company', () => {
  test('stays suspended when only its name is changed', async () => {
    const id = await addCompany(testApp.db, 'Devedora')
    await call('PUT', `/${id}`, { name: 'Devedora', status: 'suspended', cnpj: '11222333000181' })
    const renamed = await call('PUT', `/${id}`, { name: 'Devedora Ltda.' })
    expect(renamed.json()).toMatchObject({ name: 'Devedora Ltda.', status: 'suspended', cnpj: '11222333000181' })
    expect((await call('PUT', `/${id}`, { name: 'Devedora', status: 'active' })).json().status).toBe('active')
  })

  test('is created with its CNPJ in any form, alphanumeric included', async () => {
    const response = await call('POST', '', { name: 'Ateliê', cnpj: '12.abc.345/01de-35' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ name: 'Ateliê', cnpj: '12ABC34501DE35', status: 'active' })
  })

  test('is created together with its policy, which is audited', async () => {
    const policy = { slaNormalHours: 12, dropoffProofs: ['photo'], timeZone: 'America/Manaus' }
    const response = await call('POST', '', { name: 'Com regras', policy })
    expect(response.statusCode, response.body).toBe(201)
    const company = response.json()
    expect(company).toMatchObject({ version: 1, policy: { ...policy, slaUrgentHours: null } })
    expect((await call('GET', `/${company.id}`)).json().policy).toEqual(company.policy)
    const audit = await testApp.call('GET', `/v1/audit-log?companyId=${company.id}`, { as: testApp.users.admin })
    expect(audit.json().data).toHaveLength(1)
    expect(audit.json().data[0].changes).toContainEqual({ field: '/policy/slaNormalHours', from: null, to: 12 })
  })

  test.each<[object, string]>([
    [{ timeZone: 'Lugar/Nenhum' }, '/policy/timeZone'],
    [{ dailyOrders: 0 }, '/policy/dailyOrders'],
  ])('is not created with the policy %j', async (policy, pointer) => {
    const response = await call('POST', '', { name: 'Regra inválida', policy })
    expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer }] })
    expect((await call('GET', '?search=Regra%20inválida')).json().data).toEqual([])
  })

  test.each(['12.ABC.345/01DE-36', '11111111111111', '123'])('rejects the CNPJ %s', async (cnpj) => {
    expect((await call('POST', '', { name: 'x', cnpj })).json()).toMatchObject({ errors: [{ pointer: '/cnpj' }] })
  })

  test('rejects a taken CNPJ under its field', async () => {
    await call('POST', '', { name: 'Primeira', cnpj: '48392017000168' })
    const response = await call('POST', '', { name: 'Segunda', cnpj: '48.392.017/0001-68' })
    expect(response.json()).toMatchObject({ status: 409, code: 'already_exists', errors: [{ pointer: '/cnpj' }] })
  })

  test('is replaced by the request body, except for fields that the server sets', async () => {
    const company = (await call('POST', '', { name: 'Antes' })).json()
    const sent = { ...company, id: anyId(), name: 'Depois', status: 'suspended', createdAt: '2001-01-01T00:00:00.000Z' }
    const changed = (await call('PUT', `/${company.id}`, sent)).json()
    expect(changed).toMatchObject({ id: company.id, name: 'Depois', status: 'suspended', createdAt: company.createdAt })
    expect((await call('PUT', `/${anyId()}`, sent)).statusCode).toBe(404)
  })

  test('is deleted with its memberships when it has no orders; with orders it stays unchanged', async () => {
    const id = await addCompany(testApp.db, 'Passageira')
    const member = await addUser(testApp.ctx, { name: 'Membro', role: 'operator', companyIds: [id] })
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    const links = await testApp.db.selectFrom('memberships').selectAll().where('user_id', '=', member.id).execute()
    expect(links).toEqual([])

    await request(testApp)
    const rejected = await call('DELETE', `/${testApp.companies.acme}`)
    expect(rejected.json()).toMatchObject({
      status: 409,
      code: 'in_use',
      detail: expect.stringContaining('Suspenda-a'),
    })
    expect((await call('GET', '', undefined, testApp.users.operator)).json().data).toHaveLength(1)
  })
})

describe('the list', () => {
  test('returns only names to an operator', async () => {
    const { data } = (await call('GET', '', undefined, testApp.users.operator)).json()
    expect(data).toEqual([
      {
        id: testApp.companies.acme,
        name: 'Padaria Acme',
        cnpj: null,
        status: null,
        version: null,
        policy: null,
        createdAt: null,
        updatedAt: null,
      },
    ])
  })

  test('returns up to a thousand companies at once for the selector', async () => {
    const response = await call('GET', '?limit=1000&page=1')
    expect(response.json().meta).toMatchObject({ limit: 1000, page: 1 })
    expect((await call('GET', '?limit=1001')).statusCode).toBe(400)
  })

  test('is sorted by Brazilian collation, searched by name or CNPJ and filtered by status', async () => {
    const fresh = await createTestApp()
    const as = fresh.users.admin
    await fresh.call('POST', '/v1/companies', { as, body: { name: 'Ateliê', cnpj: '12.abc.345/01de-35' } })
    await addCompany(fresh.db, 'Água Viva')
    const suspended = await addCompany(fresh.db, 'Depois')
    const body = { name: 'Depois', status: 'suspended' }
    await fresh.call('PUT', `/v1/companies/${suspended}`, { as, body })
    const names = async (query: string) =>
      (await fresh.call('GET', `/v1/companies${query}`, { as })).json().data.map(({ name }: { name: string }) => name)
    expect((await names(''))[0]).toBe('Água Viva')
    expect(await names('?search=agua')).toEqual(['Água Viva'])
    expect(await names('?search=12.ABC.345/01DE-35')).toEqual(['Ateliê'])
    expect(await names('?status=suspended')).toEqual(['Depois'])
  })
})

test('a company has counts of what belongs to it, and its deletion error names them', async () => {
  const fresh = await createTestApp()
  const { manager, admin, operator } = fresh.users
  await request(fresh)
  await request(fresh, operator, { draft: true })
  const id = fresh.companies.acme
  const response = await fresh.call('GET', `/v1/companies/${id}`, { as: manager })
  expect(response.json()).toMatchObject({ id, counts: { orders: 2, openOrders: 2, members: 2, locations: 0 } })
  const rejected = await fresh.call('DELETE', `/v1/companies/${id}`, { as: admin })
  expect(rejected.json().detail).toBe('Esta empresa tem 2 ordens de serviço. Suspenda-a em vez de excluir.')
})

test('the list has counts on request, and never for operators', async () => {
  const list = async (as: TestUser) => (await testApp.call('GET', '/v1/companies?counts=true', { as })).json().data
  const one = await testApp.call('GET', `/v1/companies/${testApp.companies.acme}`, { as: testApp.users.admin })
  const acme = (await list(testApp.users.admin)).find(({ id }: { id: string }) => id === testApp.companies.acme)
  expect(acme.counts).toEqual(one.json().counts)
  expect(acme.counts.members).toBeGreaterThan(1)
  expect((await list(testApp.users.manager))[0].counts).toEqual(acme.counts)
  expect((await list(testApp.users.operator))[0]).not.toHaveProperty('counts')
  expect((await testApp.call('GET', '/v1/companies', { as: testApp.users.admin })).json().data[0]).not.toHaveProperty(
    'counts',
  )
})
