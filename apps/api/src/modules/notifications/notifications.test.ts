import { NotificationType } from '@malote/api-client/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransit, request, setDispatch, step } from '../../../test/orders.ts'
import { startSmtp } from '../../../test/smtp.ts'
import { addUser, createTestApp, password, type TestApp, type TestUser } from '../../../test/test-app.ts'
import { createMailer, deliverEmails } from '../mail/index.ts'
import { sweepNotifications } from './index.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  await testApp.db.deleteFrom('notifications').execute()
  await testApp.db.deleteFrom('emails').execute()
})

const notified = async (as: TestUser, query = '') =>
  (await testApp.call('GET', `/v1/notifications?${query}`, { as })).json() as {
    data: { id: string; type: string; text: string; orderNumber: string | null; readAt: string | null }[]
    meta: { total: number }
    unread: number
  }
const mailed = async (as: TestUser) =>
  (await testApp.db.selectFrom('emails').select('subject').where('recipient', '=', as.email).execute()).map(
    ({ subject }) => subject,
  )
const addText = (orderNumber: string, as: TestUser, visibility: string) =>
  testApp.call('POST', `/v1/service-orders/${orderNumber}/comments`, {
    as,
    body: { text: 'Segredo do João', visibility },
  })
const prefer = (as: TestUser, data: object[]) =>
  testApp.call('PUT', '/v1/users/me/notifications', { as, body: { data } })

