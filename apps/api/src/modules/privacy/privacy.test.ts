import { setTimeout as wait } from 'node:timers/promises'
import { legalVersions } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { dropoff, inTransit, orderIn, request, step } from '../../../test/orders.ts'
import { addUser, createTestApp, password, type TestApp, type TestUser } from '../../../test/test-app.ts'
import { openJobs } from '../../platform/jobs/index.ts'
import { fileJobs } from '../files/index.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const day = 24 * 3_600_000
const own = (method: 'GET' | 'POST', path: string, as: TestUser, body?: object) =>
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
const everything = async () => {
  const tables = [
    'users',
    'service_orders',
    'service_order_stops',
    'service_order_events',
    'audit_log',
    'emails',
    'privacy_requests',
    'service_order_comments',
    'notifications',
  ] as const
  const rows = await Promise.all(tables.map((table) => testApp.db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

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
    await own('POST', 'acceptances', me, { document, version })
    const data = (await own('GET', 'data', me)).json()
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
    const json = await own('GET', 'data/export', me)
    expect(json.headers['content-disposition']).toContain('meus-dados.json')
    expect(JSON.parse(json.body)).toMatchObject({ user: { name: '=1+1' } })
    const csv = await own('GET', 'data/export?format=csv', me)
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
      await own('POST', 'privacy-requests', me, { kind: 'correction', message: 'Meu nome mudou.' })
    ).json()
    expect(opened).toMatchObject({ kind: 'correction', status: 'open', userId: me.id, overdue: false })
    expect(opened.protocol).toMatch(/^LGPD-\d{4}-\d{6}$/)
    expect(Date.parse(opened.dueAt) - Date.parse(opened.requestedAt)).toBe(15 * day)
    expect((await mailTo(me.email))[0]).toMatchObject({ subject: expect.stringContaining(opened.protocol) })
    const again = await own('POST', 'privacy-requests', me, { kind: 'correction' })
    expect(again.json()).toMatchObject({ code: 'already_exists', detail: expect.stringContaining(opened.protocol) })
    expect((await own('GET', 'data', me)).json().requests).toHaveLength(1)
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
    const [found] = (await queue(`search=${protocol}`)).data
    expect(found).toMatchObject({ name: 'Bia', status: 'open', userId: null })
    expect((await close(found.id, { outcome: 'refused' })).json()).toMatchObject({ errors: [{ pointer: '/answer' }] })
    const closed = (await close(found.id, { outcome: 'refused', answer: 'Não achamos dados seus.' })).json()
    expect(closed).toMatchObject({ status: 'refused', handledBy: { id: testApp.users.admin.id } })
    expect((await mailTo('bia@example.com')).at(-1)?.body).toContain('Não achamos dados seus.')
    expect((await close(found.id, { outcome: 'done' })).json()).toMatchObject({ status: 409, code: 'already_closed' })
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

describe('a granted erasure', () => {
  test('erases an account: no data names the user, and every count stays', async () => {
    const me = await addUser(testApp.ctx, {
      name: 'Zuleica Inconfundível',
      role: 'operator',
      companyIds: [testApp.companies.acme],
    })
    const body = { name: 'Zuleica I. Confundível', phone: '(11) 98765-0099' }
    await testApp.call('PUT', '/v1/users/me', { as: me, body })
    await request(testApp, me)
    const total = async () =>
      (await testApp.call('GET', '/v1/service-orders', { as: testApp.users.admin })).json().meta.total
    const before = await total()
    const { id } = (await own('POST', 'privacy-requests', me, { kind: 'deletion' })).json()
    const closed = await close(id, { outcome: 'done' })
    expect(closed.json()).toMatchObject({ status: 'done', name: null, email: null })
    const [response] = (await mailTo(me.email)).map(({ subject }) => subject)
    expect(response).toContain(closed.json().protocol)
    await testApp.db.deleteFrom('emails').where('recipient', '=', me.email).execute()
    const left = await everything()
    for (const trace of ['Zuleica', me.email, '+5511987650099']) expect(left).not.toContain(trace)
    expect(await total()).toBe(before)
    expect((await own('GET', 'data', me)).statusCode).toBe(401)
    expect((await testApp.call('POST', '/v1/auth/login', { body: { email: me.email, password } })).statusCode).toBe(401)
  })

  test('rejects the erasure of the last admin', async () => {
    const { id } = (await own('POST', 'privacy-requests', testApp.users.admin, { kind: 'deletion' })).json()
    expect((await close(id, { outcome: 'done' })).json()).toMatchObject({ status: 409, code: 'last_admin' })
    expect((await own('GET', 'data', testApp.users.admin)).statusCode).toBe(200)
  })

  test.each([
    ['phone', { contactPhone: '(21) 99876-5432' }, { phone: '(21) 99876-5432' }],
    ['e-mail', { contactEmail: 'Otavia@Casa.Example' }, { email: 'otavia@casa.example' }],
  ])('erases a recipient by %s once no order is running; the city stays for reports', async (_, contact, author) => {
    const { address, ...rest } = dropoff('Otávia Destinatária')
    const coordinates = { latitude: -22.912345, longitude: -43.210987 }
    const home = { ...address, street: 'Travessa Ímpar', complement: 'Casa Amarela', coordinates }
    const stop = { ...rest, address: home, ...contact, instructions: 'Cuidado com o cão Trovão' }
    const running = await request(testApp, testApp.users.operator, { dropoffs: [stop] })
    const over = await orderIn(testApp, 'delivered', { dropoffs: [stop] })
    const { protocol } = (await send({ kind: 'deletion', name: 'Otávia', ...author })).json()
    const [{ id }] = (await queue(`search=${protocol}`)).data
    const data = await testApp.call('GET', `/v1/privacy-requests/${id}/data`, { as: testApp.users.admin })
    expect(JSON.parse(data.body).deliveries).toHaveLength(2)

    expect((await close(id, { outcome: 'done' })).json()).toMatchObject({ status: 409, code: 'in_use' })
    const note = 'Otávia ligou'
    await step(testApp, testApp.users.manager, running, { to: 'canceled', reason: 'Cliente desistiu', note })
    await testApp.call('POST', `/v1/service-orders/${over.orderNumber}/comments`, {
      as: testApp.users.operator,
      body: { text: 'A Otávia estava na Travessa' },
    })
    expect(await everything()).toContain('Otávia ligou')
    expect((await close(id, { outcome: 'done' })).statusCode).toBe(200)
    // The e-mails of the request itself are kept for as long as every other e-mail.
    await testApp.db.deleteFrom('emails').where('recipient', '=', 'otavia@casa.example').execute()
    const left = await everything()
    const traces = ['Otávia', 'otavia', 'Trovão', '+5521998765432', 'Travessa', 'travessa', 'Amarela', '22.912345']
    for (const trace of traces) expect(left).not.toContain(trace)
    const after = await testApp.call('GET', `/v1/service-orders/${over.orderNumber}`, { as: testApp.users.admin })
    expect(after.json()).toMatchObject({
      status: 'delivered',
      stops: [
        { contactName: 'Davi Rocha' },
        { contactName: 'Pessoa removida', address: { city: 'São Paulo', postalCode: '01310000' } },
      ],
    })
  })

  test('erases the proofs of deliveries, in rows and in the file store', async () => {
    const order = await inTransit(testApp)
    const stopId = order.stops[1]?.id ?? ''
    const contact_phone = '+5531999998888'
    await testApp.db.updateTable('service_order_stops').set({ contact_phone }).where('id', '=', stopId).execute()
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const sent = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/attachments`, {
      as: testApp.users.operator,
      form: { kind: 'photo', stopId, files: new File([png], 'porta.png') },
    })
    expect(sent.statusCode, sent.body).toBe(201)
    const { file_key } = await testApp.db
      .selectFrom('service_order_attachments')
      .select('file_key')
      .where('stop_id', '=', stopId)
      .executeTakeFirstOrThrow()
    await step(testApp, testApp.users.operator, order, { to: 'delivered', receiverName: 'Ivo' })
    const { protocol } = (await send({ kind: 'deletion', name: 'Ivo', phone: contact_phone })).json()
    const [{ id }] = (await queue(`search=${protocol}`)).data
    expect((await close(id, { outcome: 'done' })).statusCode).toBe(200)
    expect(
      await testApp.db.selectFrom('service_order_attachments').select('id').where('stop_id', '=', stopId).execute(),
    ).toEqual([])
    const jobs = await openJobs(testApp.databaseUrl, testApp.ctx.log)
    await jobs.work(fileJobs, () => testApp.ctx)
    const gone = async () =>
      testApp.ctx.services.files.read(file_key).then(
        (stream) => new Promise((resolve) => stream.on('error', () => resolve(true)).on('data', () => resolve(false))),
        () => true,
      )
    for (let time = 0; time < 100 && !(await gone()); time++) await wait(100)
    await jobs.stop()
    expect(await gone()).toBe(true)
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
