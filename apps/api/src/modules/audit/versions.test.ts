import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aLocation, anApiKey, aUserOfAcme, aWebhook } from '../../../test/authorization-resources.ts'
import { addUser, createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'

let testApp: TestApp
let second: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  second = await addUser(testApp.ctx, { name: 'Beto Braga', role: 'admin', companyIds: [] })
})

describe.each([
  ['users', aUserOfAcme],
  ['companies', aCompany],
  ['locations', aLocation],
] as const)('two users who edit the same resource of %s', (resource, make) => {
  const put = (id: string, body: object, as = testApp.users.admin, headers = {}) =>
    testApp.call('PUT', `/v1/${resource}/${id}`, { as, body, headers })

  test('rejects the second save and returns what the first changed', async () => {
    const { id } = (await make(testApp)).params
    const first = await put(id, { name: 'Nome de Beto', version: 1 }, second)
    expect([first.statusCode, first.json().version, first.headers.etag]).toEqual([
      200,
      2,
      expect.stringMatching(/^"2-/),
    ])
    for (const late of [
      await put(id, { name: 'Nome de Ana', version: 1 }),
      await put(id, { name: 'Nome de Ana' }, testApp.users.admin, { 'if-match': '"1"' }),
    ]) {
      expect(late.json()).toMatchObject({
        status: 412,
        code: 'version_conflict',
        detail: expect.stringContaining('Beto Braga mudou este cadastro'),
        version: 2,
        changes: [{ field: '/name', to: 'Nome de Beto', actor: { id: second.id, name: 'Beto Braga' } }],
      })
    }
    expect((await put(id, { name: 'Nome de Ana', version: 2 })).json()).toMatchObject({
      name: 'Nome de Ana',
      version: 3,
    })
  })

  test('writes one of fifty concurrent saves', async () => {
    const { id } = (await make(testApp)).params
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => put(id, { name: `Nome ${index}`, version: 1 })),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 412)).toHaveLength(49)
  })

  test('a save without a version overwrites; a version that never existed is rejected', async () => {
    const { id } = (await make(testApp)).params
    await put(id, { name: 'Um' })
    expect((await put(id, { name: 'Dois' })).statusCode).toBe(200)
    expect((await put(id, { name: 'Três', version: 99 })).statusCode).toBe(412)
    expect((await put(id, { name: 'Três', version: 'x' })).statusCode).toBe(400)
    expect((await put(id, { name: 'Três' }, testApp.users.admin, { 'if-match': 'x' })).statusCode).toBe(400)
  })

  test('a save without a difference does not conflict', async () => {
    const { id } = (await make(testApp)).params
    const { name } = (await put(id, { name: 'Igual' })).json()
    await put(id, { name, version: 2 }, second)
    expect((await put(id, { name: 'Outro', version: 2 })).statusCode).toBe(200)
  })
})

describe('two users who edit the same webhook', () => {
  const put = (id: string, body: object, as = testApp.users.admin, headers = {}) =>
    testApp.call('PUT', `/v1/webhooks/${id}`, { as, body, headers })

  test('rejects the second save and returns what the first changed', async () => {
    const { id } = (await aWebhook(testApp)).params
    const first = await put(id, { description: 'De Beto', version: 1 }, second)
    expect([first.statusCode, first.json().version, first.headers.etag]).toEqual([
      200,
      2,
      expect.stringMatching(/^"2-/),
    ])
    for (const late of [
      await put(id, { description: 'De Ana', version: 1 }),
      await put(id, { description: 'De Ana' }, testApp.users.admin, { 'if-match': '"1"' }),
      await testApp.call('DELETE', `/v1/webhooks/${id}`, { as: testApp.users.admin, headers: { 'if-match': '"1"' } }),
    ]) {
      expect(late.json()).toMatchObject({
        status: 412,
        code: 'version_conflict',
        detail: expect.stringContaining('Beto Braga mudou este cadastro'),
        version: 2,
        changes: [{ field: '/description', to: 'De Beto', actor: { id: second.id, name: 'Beto Braga' } }],
      })
    }
    const got = await testApp.call('GET', `/v1/webhooks/${id}`, { as: testApp.users.admin })
    expect([got.json().description, got.json().version, got.headers.etag]).toEqual(['De Beto', 2, first.headers.etag])
    expect((await put(id, { description: 'De Ana', version: 2 })).json()).toMatchObject({
      description: 'De Ana',
      version: 3,
    })
  })

  test('a save without a version overwrites, one without a difference does not conflict', async () => {
    const { id } = (await aWebhook(testApp)).params
    expect((await put(id, { description: 'Um' })).statusCode).toBe(200)
    expect((await put(id, { description: 'Um', version: 2 }, second)).json().version).toBe(3)
    expect((await put(id, { description: 'Dois', version: 2 })).statusCode).toBe(200)
    expect((await put(id, { description: 'Três', version: 99 })).statusCode).toBe(412)
  })

  test('writes one of fifty concurrent saves', async () => {
    const { id } = (await aWebhook(testApp)).params
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => put(id, { description: `Texto ${index}`, version: 1 })),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 412)).toHaveLength(49)
  })
})

