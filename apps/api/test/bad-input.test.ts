import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { endpoints } from '@malote/api-client/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anyId, dropoff, orderInput, request } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const orders = '/v1/service-orders'
const post = (body: unknown, headers: Record<string, string> = {}) =>
  testApp.call('POST', orders, { as: testApp.users.admin, body, headers })

async function written(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from service_orders) as orders, (select count(*) from service_order_stops) as stops,
      (select count(*) from service_order_items) as items, (select count(*) from service_order_events) as events,
      (select count(*) from users) as users, (select count(*) from companies) as companies,
      (select coalesce(sum(last_value), 0) from pg_sequences where sequencename like 'service_order_numbers_%') as numbers`.execute(
    testApp.db,
  )
  return rows[0]
}

describe('a rejected body changes nothing and the response has the reason', () => {
  let before: unknown
  beforeEach(async () => {
    before = await written()
  })

  const raw = (payload: string | Buffer, type = 'application/json', headers: Record<string, string> = {}) =>
    testApp.server.inject({
      method: 'POST',
      url: orders,
      headers: { authorization: `Bearer ${testApp.users.admin.token}`, 'content-type': type, ...headers },
      payload,
    })

  test.each([
    ['truncated JSON', '{"companyId": "', 'application/json', 400, 'malformed_json'],
    ['levels without end', '['.repeat(100_000) + ']'.repeat(100_000), 'application/json', 400, 'malformed_json'],
    ['a key for prototype pollution', '{"__proto__": {"x": 1}}', 'application/json', 400, 'malformed_json'],
    ['a form', 'companyId=1', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['plain text', '{}', 'text/plain', 415, 'unsupported_media_type'],
    ['XML', '<a/>', 'application/xml', 415, 'unsupported_media_type'],
    [
      'more than 1 MB',
      JSON.stringify({ notes: 'x'.repeat(1024 * 1024) }),
      'application/json',
      413,
      'payload_too_large',
    ],
    ['an array', '[]', 'application/json', 400, 'validation_failed'],
    ['a number', '7', 'application/json', 400, 'validation_failed'],
    ['null', 'null', 'application/json', 400, 'validation_failed'],
    ['an empty body', '', 'application/json', 400, 'validation_failed'],
  ])('%s', async (_name, payload, type, status, code) => {
    const response = await raw(payload, type)
    expect(response.statusCode, response.body).toBe(status)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(response.json()).toMatchObject({ status, code, title: expect.stringMatching(/^[A-ZÀ-Ú].+\.$/) })
    expect(await written()).toEqual(before)
  })

  const latin1 = () => Buffer.from(JSON.stringify({ ...orderInput(acme()), notes: 'Atenção' }), 'latin1')

  test('JSON in ISO-8859-1, whose accents would be lost', async () => {
    const response = await raw(latin1())
    expect(response.json()).toMatchObject({ code: 'malformed_json', detail: 'O corpo precisa estar em UTF-8.' })
    const named = await raw(latin1(), 'application/json; charset=ISO-8859-1')
    expect(named.json()).toMatchObject({ status: 415, detail: 'Envie o corpo em UTF-8.' })
    expect(await written()).toEqual(before)
  })

  test('compressed JSON', async () => {
    const response = await raw(gzipSync('{}'), 'application/json', { 'content-encoding': 'gzip' })
    expect(response.json()).toMatchObject({ status: 415, detail: 'Envie o corpo sem compressão.' })
    expect(response.headers['accept-encoding']).toBe('identity')
  })

  const acme = () => testApp.companies.acme
  test.each([
    ['an invalid company id', () => ({ ...orderInput(acme()), companyId: '1' }), '/companyId'],
    ['a route without drop-offs', () => orderInput(acme(), { dropoffs: [] }), '/dropoffs'],
    ['twenty-one drop-offs', () => orderInput(acme(), { dropoffs: Array(21).fill(dropoff('Ana')) }), '/dropoffs'],
    ['a CEP of seven digits', () => withPickup({ postalCode: '0131010' }), '/pickup/address/postalCode'],
    ['a state that does not exist', () => withPickup({ state: 'XX' }), '/pickup/address/state'],
    ['a fractional quantity', () => withItem({ quantity: 1.5 }), '/items/0/quantity'],
    ['a quantity as a string', () => withItem({ quantity: '2' }), '/items/0/quantity'],
    ['a negative value', () => withItem({ valueCents: -1 }), '/items/0/valueCents'],
    ['a NUL character', () => withItem({ description: 'a\u0000b' }), '/items/0/description'],
    [
      'an amount beyond the safe integers',
      () => ({ ...orderInput(acme()), declaredValueCents: 1e16 }),
      '/declaredValueCents',
    ],
    [
      'a window that ends before it starts',
      () => withWindow('2031-01-02T10:00:00Z', '2031-01-02T09:00:00Z'),
      '/pickup/window/end',
    ],
    ['a window in the past', () => withWindow('2020-01-02T10:00:00Z', '2020-01-02T12:00:00Z'), '/pickup/window/end'],
    ['a time without a zone', () => withWindow('2031-01-02T10:00:00', '2031-01-02T12:00:00Z'), '/pickup/window/start'],
    ["another company's location", () => withLocation(), '/pickup/locationId'],
  ])('%s', async (_name, body, pointer) => {
    const response = await post(body())
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json().errors).toContainEqual(
      expect.objectContaining({ pointer, code: expect.any(String), message: expect.stringMatching(/[.!]$/) }),
    )
    expect(await written()).toEqual(before)
  })

  test('reports every error of a body at once', async () => {
    const response = await post({ ...orderInput(acme(), { dropoffs: [] }), priority: 'ontem', externalRef: '' })
    const pointers = response.json().errors.map(({ pointer }: { pointer: string }) => pointer)
    expect(pointers).toEqual(expect.arrayContaining(['/priority', '/externalRef', '/dropoffs']))
  })

  test('a company that does not exist', async () => {
    expect((await post(orderInput(anyId()))).json()).toMatchObject({ status: 404, code: 'not_found' })
    expect(await written()).toEqual(before)
  })

  const withPickup = (changes: object) => {
    const input = orderInput(acme())
    return { ...input, pickup: { ...input.pickup, address: { ...input.pickup.address, ...changes } } }
  }
  const withItem = (changes: object) =>
    orderInput(acme(), { items: [{ description: 'Caixa', quantity: 1, ...changes }] })
  const withWindow = (start: string, end: string) => {
    const input = orderInput(acme())
    return { ...input, pickup: { ...input.pickup, window: { start, end } } }
  }
  const withLocation = () => {
    const input = orderInput(acme())
    return { ...input, pickup: { ...input.pickup, locationId: anyId() } }
  }
})

describe('an invalid URL', () => {
  const get = (path: string) => testApp.call('GET', path, { as: testApp.users.admin })

  test.each([
    ['an unknown endpoint', '/v1/nada', 404],
    ['a NUL character as an order number', '/v1/service-orders/%00', 404],
    ['an invalid percent-encoding', '/v1/service-orders/%zz', 404],
    ['a very long segment', `/v1/service-orders/${'9'.repeat(500)}`, 404],
    ['an order number that is too long', `/v1/service-orders/${'9'.repeat(60)}`, 404],
    ['an unknown report', '/v1/reports/nenhum', 404],
    ['a path traversal', '/v1/../../etc/passwd', 404],
    ['SQL in an order number', "/v1/service-orders/'%20or%201=1--", 404],
  ])('%s returns %s', async (_name, path, status) => {
    const response = await get(path)
    expect(response.statusCode, response.body).toBe(status)
    expect(response.json()).toMatchObject({ code: 'not_found' })
  })

  test.each([
    ['page=0', '?page'],
    ['page=abc', '?page'],
    ['limit=101', '?limit'],
    ['companyId=1', '?companyId'],
    ['status=voando', '?status'],
    ['tab=nenhuma', '?tab'],
    ['sort=nome', '?sort'],
    ['from=2026-02-30', '?from'],
    ['late=talvez', '?late'],
  ])('the list rejects %s and names it', async (query, pointer) => {
    const response = await get(`/v1/service-orders?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer }] })
  })

  test.each(['%00', '%27%3B%20drop%20table%20users%3B--', '%25_%5C', '%F0%9F%93%A6', '((((', 'a'.repeat(120)])(
    'the search accepts %s as text',
    async (search) => {
      for (const path of ['service-orders', 'users', 'companies', 'companies/users', 'locations']) {
        expect((await get(`/v1/${path}?search=${search}`)).statusCode).toBeLessThan(500)
      }
    },
  )

  test('a page past the end returns the last one', async () => {
    await request(testApp)
    const response = await get('/v1/service-orders?page=99&limit=1')
    const { data, meta } = response.json()
    expect(meta.page).toBe(meta.totalPages)
    expect(data).toHaveLength(1)
  })
})

