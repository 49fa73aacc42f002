import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placeSheet } from '../../../test/authorization-resources.ts'
import { createImportHelpers, importsPath } from '../../../test/imports.ts'
import { addUser, createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'

let testApp: TestApp
let { send, read, start, run, checked, recheck, imported } = {} as ReturnType<typeof createImportHelpers>
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  ;({ send, read, start, run, checked, recheck, imported } = createImportHelpers(testApp, 'locations'))
})

const headers = placeSheet.split('\n')[0]
const line = (name: string, cep = '01310-100') => `${name};${cep};Avenida Paulista;1578;Bela Vista;São Paulo;SP`
const sheet = (...lines: string[]) => [headers, ...lines].join('\n')
const call = (method: 'GET' | 'PUT', path: string, body?: unknown, as = testApp.users.manager) =>
  testApp.call(method, `${importsPath}${path}`, { as, ...(body === undefined ? {} : { body }) })
const names = async () =>
  (await testApp.call('GET', '/v1/locations?limit=100', { as: testApp.users.manager }))
    .json()
    .data.map(({ name }: { name: string }) => name)

test('checks every row before anything is saved, then saves each valid location once', async () => {
  const content = sheet(line('Loja Um'), line('Loja Dois'), line('loja um'), line('', '123'))
  const check = await checked(content)
  expect(check).toMatchObject({ kind: 'locations', status: 'checked', rows: { total: 4, invalid: 1, repeated: 1 } })
  expect(check.errors.map(({ row, column }) => [row, column])).toEqual([
    [5, 'Nome'],
    [5, 'CEP'],
  ])
  expect(await names()).toEqual([])
  await start(check.id)
  await run(check.id)
  expect(await read(check.id)).toMatchObject({ status: 'done', rows: { created: 2, repeated: 1, invalid: 1 } })
  const created = (await call('GET', `/${check.id}/rows?state=created`)).json().data
  expect(created).toMatchObject([
    { row: 2, order: null, location: { name: 'Loja Um' } },
    { row: 3, order: null, location: { name: 'Loja Dois' } },
  ])
  expect(await imported(content)).toMatchObject({ status: 'done', rows: { created: 0, repeated: 3, invalid: 1 } })
  expect(await names()).toHaveLength(2)
})

test('two imports that run concurrently save each location once', async () => {
  const many = sheet(...Array.from({ length: 8 }, (_, index) => line(`Ao mesmo tempo ${index}`)))
  const pair = [await checked(many), await checked(many)]
  for (const { id } of pair) await start(id)
  await Promise.all(pair.map(({ id }) => run(id)))
  const results = await Promise.all(pair.map(({ id }) => read(id)))
  expect(results.reduce((sum, { rows }) => sum + rows.created, 0)).toBe(8)
  expect(results.reduce((sum, { rows }) => sum + rows.repeated, 0)).toBe(8)
  expect(await names()).toHaveLength(8)
})

test('reads a file with other titles as the user has mapped its columns', async () => {
  const content = `Unidade;Código postal;Endereço;Nº;Bairro;Município;Estado;Gerente\n${line('Loja Sul')};Bia`
  const unread = await checked(content.replace('Unidade', 'Ponto'))
  expect(unread).toMatchObject({ status: 'failed', failure: expect.stringContaining('Nome') })
  expect(unread.columns.map(({ field }) => field)).toEqual([
    null,
    'address/postalCode',
    'address/street',
    'address/number',
    'address/neighborhood',
    'address/city',
    'address/state',
    null,
  ])
  const columns = ['name', ...unread.columns.slice(1, -1).map(({ field }) => field), 'contactName']
  const ofOrders = await call('PUT', `/${unread.id}/columns`, { columns: [...columns.slice(0, -1), 'externalRef'] })
  expect(ofOrders.json()).toMatchObject({ status: 400, errors: [{ pointer: '/columns/7' }] })
  expect((await call('PUT', `/${unread.id}/columns`, { columns })).statusCode).toBe(202)
  await recheck(unread.id)
  await start(unread.id)
  await run(unread.id)
  expect((await read(unread.id)).rows).toMatchObject({ total: 1, created: 1 })
  const list = await testApp.call('GET', '/v1/locations', { as: testApp.users.manager })
  expect(list.json().data).toMatchObject([{ name: 'Loja Sul', contactName: 'Bia' }])
})

test('an export and the template are read without mapping', async () => {
  await imported(sheet(line('Loja Um'), line('Loja Dois')))
  const file = await testApp.call('GET', '/v1/locations/export', { as: testApp.users.manager })
  expect(await checked(file.rawPayload)).toMatchObject({ status: 'checked', rows: { total: 2, repeated: 2 } })
  for (const format of ['csv', 'xlsx']) {
    const template = await call('GET', `/template?kind=locations&format=${format}`)
    expect(await checked(template.rawPayload)).toMatchObject({ status: 'checked', rows: { total: 1, invalid: 0 } })
  }
})

test('returns the rows with errors as uploaded, with what to correct', async () => {
  const { id } = await checked(sheet(line('Certa'), line('', '123')))
  const file = await call('GET', `/${id}/errors`)
  const [titles, row] = file.body.split(/\r?\n/)
  expect(titles).toMatch(/^\ufeff?Linha;Nome;.*;O que corrigir$/)
  expect(row).toMatch(/^3;;123;.*Nome: .+ CEP: .+/)
})

describe('access', () => {
  test('only managers and admins import locations and see such imports', async () => {
    const { operator, foreignManager } = testApp.users
    expect((await send(placeSheet, operator)).json()).toMatchObject({ status: 403, code: 'forbidden' })
    for (const path of ['?kind=locations', '/template?kind=locations']) {
      expect((await call('GET', path, undefined, operator)).json()).toMatchObject({ status: 403, code: 'forbidden' })
    }
    const { id } = await checked(placeSheet)
    for (const as of [operator, foreignManager]) {
      for (const rest of ['', '/rows?state=invalid', '/errors']) {
        expect((await call('GET', `/${id}${rest}`, undefined, as)).statusCode, rest).toBe(404)
      }
      expect((await start(id, as)).statusCode).toBe(404)
    }
  })

  test('an import stops when its user has become an operator', async () => {
    const leaver = await addUser(testApp.ctx, { name: 'Lia', role: 'manager', companyIds: [testApp.companies.acme] })
    const { id } = (await send(placeSheet, leaver)).json()
    await recheck(id)
    expect((await start(id, leaver)).statusCode).toBe(202)
    await testApp.db.updateTable('users').set({ role: 'operator' }).where('id', '=', leaver.id).execute()
    await run(id)
    expect(await read(id)).toMatchObject({ status: 'failed', rows: { created: 0 } })
  })

  test('the list of imports contains one kind, orders by default', async () => {
    await checked(placeSheet)
    expect((await call('GET', '')).json().meta.total).toBe(0)
    expect((await call('GET', '?kind=locations')).json().data).toMatchObject([{ kind: 'locations', columns: [] }])
  })
})
