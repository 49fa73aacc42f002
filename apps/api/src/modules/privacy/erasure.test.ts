import { beforeEach, describe, expect, test } from 'vitest'
import { dropoff, inTransit, orderIn, request, step } from '../../../test/orders.ts'
import { isStored, removeQueuedFiles } from '../../../test/stored-files.ts'
import {
  addUser,
  confirmPassword,
  createTestApp,
  password,
  type TestApp,
  type TestUser,
} from '../../../test/test-app.ts'
import { openSession } from '../sessions/index.ts'
import { carryOutErasures } from './scheduled-erasure.service.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await createTestApp()
})

const day = 24 * 3_600_000
const callMe = (method: 'GET' | 'POST', path: string, as: TestUser, body?: object) =>
  testApp.call(method, `/v1/users/me/${path}`, { as, body })
const send = (body: object) => testApp.call('POST', '/v1/public/privacy-requests', { body })
const queue = async (query = '') =>
  (await testApp.call('GET', `/v1/privacy-requests?limit=100&${query}`, { as: testApp.users.admin })).json()
const ofRequest = (method: 'GET' | 'POST', id: string, path: string, body?: object) =>
  testApp.call(method, `/v1/privacy-requests/${id}/${path}`, { as: testApp.users.admin, body })
const fetchProtocol = async (id: string): Promise<string> =>
  (await queue()).data.find((request: { id: string }) => request.id === id).protocol
/** Decides about a request, with the typed confirmation of an erasure. */
const close = async (id: string, body: object) =>
  ofRequest('POST', id, 'close', { confirmation: await fetchProtocol(id), ...body })
const mailTo = (recipient: string) =>
  testApp.db.selectFrom('emails').select(['subject', 'body']).where('recipient', '=', recipient).orderBy('id').execute()

/** Grants a deletion, waits until it is carried out, and returns the request. */
async function erase(id: string) {
  await confirmPassword(testApp, testApp.users.admin)
  const scheduled = await close(id, { outcome: 'done' })
  expect(scheduled.json()).toMatchObject({ status: 'open', erasureAt: expect.any(String) })
  testApp.advance(day + 1000)
  expect(await carryOutErasures(testApp.ctx)).toBe(1)
  return (await queue()).data.find((request: { id: string }) => request.id === id)
}

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

/** Opens a deletion of the contact of one delivered order. */
async function openDeletion(): Promise<{ id: string; orderNumber: string }> {
  const contactEmail = 'otavia@casa.example'
  const { orderNumber } = await orderIn(testApp, 'delivered', { dropoffs: [{ ...dropoff('Otávia'), contactEmail }] })
  await send({ kind: 'deletion', name: 'Otávia', email: contactEmail })
  const [{ id }] = (await queue('kind=deletion')).data
  return { id, orderNumber }
}