test('rejects a stale change of an API key and returns what was changed', async () => {
  const { id } = (await anApiKey(testApp)).params
  const put = (body: object, as = testApp.users.admin, headers = {}) =>
    testApp.call('PUT', `/v1/api-keys/${id}`, { as, body, headers })
  const first = await put({ carriesOut: false, version: 1 }, second)
  expect([first.statusCode, first.json().version]).toEqual([200, 2])
  for (const late of [
    await put({ carriesOut: true, version: 1 }),
    await put({ carriesOut: true }, testApp.users.admin, { 'if-match': '"1"' }),
  ]) {
    expect(late.json()).toMatchObject({
      status: 412,
      code: 'version_conflict',
      detail: expect.stringContaining('Beto Braga mudou este cadastro'),
      version: 2,
      changes: [{ field: '/carriesOut', from: true, to: false, actor: { id: second.id, name: 'Beto Braga' } }],
    })
  }
  // A change to the present value creates no version.
  expect((await put({ carriesOut: false, version: 2 })).json().version).toBe(2)
  expect((await put({ carriesOut: true, version: 2 })).json()).toMatchObject({ carriesOut: true, version: 3 })
  expect((await put({ carriesOut: false })).json().version).toBe(4)
  const list = await testApp.call('GET', '/v1/api-keys', { as: testApp.users.admin })
  expect(list.json().data).toContainEqual(expect.objectContaining({ id, version: 4 }))
})

test('names who deleted the resource during the edit, to users who could see it', async () => {
  const { id } = (await aLocation(testApp)).params
  const edit = (as: TestUser) => testApp.call('PUT', `/v1/locations/${id}`, { as, body: { name: 'Nova', version: 1 } })
  await testApp.call('DELETE', `/v1/locations/${id}`, { as: second })
  expect((await edit(testApp.users.manager)).json()).toMatchObject({
    status: 404,
    detail: 'Beto Braga excluiu este cadastro.',
  })
  expect((await edit(testApp.users.foreignManager)).json().detail).toBe('Local não encontrado.')

  const [double, remaining] = [(await aLocation(testApp)).params.id, (await aLocation(testApp)).params.id]
  await testApp.call('POST', `/v1/locations/${double}/merge`, { as: second, body: { intoId: remaining } })
  const merged = await testApp.call('GET', `/v1/locations/${double}`, { as: testApp.users.manager })
  expect(merged.json().detail).toBe('Beto Braga juntou este cadastro a outro.')

  const company = (await aCompany(testApp)).params.id
  await testApp.call('DELETE', `/v1/companies/${company}`, { as: second })
  const gone = await testApp.call('PUT', `/v1/companies/${company}`, { as: testApp.users.admin, body: { name: 'X' } })
  expect(gone.json()).toMatchObject({ status: 404, detail: 'Beto Braga excluiu este cadastro.' })
})
