import { legalVersions } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { request } from '../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const day = 24 * 3_600_000
const callMe = (method: 'GET' | 'POST', path: string, as: TestUser, body?: object) =>
  testApp.call(method, `/v1/users/me/${path}`, { as, body })
/** Returns a different user and network address on each call. */
let requestCount = 0
const send = (body: object) =>
  testApp.call('POST', '/v1/public/privacy-requests', {
    body,
    from: `10.0.${requestCount >> 8}.${requestCount++ & 255}`,
  })
const queue = async (query = '') =>
  (await testApp.call('GET', `/v1/privacy-requests?limit=100&${query}`, { as: testApp.users.admin })).json()
const close = (id: string, body: object) =>
  testApp.call('POST', `/v1/privacy-requests/${id}/close`, { as: testApp.users.admin, body })
const mailTo = (recipient: string) =>
  testApp.db.selectFrom('emails').select(['subject', 'body']).where('recipient', '=', recipient).orderBy('id').execute()
const newPerson = () => addUser(testApp.ctx, { name: 'Nina', role: 'operator', companyIds: [testApp.companies.acme] })

describe('"Meus dados"', () => {
  test('returns the personal data of the user and of no other', async () => {
    const me = await newPerson()
    const order = await request(testApp, me)
    await request(testApp, testApp.users.operator)
    await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/comments`, {
      as: me,
      body: { text: 'Portão azul' },
    })
    await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/comments`, {
      as: testApp.users.operator,
      body: { text: 'Chegamos', visibility: 'company' },
    })
    const { document, version } = { document: 'terms', version: legalVersions.terms }
    await callMe('POST', 'acceptances', me, { document, version })
    const data = (await callMe('GET', 'data', me)).json()
    expect(data).toMatchObject({
      notifications: [{ type: 'order_commented', orderNumber: order.orderNumber, readAt: null }],
      acceptances: [{ document, version, address: '127.0.0.1' }],
      user: { id: me.id, email: me.email },
      companies: [{ company: { id: testApp.companies.acme } }],
      sessions: [{ current: true }],
      accesses: [{}, {}],
      orders: [{ orderNumber: order.orderNumber }],
      comments: [{ orderNumber: order.orderNumber, text: 'Portão azul' }],
      files: [],
      requests: [],
    })
    expect(JSON.stringify(data)).not.toMatch(/password|hash|token/)
  })

  test('is downloaded as JSON and as CSV with escaped formulas', async () => {
    const me = await addUser(testApp.ctx, { name: '=1+1', role: 'operator', companyIds: [] })
    const json = await callMe('GET', 'data/export', me)
    expect(json.headers['content-disposition']).toContain('meus-dados.json')
    expect(JSON.parse(json.body)).toMatchObject({ user: { name: '=1+1' } })
    const csv = await callMe('GET', 'data/export?format=csv', me)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body).toMatch(/^\ufeffCampo;Valor\r?\n/)
    expect(csv.body).not.toMatch(/;=1\+1/)
    expect(csv.body).toContain(`user.email;${me.email}`)
  })
})

