import { endpoints, type ServiceOrder } from '@malote/api-client/contract'
import { examples } from '@malote/api-client/examples'
import { beforeAll, describe, expect, test } from 'vitest'
import { assertDeclaredNames } from '../src/platform/http/declared-names.ts'
import { anyId, orderInput, request, step } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  // With a limit, as in production: its hook makes responses asynchronous.
  testApp = await createTestApp({ config: { rateLimit: 100_000 } })
})

const orders = '/v1/service-orders'
const admin = () => testApp.users.admin
const get = (path: string, headers: Record<string, string> = {}, as = admin()) =>
  testApp.call('GET', path, { as, headers })
const listFields = (response: { json(): { errors?: { pointer: string; message: string }[] } }) =>
  (response.json().errors ?? []).map(({ pointer, message }) => [pointer, message])

describe('a name that does not exist', () => {
  test.each([
    ['staus=requested', '?staus', 'Este parâmetro não existe. Você quis dizer status?'],
    ['companyID=1', '?companyID', 'Este parâmetro não existe. Você quis dizer companyId?'],
    ['updatedSince=2026-01-01', '?updatedSince', 'Este parâmetro não existe. Você quis dizer updatedFrom?'],
    ['zzzzzzzz=1', '?zzzzzzzz', 'Este parâmetro não existe. Veja os que existem em /v1/docs#serviceOrders.list.'],
  ])('in the query %s is rejected', async (query, pointer, message) => {
    const response = await get(`${orders}?${query}`)
    expect(response.json()).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(listFields(response)).toEqual([[pointer, message]])
  })

  test('is rejected by every endpoint, with or without a query schema', async () => {
    const probed = endpoints.filter(({ method, params, roles }) => method === 'GET' && !params && roles !== 'public')
    expect(probed.length).toBeGreaterThan(25)
    for (const { path } of probed) {
      const response = await get(`${path}?naoExiste=1`)
      expect([response.statusCode, response.json().errors?.[0]?.pointer], path).toEqual([400, '?naoExiste'])
    }
  })

  test('in a body is rejected at any depth, and nothing is written', async () => {
    const input = orderInput(testApp.companies.acme)
    const [stop] = input.dropoffs
    const body = {
      ...input,
      tip: 500,
      dropoffs: [{ ...stop, contacPhone: '(11) 91234-5678', address: { ...stop?.address, zip: '1' } }],
    }
    const before = (await get(orders)).json().meta.total
    const response = await testApp.call('POST', orders, { as: admin(), body })
    expect(response.statusCode).toBe(400)
    expect(listFields(response)).toEqual(
      [
        ['/dropoffs/0/address/zip', expect.stringContaining('Este campo não existe.')],
        ['/dropoffs/0/contacPhone', 'Este campo não existe. Você quis dizer contactPhone?'],
        ['/tip', expect.stringContaining('Este campo não existe.')],
      ].toSorted(([one = ''], [other = '']) => (String(one) < String(other) ? -1 : 1)),
    )
    expect((await get(orders)).json().meta.total).toBe(before)
  })

  test('is accepted when the server returned it, since only the server sets it', async () => {
    const company = (await get(`/v1/companies/${testApp.companies.acme}`)).json()
    const response = await testApp.call('PUT', `/v1/companies/${company.id}`, { as: admin(), body: company })
    expect(response.statusCode, response.body).toBe(200)
  })

  test('is in no example of the contract', () => {
    for (const endpoint of endpoints) {
      const { query, body } = examples[endpoint.id] ?? {}
      expect(() => assertDeclaredNames(endpoint, { query, body }), endpoint.id).not.toThrow()
    }
  })

  test('in a form is rejected', async () => {
    const order = await request(testApp)
    const form = { kind: 'attachment', visibilty: 'company', files: new File(['x'], 'a.pdf') }
    const response = await testApp.call('POST', `${orders}/${order.orderNumber}/attachments`, { as: admin(), form })
    expect(listFields(response)).toEqual([['/visibilty', 'Este campo não existe. Você quis dizer visibility?']])
  })
})