test('no invalid body causes a server error', async () => {
  const targets = endpoints.filter(({ method }) => method !== 'GET')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...targets), fc.jsonValue(), fc.string(), async (endpoint, body, text) => {
      const path = endpoint.path.replace(/:(\w+)/g, () => encodeURIComponent(text || '-'))
      const response = await testApp.call(endpoint.method, path, { as: testApp.users.manager, body })
      expect(response.statusCode, `${endpoint.id} ${response.body}`).toBeLessThan(500)
    }),
    { numRuns: 300, examples: [] },
  )
})

test('returns unusual texts of an order unchanged, except for line endings', async () => {
  const text = 'Ünïcødé 📦 \u2028 «’"\\ <script>alert(1)</script> 漢字'
  const order = await request(testApp, testApp.users.admin, { dropoffs: [dropoff(text)], notes: text })
  const response = await testApp.call('GET', `/v1/service-orders/${order.orderNumber}`, { as: testApp.users.admin })
  const [notes, contactName] = ['\n', ' '].map((end) => text.replace('\u2028', end))
  expect(response.json()).toMatchObject({ notes, stops: [{}, { contactName }] })
})

test('rejects invalid HTTP in Portuguese and closes the connection', async () => {
  const origin = new URL(await testApp.server.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(origin.port), origin.hostname)
  socket.write('OI MALOTE\r\n\r\n')
  let response = ''
  for await (const chunk of socket) response += chunk
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-type: application\/problem\+json/)
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 400, code: 'malformed_json' })
})

