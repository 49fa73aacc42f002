import { importMappingLimits } from '@malote/api-client/contract'
import { expect, test } from 'vitest'
import { setUpImports } from '../../../test/imports.ts'
import type { TestUser } from '../../../test/test-app.ts'

const fixture = setUpImports()
const path = '/v1/service-orders/import-mappings'

const columns = [
  { title: 'Pedido', field: 'externalRef' },
  { title: 'CEP do cliente', field: 'dropoffs/0/address/postalCode' },
  { title: 'Vendedor', field: null },
]
const constants = [{ field: 'priority', value: 'Urgente' }]

const save = (changes: object = {}, as: TestUser = fixture.testApp.users.operator) => {
  const body = { companyId: fixture.testApp.companies.acme, name: 'Site', columns, constants, ...changes }
  return fixture.testApp.call('POST', path, { as, body })
}
const saved = async (changes: object = {}, as?: TestUser) => {
  const response = await save(changes, as)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const change = (id: string, body: object, as: TestUser = fixture.testApp.users.manager) =>
  fixture.testApp.call('PUT', `${path}/${id}`, { as, body })
const namesFor = async (as: TestUser, query: Readonly<Record<string, string>> = {}): Promise<string[]> => {
  const response = await fixture.testApp.call('GET', `${path}?${new URLSearchParams(query)}`, { as })
  return response.json().data.map(({ name }: { name: string }) => name)
}

test('a mapping that one user saves is listed for the others of the company, by name', async () => {
  const { users, companies } = fixture.testApp
  const mapping = await saved()
  expect(mapping).toMatchObject({ kind: 'orders', name: 'Site', columns, constants, version: 1 })
  await saved({ name: 'Árvore' })
  for (const as of [users.operator, users.manager, users.admin]) {
    expect(await namesFor(as, { companyId: companies.acme })).toEqual(['Árvore', 'Site'])
  }
})

test('users of another company neither see nor change a mapping', async () => {
  const { users, companies, call } = fixture.testApp
  const { id } = await saved()
  const missing = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b99'
  for (const as of [users.foreignOperator, users.foreignManager]) {
    expect(await namesFor(as)).toEqual([])
    expect((await call('GET', `${path}?companyId=${companies.acme}`, { as })).statusCode).toBe(404)
    expect((await save({ name: 'Outro' }, as)).statusCode).toBe(404)
    const foreign = (await change(id, { name: 'Meu' }, as)).json()
    expect(foreign).toEqual({ ...(await change(missing, { name: 'Meu' }, as)).json(), requestId: foreign.requestId })
    expect((await call('DELETE', `${path}/${id}`, { as })).statusCode).toBe(404)
  }
  expect(await namesFor(users.operator)).toEqual(['Site'])
})

test('a name that the company has already is rejected at its field, without regard to case and accents', async () => {
  const { users, companies } = fixture.testApp
  await saved({ name: 'Expedição' })
  const duplicate = {
    status: 409,
    code: 'already_exists',
    errors: [{ pointer: '/name', message: 'Já existe um mapeamento com este nome. Escolha outro.' }],
  }
  expect((await save({ name: ' EXPEDICAO ' })).json()).toMatchObject(duplicate)
  const other = await saved({ name: 'Outro' })
  expect((await change(other.id, { name: 'expedição' })).json()).toMatchObject(duplicate)
  await saved({ companyId: companies.other, name: 'Expedição' }, users.admin)
})

test.each(['', '   ', 'a'.repeat(importMappingLimits.nameLength + 1)])('rejects the name "%s"', async (name) => {
  expect((await save({ name })).json()).toMatchObject({ status: 400, errors: [{ pointer: '/name' }] })
})

test('a company saves a limited number of mappings of each kind', async () => {
  const { users, db } = fixture.testApp
  const { id } = await saved()
  const row = await db.selectFrom('import_mappings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const json = { columns: JSON.stringify(row.columns), constants: JSON.stringify(row.constants) }
  const copies = Array.from({ length: importMappingLimits.perCompany - 1 }, (_, index) => ({
    ...row,
    ...json,
    id: crypto.randomUUID(),
    name: `Cópia ${index}`,
  }))
  await db.insertInto('import_mappings').values(copies).execute()
  expect((await save({ name: 'Mais um' })).json()).toMatchObject({ status: 409, code: 'limit_reached' })
  await saved({ kind: 'locations', columns: [{ title: 'Loja', field: 'name' }], constants: [] }, users.manager)
})

test('a mapping is stored again under its name, and renamed', async () => {
  const { id } = await saved()
  const other = [{ title: 'Ref', field: 'externalRef' }]
  const changed = await change(id, { columns: other, constants: [], version: 1 })
  expect(changed.json()).toMatchObject({ name: 'Site', columns: other, constants: [], version: 2 })
  expect((await change(id, { name: 'site', version: 2 })).json()).toMatchObject({ name: 'site', columns: other })
})

test('a change of a mapping that another user has changed is rejected with the name of that user', async () => {
  const { users } = fixture.testApp
  const { id } = await saved()
  await change(id, { columns: [{ title: 'Ref', field: 'externalRef' }], version: 1 })
  const stale = await change(id, { columns, version: 1 }, users.operator)
  expect(stale.json()).toMatchObject({ status: 412, version: 2, detail: expect.stringContaining(users.manager.name) })
})

test('a deleted mapping is not listed any more, and its name is free', async () => {
  const { users, call } = fixture.testApp
  const { id } = await saved()
  expect((await call('DELETE', `${path}/${id}`, { as: users.manager })).statusCode).toBe(204)
  expect(await namesFor(users.operator)).toEqual([])
  expect((await change(id, { name: 'Site' })).json()).toMatchObject({
    status: 404,
    detail: expect.stringContaining('excluiu este cadastro'),
  })
  await saved()
})

test('mappings of locations do not exist for users who import no locations', async () => {
  const { users, call } = fixture.testApp
  const place = { kind: 'locations', columns: [{ title: 'Loja', field: 'name' }], constants: [] }
  expect((await save(place)).statusCode).toBe(403)
  const { id } = await saved(place, users.manager)
  expect(await namesFor(users.manager)).toEqual([])
  expect(await namesFor(users.manager, { kind: 'locations' })).toEqual(['Site'])
  expect((await call('GET', `${path}?kind=locations`, { as: users.operator })).statusCode).toBe(403)
  expect((await change(id, { name: 'Meu' }, users.operator)).statusCode).toBe(404)
})

test.each([
  ['a field of the other kind', { columns: [{ title: 'Loja', field: 'hours' }] }, '/columns/0'],
  ['a repeated field', { columns: [...columns, { title: 'Ref', field: 'externalRef' }] }, '/columns/3'],
  ['a constant that a column has', { constants: [{ field: 'externalRef', value: 'A' }] }, '/constants/0'],
  ['data of a recipient', { constants: [{ field: 'dropoffs/0/contactName', value: 'Nair' }] }, '/constants/0'],
])('rejects %s, also as a change', async (_name, changes, pointer) => {
  const rejected = { status: 400, errors: [{ pointer: expect.stringContaining(pointer) }] }
  expect((await save(changes)).json()).toMatchObject(rejected)
  const { id } = await saved()
  expect((await change(id, changes)).json()).toMatchObject(rejected)
})

test('the audit log has who saved, changed and deleted a mapping', async () => {
  const { users, call } = fixture.testApp
  const { id } = await saved()
  await change(id, { constants: [] })
  await call('DELETE', `${path}/${id}`, { as: users.manager })
  const { data } = (await call('GET', `/v1/audit-log?entityId=${id}`, { as: users.admin })).json()
  expect(data).toMatchObject([
    { action: 'importMappings.remove', entity: 'import_mapping', subject: 'Site', actor: { id: users.manager.id } },
    { action: 'importMappings.update', changes: [{ field: '/constants', from: 'Prioridade: Urgente' }] },
    { action: 'importMappings.create', actor: { id: users.operator.id } },
  ])
})