describe('conditional requests (RFC 9110, 13)', () => {
  const path = ({ orderNumber }: Pick<ServiceOrder, 'orderNumber'>) => `${orders}/${orderNumber}`
  const edit = (order: ServiceOrder, headers: Record<string, string>) =>
    testApp.call('PUT', path(order), { as: admin(), body: { notes: anyId() }, headers })

  test('If-Match compares strongly, accepts lists and *, and rejects malformed entity tags', async () => {
    const order = await request(testApp)
    const etag = String((await get(path(order))).headers.etag)
    expect(etag).toMatch(new RegExp(`^"${order.version}-[\\w-]+"$`))
    expect((await edit(order, { 'if-match': `W/${etag}` })).statusCode).toBe(412)
    expect((await edit(order, { 'if-match': '"999"' })).statusCode).toBe(412)
    expect((await edit(order, { 'if-match': 'x' })).statusCode).toBe(400)
    expect((await edit(order, { 'if-match': `"999", ${etag}` })).statusCode).toBe(200)
    expect((await edit(order, { 'if-match': etag })).statusCode).toBe(412)
    expect((await edit(order, { 'if-match': '*' })).statusCode).toBe(200)
    const { version } = (await get(path(order))).json()
    expect((await edit(order, { 'if-match': `"${version}"` })).statusCode).toBe(200)
  })

  test('If-None-Match returns 304 without a body, with lists, weak tags and *', async () => {
    const order = await request(testApp)
    const etag = String((await get(path(order))).headers.etag)
    for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await get(path(order), { 'if-none-match': tags })
      expect([response.statusCode, response.body, response.headers.etag], tags).toEqual([304, '', etag])
    }
    expect((await get(path(order), { 'if-none-match': '"x"' })).statusCode).toBe(200)
  })

  test('roles that read other fields get another entity tag, and Vary separates them in caches', async () => {
    const order = await request(testApp, admin(), { internalNotes: 'Só para a equipe.' } as never)
    const [one, other] = [await get(path(order)), await get(path(order), {}, testApp.users.manager)]
    expect(one.headers.etag).not.toBe(other.headers.etag)
    expect(String(one.headers.vary).toLowerCase()).toContain('authorization')
  })

  test('If-Match works for deletes and stops, and fails on resources without versions', async () => {
    const draft = await request(testApp, admin(), { draft: true })
    const remove = (tag: string) => testApp.call('DELETE', path(draft), { as: admin(), headers: { 'if-match': tag } })
    expect((await remove('"999"')).statusCode).toBe(412)
    expect((await remove(`"${draft.version}"`)).statusCode).toBe(204)
    const response = await testApp.call('DELETE', `/v1/api-keys/${anyId()}`, {
      as: admin(),
      headers: { 'if-match': '"999"' },
    })
    expect(response.json()).toMatchObject({ status: 412, code: 'version_conflict' })
  })
})