test('a public endpoint reads short bodies only, and reports twenty unknown names at most', async () => {
  const login = (body: object) => testApp.call('POST', '/v1/auth/login', { body })
  const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`nome${index}`, 1]))
  expect((await login(names(2_000))).statusCode).toBe(413)
  const few = await login(names(500))
  expect(few.statusCode).toBe(400)
  expect(few.json().errors).toHaveLength(20)
})

test.each(['+23:59', '+16:00', '-18:00'])('a window with the offset %s is stored in UTC', async (offset) => {
  const day = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10)
  const window = { start: `${day}T10:00:00${offset}`, end: `${day}T12:00:00${offset}` }
  const { companies, users } = testApp
  const input = orderInput(companies.acme)
  const body = { ...input, dropoffs: input.dropoffs.map((stop) => ({ ...stop, window })) }
  const created = await testApp.call('POST', '/v1/service-orders', { as: users.admin, body })
  expect(created.statusCode, created.body).toBe(201)
  expect(created.json().stops[1].window.start).toBe(new Date(window.start).toISOString())
  const duplicates = await testApp.call('POST', '/v1/service-orders/duplicates', { as: users.admin, body })
  expect(duplicates.statusCode, duplicates.body).toBe(200)
})

test('an unexpected error returns 500 without details', async () => {
  const broken = await createTestApp()
  await sql`alter table settings rename to hidden`.execute(broken.db)
  const response = await broken.call('GET', '/v1/settings', { as: broken.users.admin })
  expect(response.statusCode).toBe(500)
  expect(Object.keys(response.json()).sort()).toEqual(['code', 'requestId', 'status', 'title', 'type'])
  expect(response.body).not.toMatch(/settings|relation|select/)
  expect(broken.logLines.join('')).toContain('unexpected error')
})