describe('an order', () => {
  test('that failed or was returned notifies its requester in the app and by e-mail', async () => {
    const { manager, operator, admin } = testApp.users
    const order = await inTransit(testApp)
    await step(testApp, operator, order, { to: 'failed', reason: 'Destinatário ausente' })
    await step(testApp, manager, order, { to: 'returning' })
    await step(testApp, operator, order, { to: 'returned' })
    const { data, unread } = await notified(manager)
    expect(unread).toBe(2)
    expect(data).toMatchObject([
      { type: 'order_returned', text: `A ordem ${order.orderNumber} foi devolvida.`, readAt: null },
      { type: 'order_failed', orderNumber: order.orderNumber, actor: { name: 'Otto Operador' } },
    ])
    expect(await mailed(manager)).toEqual([
      `${order.orderNumber}: Tentativa sem sucesso`,
      `${order.orderNumber}: Devolvida`,
    ])
    for (const as of [operator, admin, testApp.users.foreignManager]) expect((await notified(as)).data).toEqual([])

    const smtp = await startSmtp()
    await deliverEmails(testApp.ctx, createMailer(smtp.url, 'Malote <x@malote.example>'))
    expect(smtp.received).toHaveLength(2)
    expect(smtp.received[0]?.content).toContain('Motivo: Destinatário ausente')
    expect(smtp.received[0]?.content).toMatch(/Para: \S.* \(\S.*, \S.*\)/)
    expect(smtp.received[0]?.content).toContain(
      `<a href="http://localhost:3000/ordens-de-servico/${order.orderNumber}" style=`,
    )
  })

  test('with a new comment notifies participants who may read it, and never its author', async () => {
    const { manager, operator, admin } = testApp.users
    const order = await request(testApp, manager)
    await step(testApp, operator, order, { to: 'accepted' })
    await addText(order.orderNumber, operator, 'company')
    await addText(order.orderNumber, admin, 'internal')
    const types = async (as: TestUser) => (await notified(as)).data.map(({ text }) => text)
    expect(await types(manager)).toEqual([`Otto Operador comentou a ordem ${order.orderNumber}.`])
    expect(await types(operator)).toEqual([`Ana Admin comentou a ordem ${order.orderNumber}.`])
    expect(await types(admin)).toEqual([])
    // E-mail is opt-in, and does not contain the comment's text.
    expect(await mailed(manager)).toEqual([])
    const rows = await testApp.db.selectFrom('notifications').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Segredo')
  })

  test('that is assigned notifies the assignee, unless they assigned it to themselves', async () => {
    const { operator, admin } = testApp.users
    const to = await addUser(testApp.ctx, { name: 'Noa', role: 'operator', companyIds: [testApp.companies.acme] })
    const order = await step(testApp, operator, await request(testApp), { to: 'accepted' })
    expect((await notified(operator)).data).toEqual([])
    await setDispatch(testApp, operator, true)
    const body = { assigneeId: to.id }
    const path = `/v1/service-orders/${order.orderNumber}/assignee`
    for (let time = 0; time < 2; time++) await testApp.call('PUT', path, { as: operator, body })
    expect((await notified(to)).data).toMatchObject([
      { type: 'order_assigned', text: `Otto Operador passou a ordem ${order.orderNumber} para você.` },
    ])
    expect(await mailed(to)).toEqual([])

    await step(testApp, admin, await request(testApp), { to: 'accepted', assigneeId: to.id })
    expect((await notified(to)).data.map(({ text }) => text.split(' ')[0])).toEqual(['Ana', 'Otto'])
  })

  test('that is assigned, and taken back, leaves no notification', async () => {
    const { admin } = testApp.users
    const to = await addUser(testApp.ctx, { name: 'Rui', role: 'operator', companyIds: [testApp.companies.acme] })
    const order = await step(testApp, admin, await request(testApp), { to: 'accepted', assigneeId: to.id })
    expect((await notified(to)).data).toHaveLength(1)
    await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/undo`, { as: admin })
    expect(await notified(to)).toMatchObject({ data: [], unread: 0 })
  })

  test('does not notify a user who left its company', async () => {
    const leaver = await addUser(testApp.ctx, { name: 'Lia', role: 'operator', companyIds: [testApp.companies.acme] })
    const order = await request(testApp, leaver)
    await testApp.call('DELETE', `/v1/companies/${testApp.companies.acme}/users/${leaver.id}`, {
      as: testApp.users.admin,
    })
    await addText(order.orderNumber, testApp.users.operator, 'company')
    for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
      await step(testApp, testApp.users.operator, order, { to })
    }
    await step(testApp, testApp.users.operator, order, { to: 'failed', reason: 'Destinatário ausente' })
    expect((await notified(leaver)).data).toEqual([])
    expect(await mailed(leaver)).toEqual([])
  })
})

describe('reading', () => {
  test("marks one or all of the user's own notifications as read and returns the unread count", async () => {
    const { manager, operator, admin } = testApp.users
    const order = await request(testApp, manager)
    for (let time = 0; time < 3; time++) await addText(order.orderNumber, operator, 'company')
    const { data } = await notified(manager)
    const read = (as: TestUser, body: object) => testApp.call('POST', '/v1/notifications/read', { as, body })
    const ids = data.slice(0, 1).map(({ id }) => id)
    expect((await read(admin, { ids })).json()).toEqual({ unread: 0 })
    expect((await notified(manager)).unread).toBe(3)
    expect((await read(manager, { ids })).json()).toEqual({ unread: 2 })
    const { readAt } = (await notified(manager)).data[0] ?? {}
    await read(manager, { ids })
    expect((await notified(manager)).data[0]?.readAt).toBe(readAt)
    expect((await notified(manager, 'unread=true')).meta.total).toBe(2)
    expect((await notified(manager, 'unread=false')).meta.total).toBe(1)
    expect((await read(manager, {})).json()).toEqual({ unread: 0 })
    expect((await testApp.call('GET', '/v1/notifications/unread', { as: manager })).json()).toEqual({ unread: 0 })
    expect((await read(manager, { ids: ['x'] })).statusCode).toBe(400)
  })

  test('deletes notifications after three months', async () => {
    const order = await request(testApp, testApp.users.manager)
    await addText(order.orderNumber, testApp.users.operator, 'company')
    testApp.advance(91 * 24 * 3_600_000)
    await sweepNotifications({ ...testApp.ctx, clock: testApp.now })
    expect(await testApp.db.selectFrom('notifications').selectAll().execute()).toEqual([])
    testApp.advance(-91 * 24 * 3_600_000)
  })
})

describe('preferences', () => {
  test('apply to the app and to e-mail', async () => {
    const { manager, operator } = testApp.users
    await prefer(manager, [
      { type: 'order_failed', screen: true, email: false },
      { type: 'order_commented', screen: false, email: true },
    ])
    const order = await inTransit(testApp)
    await step(testApp, operator, order, { to: 'failed', reason: 'Endereço não encontrado' })
    await addText(order.orderNumber, operator, 'company')
    expect((await notified(manager)).data.map(({ type }) => type)).toEqual(['order_failed'])
    expect(await mailed(manager)).toEqual([`${order.orderNumber}: comentário novo`])
    await prefer(manager, [
      { type: 'order_failed', screen: true, email: true },
      { type: 'order_commented', screen: true, email: false },
    ])
  })

  test('are offered by role, and security notifications cannot be turned off', async () => {
    const offered = async (as: TestUser) =>
      (await testApp.call('GET', '/v1/users/me/notifications', { as }))
        .json()
        .data.map(({ type }: { type: string }) => type)
    expect(await offered(testApp.users.admin)).toEqual(NotificationType.options)
    expect(await offered(testApp.users.operator)).not.toContain('privacy_request')
    const response = await prefer(testApp.users.operator, [{ type: 'new_sign_in', screen: false, email: false }])
    expect(response.json().data).toContainEqual({ type: 'new_sign_in', screen: true, email: true })
    expect((await prefer(testApp.users.operator, [{ type: 'x', screen: true, email: true }])).statusCode).toBe(400)
  })
})

describe('a sign-in', () => {
  const signIn = (as: TestUser, userAgent: string) =>
    testApp.call('POST', '/v1/auth/login', {
      body: { email: as.email, password },
      headers: { 'user-agent': userAgent },
    })
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

  test('from a new device notifies its user, whatever their preferences; from a known device it does not', async () => {
    const person = await addUser(testApp.ctx, { name: 'Rui', role: 'operator', companyIds: [testApp.companies.acme] })
    expect((await signIn(person, chrome)).statusCode).toBe(200)
    await signIn(person, chrome)
    expect((await notified(person)).data).toEqual([])
    await prefer(person, [{ type: 'new_sign_in', screen: false, email: false }])
    await signIn(person, firefox)
    expect((await notified(person)).data).toMatchObject([
      { type: 'new_sign_in', text: 'Sua conta foi aberta em um aparelho novo: Firefox no Linux, endereço 127.0.0.1.' },
    ])
    expect(await mailed(person)).toEqual(['Acesso por um aparelho novo no Malote'])
    await signIn(person, firefox)
    expect((await notified(person)).data).toHaveLength(1)
  })

  test('that fails sends no notification', async () => {
    const person = await addUser(testApp.ctx, { name: 'Rui', role: 'operator', companyIds: [testApp.companies.acme] })
    await signIn(person, chrome)
    await signIn({ ...person }, chrome)
    const body = { email: person.email, password: 'outra senha errada' }
    await testApp.call('POST', '/v1/auth/login', { body, headers: { 'user-agent': firefox } })
    expect((await notified(person)).data).toEqual([])
  })
})

test('a privacy request notifies every admin', async () => {
  const body = { kind: 'access', name: 'Ivo', phone: '(11) 98888-1234' }
  const { protocol } = (await testApp.call('POST', '/v1/public/privacy-requests', { body })).json()
  expect((await notified(testApp.users.admin)).data).toMatchObject([{ type: 'privacy_request' }])
  expect(await mailed(testApp.users.admin)).toEqual([`Pedido de um titular: ${protocol}`])
  expect((await notified(testApp.users.manager)).data).toEqual([])
})