describe('a request', () => {
  test('has a protocol and a deadline of fifteen days, is confirmed by e-mail, and is unique per kind while open', async () => {
    const me = await newPerson()
    const opened = (
      await callMe('POST', 'privacy-requests', me, { kind: 'correction', message: 'Meu nome mudou.' })
    ).json()
    expect(opened).toMatchObject({ kind: 'correction', status: 'open', userId: me.id, overdue: false })
    expect(opened.protocol).toMatch(/^LGPD-\d{4}-\d{6}$/)
    expect(Date.parse(opened.dueAt) - Date.parse(opened.requestedAt)).toBe(15 * day)
    expect((await mailTo(me.email))[0]).toMatchObject({ subject: expect.stringContaining(opened.protocol) })
    const again = await callMe('POST', 'privacy-requests', me, { kind: 'correction' })
    expect(again.json()).toMatchObject({ code: 'already_exists', detail: expect.stringContaining(opened.protocol) })
    expect((await callMe('GET', 'data', me)).json().requests).toHaveLength(1)
  })

  test('gets its own protocol, without gaps, with fifty concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send({ kind: 'access', name: 'Ana', email: `a${index}@example.com` })),
    )
    const numbers = responses
      .map((response) => Number(response.json().protocol.slice(-6)))
      .sort((one, other) => one - other)
    expect(numbers.at(-1)).toBe((numbers[0] ?? 0) + 49)
    expect(new Set(numbers).size).toBe(50)
  })

  test.each<[string, object, string]>([
    ['no e-mail and no phone', { kind: 'access', name: 'Ana' }, '/phone'],
    ['an invalid phone', { kind: 'access', name: 'Ana', phone: '123' }, '/phone'],
    ['an unknown kind', { kind: 'vender', name: 'Ana', email: 'a@example.com' }, '/kind'],
    ['a NUL character', { kind: 'access', name: 'a\u0000', email: 'a@example.com' }, '/name'],
    [
      'a message that is too long',
      { kind: 'access', name: 'Ana', email: 'a@example.com', message: 'x'.repeat(2001) },
      '/message',
    ],
  ])('with %s is rejected under its field', async (_name, body, pointer) => {
    expect((await send(body)).json()).toMatchObject({ status: 400, errors: [{ pointer }] })
  })

  test('is listed by deadline, closed once, and a rejection needs a reason', async () => {
    const { protocol } = (await send({ kind: 'access', name: 'Bia', email: 'bia@example.com' })).json()
    const [queued] = (await queue(`search=${protocol}`)).data
    expect(queued).toMatchObject({ name: 'Bia', status: 'open', userId: null })
    expect((await close(queued.id, { outcome: 'refused' })).json()).toMatchObject({ errors: [{ pointer: '/answer' }] })
    const closed = (await close(queued.id, { outcome: 'refused', answer: 'Não achamos dados seus.' })).json()
    expect(closed).toMatchObject({ status: 'refused', handledBy: { id: testApp.users.admin.id } })
    expect((await mailTo('bia@example.com')).at(-1)?.body).toContain('Não achamos dados seus.')
    expect((await close(queued.id, { outcome: 'done' })).json()).toMatchObject({ status: 409, code: 'already_closed' })
    const statuses = (await queue()).data.map(({ status }: { status: string }) => status)
    expect(statuses.lastIndexOf('open')).toBeLessThan(statuses.indexOf('refused'))
  })

  test('is limited to three a day for a contact, also concurrently, without limiting other contacts', async () => {
    const late = await createTestApp()
    const open = (contact: object) =>
      late.call('POST', '/v1/public/privacy-requests', { body: { kind: 'access', name: 'Eva', ...contact } })
    const email = 'vitima@example.com'
    const responses = await Promise.all(Array.from({ length: 8 }, () => open({ email })))
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    const rejected = await open({ email, phone: '(11) 98888-7777' })
    expect(rejected.json()).toMatchObject({ code: 'too_many_requests', detail: expect.stringContaining('amanhã') })
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(86_000)
    expect((await open({ phone: '(11) 98888-7777' })).statusCode).toBe(201)
    const mails = await late.db.selectFrom('emails').select('id').where('recipient', '=', email).execute()
    expect(mails).toHaveLength(3)
    late.advance(day + 1000)
    expect((await open({ email })).statusCode).toBe(201)
  })

  test('is overdue after fifteen days', async () => {
    const late = await createTestApp()
    await late.call('POST', '/v1/public/privacy-requests', {
      body: { kind: 'access', name: 'Eva', email: 'e@example.com' },
    })
    const overdue = async () =>
      (await late.call('GET', '/v1/privacy-requests?overdue=true', { as: late.users.admin })).json().meta.total
    for (const passed of [0, 5 * day, 5 * day]) {
      late.advance(passed)
      expect(await overdue()).toBe(0)
    }
    late.advance(5 * day + 1000)
    expect(await overdue()).toBe(1)
  })
})

test('the order history is append-only except during an erasure', async () => {
  await request(testApp)
  await testApp.call('POST', '/v1/companies', { as: testApp.users.admin, body: { name: 'Auditada' } })
  const change = testApp.db
    .updateTable('service_order_events')
    .set({ note: 'outra' } as never)
    .execute()
  await expect(change).rejects.toThrow(/only ever added/)
  await expect(testApp.db.deleteFrom('audit_log').execute()).rejects.toThrow(/only ever added/)
})