describe('a granted deletion', () => {
  test('is carried out after a day, with an e-mail before and after', async () => {
    const { id, orderNumber } = await openDeletion()
    expect((await close(id, { outcome: 'done', answer: 'Até logo.' })).json()).toMatchObject({ status: 'open' })
    const texts = async () => (await mailTo('otavia@casa.example')).map(({ body }) => body)
    expect((await texts()).at(-1)).toMatch(
      /foi aceito\. Os seus dados serão apagados em \d\d\/\d\d\/\d{4} \d\d:\d\d \(horário de Brasília\)\.\n\nAté logo\./,
    )
    testApp.advance(day - 60_000)
    expect(await carryOutErasures(testApp.ctx)).toBe(0)
    const path = `/v1/service-orders/${orderNumber}`
    const name = async () => {
      const as = { ...testApp.users.admin, token: await openSession(testApp.ctx, testApp.users.admin.id) }
      return (await testApp.call('GET', path, { as })).json().stops[1].contactName
    }
    expect(await name()).toBe('Otávia')
    testApp.advance(120_000)
    expect(await carryOutErasures(testApp.ctx)).toBe(1)
    expect(await carryOutErasures(testApp.ctx)).toBe(0)
    expect(await name()).toBe('Pessoa removida')
    expect((await texts()).at(-1)).toContain('Seu pedido de exclusão dos dados foi atendido.')
  })

  test('names the orders that it changes, and those that prevent it', async () => {
    const { id, orderNumber } = await openDeletion()
    const company = { id: testApp.companies.acme, name: 'Padaria Acme' }
    const closedAt = expect.any(String)
    const others = { locations: 0, imports: 0, importedRows: 0, messages: 0 }
    const scope = { account: false, orders: [{ orderNumber, company, closedAt }], total: 1, running: 0, ...others }
    expect((await ofRequest('GET', id, 'erasure')).json()).toEqual(scope)
    const dropoffs = [{ ...dropoff('Otávia'), contactEmail: 'otavia@casa.example' }]
    await request(testApp, testApp.users.operator, { dropoffs })
    expect((await ofRequest('GET', id, 'erasure')).json()).toMatchObject({ total: 2, running: 1 })
  })

  test('can be called back until it is carried out, and decided again', async () => {
    const { id } = await openDeletion()
    await close(id, { outcome: 'done' })
    expect((await close(id, { outcome: 'refused', answer: 'Não.' })).json()).toMatchObject({ code: 'already_closed' })
    const back = (await ofRequest('POST', id, 'cancel-erasure')).json()
    expect(back).toMatchObject({ status: 'open', erasureAt: null, handledBy: null, name: 'Otávia' })
    expect((await mailTo('otavia@casa.example')).at(-1)?.body).toContain('foi suspensa')
    testApp.advance(2 * day)
    expect(await carryOutErasures(testApp.ctx)).toBe(0)
    expect(await erase(id)).toMatchObject({ status: 'done' })
    expect((await ofRequest('POST', id, 'cancel-erasure')).json()).toMatchObject({ code: 'already_closed' })
  })

  test('goes back to the queue when the person has a running order by then', async () => {
    const { id } = await openDeletion()
    await close(id, { outcome: 'done' })
    const dropoffs = [{ ...dropoff('Otávia'), contactEmail: 'otavia@casa.example' }]
    await request(testApp, testApp.users.operator, { dropoffs })
    testApp.advance(day + 1000)
    await carryOutErasures(testApp.ctx)
    expect((await queue()).data).toMatchObject([{ id, status: 'open', erasureAt: null, name: 'Otávia' }])
    expect((await mailTo(testApp.users.admin.email)).at(-1)?.subject).toContain('Exclusão adiada')
  })

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
    const { id } = (await callMe('POST', 'privacy-requests', me, { kind: 'deletion' })).json()
    const closed = await erase(id)
    expect(closed).toMatchObject({ status: 'done', name: null, email: null, erasureAt: null })
    const [response] = (await mailTo(me.email)).map(({ subject }) => subject)
    expect(response).toContain(closed.protocol)
    await testApp.db.deleteFrom('emails').where('recipient', '=', me.email).execute()
    const left = await everything()
    for (const trace of ['Zuleica', me.email, '+5511987650099']) expect(left).not.toContain(trace)
    expect(await total()).toBe(before)
    expect((await callMe('GET', 'data', me)).statusCode).toBe(401)
    expect((await testApp.call('POST', '/v1/auth/login', { body: { email: me.email, password } })).statusCode).toBe(401)
  })

  test('rejects the erasure of the last admin', async () => {
    const { id } = (await callMe('POST', 'privacy-requests', testApp.users.admin, { kind: 'deletion' })).json()
    expect((await close(id, { outcome: 'done' })).json()).toMatchObject({ status: 409, code: 'last_admin' })
    expect((await callMe('GET', 'data', testApp.users.admin)).statusCode).toBe(200)
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
    expect((await erase(id)).status).toBe('done')
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
    expect((await erase(id)).status).toBe('done')
    expect(
      await testApp.db.selectFrom('service_order_attachments').select('id').where('stop_id', '=', stopId).execute(),
    ).toEqual([])
    expect(await isStored(testApp, file_key)).toBe(true)
    await removeQueuedFiles(testApp, [file_key])
    expect(await isStored(testApp, file_key)).toBe(false)
  })
})