describe('creating', () => {
  test('returns Location and ETag, also with an idempotency key and when replayed', async () => {
    const body = orderInput(testApp.companies.acme)
    const key = anyId()
    const create = () => testApp.call('POST', orders, { as: admin(), body, key })
    const [first, again] = [await create(), await create()]
    for (const response of [first, again]) {
      expect(response.headers.location).toBe(`${orders}/${first.json().orderNumber}`)
      expect(response.headers.etag).toMatch(/^"1-/)
    }
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true'])
    expect(again.body).toBe(first.body)
    expect((await get(String(first.headers.location))).statusCode).toBe(200)
  })

  test('a transition with a key returns its entity tag', async () => {
    const order = await request(testApp)
    const response = await testApp.call('POST', `${orders}/${order.orderNumber}/transitions`, {
      as: testApp.users.operator,
      body: { to: 'accepted' },
      key: anyId(),
    })
    expect(response.headers.etag).toMatch(new RegExp(`^"${response.json().version}-`))
  })

  test('every creating endpoint supports Idempotency-Key, except the public ones', () => {
    const creating = endpoints.filter(
      ({ method, status, roles }) => method === 'POST' && status === 201 && roles !== 'public',
    )
    expect(creating.length).toBeGreaterThan(8)
    expect(creating.filter(({ idempotent }) => !idempotent).map(({ id }) => id)).toEqual([])
  })

  test('the same key as a quoted string is the same key', async () => {
    const body = orderInput(testApp.companies.acme)
    const key = `pedido-${anyId()}`
    const create = (header: string) => testApp.call('POST', orders, { as: admin(), body, key: header })
    const [bare, quoted] = [await create(key), await create(`"${key}"`)]
    expect(quoted.json().orderNumber).toBe(bare.json().orderNumber)
    expect((await create(`"pedido 1 ${anyId()}"`)).statusCode).toBe(201)
    expect((await create('"sem fim')).statusCode).toBe(400)
  })

  test('a secret is created once per key, replayed to its creator, and stored encrypted', async () => {
    const body = { companyId: testApp.companies.acme, url: 'http://127.0.0.1:1/x', events: ['service_order.created'] }
    const key = anyId()
    const create = () => testApp.call('POST', '/v1/webhooks', { as: admin(), body, key })
    const [first, again] = [await create(), await create()]
    expect(first.statusCode, first.body).toBe(201)
    expect(again.json()).toEqual(first.json())
    const rows = await testApp.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('key', '=', key)
      .executeTakeFirst()
    expect(rows?.answer).not.toContain('whsec_')
    expect(Buffer.from(rows?.answer ?? '', 'base64').toString()).not.toContain('whsec_')
  })
})

describe('methods', () => {
  const send = (method: string, url: string, headers: Record<string, string> = {}) =>
    testApp.server.inject({ method: method as 'GET', url, headers })

  test('another method of an existing address returns 405 with the allowed ones', async () => {
    const response = await send('PATCH', orders)
    expect([response.statusCode, response.json().code]).toEqual([405, 'method_not_allowed'])
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS, POST')
    expect((await send('DELETE', `${orders}/OS-1/events`)).headers.allow).toBe('GET, HEAD, OPTIONS')
    expect((await send('PATCH', '/v1/nothing')).statusCode).toBe(404)
  })

  test.each([[], ['https://app.example']])(
    'OPTIONS lists them, with CORS set up for %s or without',
    async (...corsOrigins) => {
      const { server } = await createTestApp({ config: { corsOrigins } })
      for (const headers of [{}, { origin: 'https://other.example' }]) {
        const response = await server.inject({ method: 'OPTIONS', url: orders, headers })
        expect([response.statusCode, response.body, response.headers.allow]).toEqual([
          204,
          '',
          'GET, HEAD, OPTIONS, POST',
        ])
      }
      expect((await server.inject({ method: 'OPTIONS', url: '/v1/nothing' })).json()).toMatchObject({ status: 404 })
    },
  )
})

describe('the list of orders', () => {
  test('finds exactly one reference', async () => {
    const ref = `PX-${anyId().slice(0, 8)}`
    const { orderNumber } = await request(testApp, admin(), { externalRef: ref })
    await request(testApp, admin(), { externalRef: `${ref}0` })
    const { data } = (await get(`${orders}?externalRef=${ref}`)).json()
    expect(data.map((order: ServiceOrder) => order.orderNumber)).toEqual([orderNumber])
    expect((await get(`${orders}?externalRef=NAO-EXISTE`)).json().meta.total).toBe(0)
  })

  test('continues after a cursor without repeated or missing rows, also with concurrent inserts', async () => {
    const tag = `lote-${anyId().slice(-8)}`
    const made: string[] = []
    for (let index = 0; index < 5; index++) {
      made.push((await request(testApp, admin(), { costCenter: tag })).orderNumber)
    }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const next: string = cursor ? `&cursor=${cursor}` : ''
      const { data, meta } = (await get(`${orders}?costCenter=${tag}&limit=2${next}`)).json()
      seen.push(...data.map((order: ServiceOrder) => order.orderNumber))
      await request(testApp, admin(), { costCenter: tag })
      cursor = meta.nextCursor
    } while (cursor)
    expect(seen).toEqual(made.toReversed())
    const wrong = await get(`${orders}?cursor=eHg&sort=createdAt`)
    expect(wrong.json()).toMatchObject({ status: 400, errors: [{ pointer: '?cursor' }] })
  })

  test('returns the changes since a moment in order', async () => {
    const old = await request(testApp)
    testApp.advance(60_000)
    const since = testApp.now().toISOString()
    testApp.advance(1_000)
    const other = await request(testApp)
    testApp.advance(1_000)
    await step(testApp, testApp.users.operator, old, { to: 'accepted' })
    const numbers = async (query: string) =>
      (await get(`${orders}?sort=updatedAt&${query}`)).json().data.map((order: ServiceOrder) => order.orderNumber)
    expect(await numbers(`updatedFrom=${since}`)).toEqual([other.orderNumber, old.orderNumber])
    expect(await numbers(`updatedFrom=${since}&updatedTo=${since}`)).toEqual([])
  })
})

test('compresses long responses when the client accepts it, and entity tags stay strong', async () => {
  const headers = { 'accept-encoding': 'br, gzip' }
  expect((await get('/v1/openapi.json', headers)).headers['content-encoding']).toBe('br')
  const csv = await get(`${orders}/export?format=csv`, { 'accept-encoding': 'gzip' })
  expect(csv.headers['content-encoding']).toBe('gzip')
  const order = await request(testApp)
  expect((await get(`${orders}/${order.orderNumber}`, headers)).headers['content-encoding']).toBeUndefined()
})

test.each(['/metrics', '/v1/nao-existe'])('sends one problem, no page, for %s, and logs no error', async (url) => {
  testApp.logLines.length = 0
  const response = await testApp.server.inject({ url, headers: { accept: '*/*' } })
  expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  const levels = testApp.logLines.map((line) => (JSON.parse(line) as { level: number }).level)
  expect(levels.filter((level) => level > 30)).toEqual([])
})
