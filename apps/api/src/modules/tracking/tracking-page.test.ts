import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { request, step } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { createWebBuild, pageStyle } from '../../../test/web-pages.ts'

const script = 'document.title'
const sum = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

let testApp: TestApp
const webDist = createWebBuild('tracking')
beforeAll(async () => {
  writeFileSync(join(webDist, 'server/tracking.client.js'), script)
  testApp = await createTestApp({ config: { webDist, publicUrl: 'https://malote.example' } })
})
afterAll(() => rmSync(webDist, { recursive: true }))

const open = (path: string, headers: Record<string, string> = {}, from = testApp) =>
  from.call('GET', path, { headers: { accept: 'text/html', ...headers } })
const submit = (url: string, fields: Record<string, string>) =>
  testApp.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const getPath = ({ trackingUrl }: { trackingUrl: string | null }): string => new URL(trackingUrl ?? '').pathname

describe('the public page', () => {
  test('is rendered on the server with the data of the link', async () => {
    const path = getPath(await request(testApp))
    for (const address of [path, `${path}/`, `${path}?utm_source=whatsapp`]) {
      const response = await open(address)
      expect(response.statusCode).toBe(200)
      const [input, inline] = response.json()
      expect(input).toMatchObject({
        view: { status: 200, order: { status: 'requested' } },
        url: `https://malote.example${path}`,
        origin: 'https://malote.example',
      })
      expect(inline).toEqual({ style: pageStyle, script })
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
  })

  test('runs only its inline scripts and styles', async () => {
    const { headers } = await open(getPath(await request(testApp)))
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src ${sum(script)};`)
    expect(policy).toContain(`style-src ${sum(pageStyle)};`)
    expect(policy).not.toContain('unsafe')
  })

  test('stores the forms, and redirects to itself', async () => {
    const order = await request(testApp)
    const path = getPath(order)
    const sent = await submit(`${path}/pedidos`, { kind: 'leave_at_reception', note: 'Sr. Paulo' })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}#pedidos`])
    const day = new Date(testApp.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
    const window = { kind: 'reschedule', day, from: '09:00', until: '11:30' }
    expect((await submit(`${path}/pedidos`, window)).statusCode).toBe(303)
    const [input] = (await open(path)).json()
    expect(input.view.order.requests).toMatchObject([
      { kind: 'reschedule', window: { start: `${day}T12:00:00.000Z`, end: `${day}T14:30:00.000Z` } },
      { kind: 'leave_at_reception', status: 'pending' },
    ])
    await step(testApp, testApp.users.admin, order, { to: 'delivered', justification: 'Preparação de um teste.' })
    const rated = await submit(`${path}/avaliacao`, { score: '4', comment: 'Chegou bem' })
    expect([rated.statusCode, rated.headers.location]).toEqual([303, `${path}#avaliacao`])
    expect((await open(path)).json()[0].view.order.rating).toMatchObject({ score: 4, comment: 'Chegou bem' })
    expect(String((await open(path)).headers['content-security-policy'])).toContain("form-action 'self'")
  })

  test.each([
    ['pedidos', { kind: 'reschedule', from: '09:00', until: '10:00' }, 400, { day: 'Escolha o dia.' }],
    [
      'pedidos',
      { kind: 'reschedule' },
      400,
      { day: 'Escolha o dia.', from: 'Preencha este campo.', until: 'Preencha este campo.' },
    ],
    ['pedidos', { kind: 'leave_at_reception', note: 'x'.repeat(281) }, 400, { note: expect.stringContaining('280') }],
    [
      'pedidos',
      { kind: 'correction', complement: ' ' },
      400,
      { complement: 'Preencha o complemento ou a referência.' },
    ],
    ['avaliacao', { comment: 'Bom' }, 400, { score: expect.any(String) }],
    ['avaliacao', { score: '5' }, 409, { form: 'Só uma entrega feita pode ser avaliada.' }],
  ])('shows a rejected form of %s again: %j', async (form, fields, status, errors) => {
    const path = getPath(await request(testApp))
    const response = await submit(`${path}/${form}`, fields)
    expect(response.statusCode).toBe(status)
    const [{ view, url }] = response.json()
    expect(view).toMatchObject({ status: 200, rejected: { status, values: fields, errors } })
    expect(url).toBe(`https://malote.example${path}`)
  })

  test('rejects a form of an unknown kind, another type, too many bytes, or an unknown link', async () => {
    const path = getPath(await request(testApp))
    const statuses = [
      await submit(`${path}/pedidos`, { kind: 'cancel' }),
      await submit(`${path}/pedidos`, { kind: 'correction', complement: 'x'.repeat(20_000) }),
      await testApp.call('POST', `${path}/pedidos`, { body: { kind: 'correction' } }),
      await submit(`/rastreio/${'A'.repeat(22)}/pedidos`, { kind: 'correction' }),
      await submit('/rastreio/x/avaliacao', { score: '5' }),
      await open(`${path}/pedidos`),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([400, 400, 400, 404, 404, 200])
  })

  test('is compressed with the best encoding of the browser', async () => {
    const path = getPath(await request(testApp))
    const brotli = await open(path, { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('requested')
    const gzip = await open(path, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('requested')
    expect((await open(path)).headers['content-encoding']).toBeUndefined()
  })

  test.each(['.', ')', '),', '%3E', '%22', '%E2%80%9D', '%E2%80%8B', '_', '/', '?fbclid=x', '.?fbclid=x'])(
    'a link that ends with %s shows the page, whose forms have the address without it',
    async (end) => {
      const path = getPath(await request(testApp))
      const response = await open(`${path}${end}`)
      expect(response.statusCode).toBe(200)
      expect(response.json()[0]).toMatchObject({ view: { status: 200 }, url: `https://malote.example${path}` })
    },
  )

  test.each(['/rastreio', '/rastreio/', '/rastreio/x', `/rastreio/${'A'.repeat(22)}`, '/rastreio/a/b/c'])(
    '%s returns an error page',
    async (path) => {
      const response = await open(path)
      expect([response.statusCode, response.json()[0].view]).toEqual([404, { status: 404 }])
    },
  )

  test('returns an error page for an expired link', async () => {
    const late = await createTestApp({ config: { webDist } })
    const order = await request(late)
    await step(late, late.users.admin, order, { to: 'canceled', reason: 'Desistência' })
    late.advance(31 * 86_400_000)
    const token = order.trackingUrl?.split('/').at(-1)
    const response = await open(`/rastreio/${token}`, {}, late)
    expect([response.statusCode, response.json()[0].view]).toEqual([410, { status: 410 }])
  })

  test('returns Retry-After without the database, and recovers with it', async () => {
    const lost = await createTestApp({ config: { webDist } })
    const order = await request(lost)
    const path = `/rastreio/${order.trackingUrl?.split('/').at(-1)}`
    const name = new URL(lost.databaseUrl).pathname.slice(1)
    await sql.raw(`alter database ${name} allow_connections false`).execute(testApp.db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(testApp.db)
    const response = await open(path, {}, lost)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.json()[0].view).toEqual({ status: 503 })
    await sql.raw(`alter database ${name} allow_connections true`).execute(testApp.db)
    // The pool may still have broken connections, and detects each when it is used.
    await expect.poll(async () => (await open(path, {}, lost)).statusCode).toBe(200)
  })

  test('returns a page when the rate limit is reached', async () => {
    const limited = await createTestApp({ config: { webDist, rateLimit: 20 } })
    limited.advance(60_000 - (limited.now().getTime() % 60_000))
    const responses = [await open('/rastreio/x', {}, limited), await open('/rastreio/y', {}, limited)]
    const third = await open('/rastreio/z', {}, limited)
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect([third.statusCode, third.json()[0].view]).toEqual([429, { status: 429 }])
    expect(third.headers['retry-after']).toMatch(/^\d+$/)
  })

  test('its server build is not served as a file', async () => {
    const response = await testApp.call('GET', '/server/tracking.js', { headers: { accept: '*/*' } })
    expect(response.statusCode).toBe(404)
  })
})
