import { NotificationType } from '@malote/api-client/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransit, request, step } from '../../../test/orders.ts'
import { startSmtp } from '../../../test/smtp.ts'
import { addPerson, createWorld, type Person, password, type World } from '../../../test/world.ts'
import { createMailer, deliverEmails } from '../mail/index.ts'
import { sweepNotifications } from './index.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  await world.db.deleteFrom('notifications').execute()
  await world.db.deleteFrom('emails').execute()
})

const notified = async (as: Person, query = '') =>
  (await world.call('GET', `/v1/notifications?${query}`, { as })).json() as {
    data: { id: string; type: string; text: string; orderNumber: string | null; readAt: string | null }[]
    meta: { total: number }
    unread: number
  }
const mailed = async (as: Person) =>
  (await world.db.selectFrom('emails').select('subject').where('recipient', '=', as.email).execute()).map(
    ({ subject }) => subject,
  )
const addText = (orderNumber: string, as: Person, visibility: string) =>
  world.call('POST', `/v1/service-orders/${orderNumber}/comments`, {
    as,
    body: { text: 'Segredo do João', visibility },
  })
const prefer = (as: Person, data: object[]) => world.call('PUT', '/v1/users/me/notifications', { as, body: { data } })

describe('an order', () => {
  test('that failed or was returned notifies its requester in the app and by e-mail', async () => {
    const { manager, operator, admin } = world.people
    const order = await inTransit(world)
    await step(world, operator, order, { to: 'failed', reason: 'Destinatário ausente' })
    await step(world, manager, order, { to: 'returning' })
    await step(world, operator, order, { to: 'returned' })
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
    for (const as of [operator, admin, world.people.foreignManager]) expect((await notified(as)).data).toEqual([])

    const smtp = await startSmtp()
    await deliverEmails(world.ctx, createMailer(smtp.url, 'Malote <x@malote.example>'))
    expect(smtp.received).toHaveLength(2)
    expect(smtp.received[0]?.content).toContain('Motivo: Destinatário ausente')
    expect(smtp.received[0]?.content).toContain(
      `<a href="http://localhost:3000/ordens-de-servico/${order.orderNumber}" style=`,
    )
  })

  test('with a new comment notifies participants who may read it, and never its author', async () => {
    const { manager, operator, admin } = world.people
    const order = await request(world, manager)
    await step(world, operator, order, { to: 'accepted' })
    await addText(order.orderNumber, operator, 'company')
    await addText(order.orderNumber, admin, 'internal')
    const types = async (as: Person) => (await notified(as)).data.map(({ text }) => text)
    expect(await types(manager)).toEqual([`Otto Operador comentou a ordem ${order.orderNumber}.`])
    expect(await types(operator)).toEqual([`Ana Admin comentou a ordem ${order.orderNumber}.`])
    expect(await types(admin)).toEqual([])
    // E-mail is opt-in, and does not contain the comment's text.
    expect(await mailed(manager)).toEqual([])
    const rows = await world.db.selectFrom('notifications').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Segredo')
  })

  test('that is assigned notifies the assignee, unless they assigned it to themselves', async () => {
    const { operator, admin } = world.people
    const to = await addPerson(world.ctx, { name: 'Noa', role: 'operator', companyIds: [world.companies.acme] })
    const order = await step(world, operator, await request(world), { to: 'accepted' })
    expect((await notified(operator)).data).toEqual([])
    const body = { assigneeId: to.id }
    const path = `/v1/service-orders/${order.orderNumber}/assignee`
    for (let time = 0; time < 2; time++) await world.call('PUT', path, { as: operator, body })
    expect((await notified(to)).data).toMatchObject([
      { type: 'order_assigned', text: `Otto Operador passou a ordem ${order.orderNumber} para você.` },
    ])
    expect(await mailed(to)).toEqual([])

    await step(world, admin, await request(world), { to: 'accepted', assigneeId: to.id })
    expect((await notified(to)).data.map(({ text }) => text.split(' ')[0])).toEqual(['Ana', 'Otto'])
  })

  test('does not notify a user who left its company', async () => {
    const leaver = await addPerson(world.ctx, { name: 'Lia', role: 'operator', companyIds: [world.companies.acme] })
    const order = await request(world, leaver)
    await world.call('DELETE', `/v1/companies/${world.companies.acme}/users/${leaver.id}`, { as: world.people.admin })
    await addText(order.orderNumber, world.people.operator, 'company')
    expect((await notified(leaver)).data).toEqual([])
  })
})

describe('reading', () => {
  test("marks one or all of the user's own notifications as read and returns the unread count", async () => {
    const { manager, operator, admin } = world.people
    const order = await request(world, manager)
    for (let time = 0; time < 3; time++) await addText(order.orderNumber, operator, 'company')
    const { data } = await notified(manager)
    const read = (as: Person, body: object) => world.call('POST', '/v1/notifications/read', { as, body })
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
    expect((await world.call('GET', '/v1/notifications/unread', { as: manager })).json()).toEqual({ unread: 0 })
    expect((await read(manager, { ids: ['x'] })).statusCode).toBe(400)
  })

  test('deletes notifications after three months', async () => {
    const order = await request(world, world.people.manager)
    await addText(order.orderNumber, world.people.operator, 'company')
    world.advance(91 * 24 * 3_600_000)
    await sweepNotifications({ ...world.ctx, clock: world.now })
    expect(await world.db.selectFrom('notifications').selectAll().execute()).toEqual([])
    world.advance(-91 * 24 * 3_600_000)
  })
})

describe('preferences', () => {
  test('apply to the app and to e-mail', async () => {
    const { manager, operator } = world.people
    await prefer(manager, [
      { type: 'order_failed', screen: true, email: false },
      { type: 'order_commented', screen: false, email: true },
    ])
    const order = await inTransit(world)
    await step(world, operator, order, { to: 'failed', reason: 'Endereço não encontrado' })
    await addText(order.orderNumber, operator, 'company')
    expect((await notified(manager)).data.map(({ type }) => type)).toEqual(['order_failed'])
    expect(await mailed(manager)).toEqual([`${order.orderNumber}: comentário novo`])
    await prefer(manager, [
      { type: 'order_failed', screen: true, email: true },
      { type: 'order_commented', screen: true, email: false },
    ])
  })

  test('are offered by role, and security notifications cannot be turned off', async () => {
    const offered = async (as: Person) =>
      (await world.call('GET', '/v1/users/me/notifications', { as }))
        .json()
        .data.map(({ type }: { type: string }) => type)
    expect(await offered(world.people.admin)).toEqual(NotificationType.options)
    expect(await offered(world.people.operator)).not.toContain('privacy_request')
    const response = await prefer(world.people.operator, [{ type: 'new_sign_in', screen: false, email: false }])
    expect(response.json().data).toContainEqual({ type: 'new_sign_in', screen: true, email: true })
    expect((await prefer(world.people.operator, [{ type: 'x', screen: true, email: true }])).statusCode).toBe(400)
  })
})

describe('a sign-in', () => {
  const signIn = (as: Person, userAgent: string) =>
    world.call('POST', '/v1/auth/login', { body: { email: as.email, password }, headers: { 'user-agent': userAgent } })
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

  test('from a new device notifies its user, whatever their preferences; from a known device it does not', async () => {
    const person = await addPerson(world.ctx, { name: 'Rui', role: 'operator', companyIds: [world.companies.acme] })
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
    const person = await addPerson(world.ctx, { name: 'Rui', role: 'operator', companyIds: [world.companies.acme] })
    await signIn(person, chrome)
    await signIn({ ...person }, chrome)
    const body = { email: person.email, password: 'outra senha errada' }
    await world.call('POST', '/v1/auth/login', { body, headers: { 'user-agent': firefox } })
    expect((await notified(person)).data).toEqual([])
  })
})

test('a privacy request notifies every admin', async () => {
  const body = { kind: 'access', name: 'Ivo', phone: '(11) 98888-1234' }
  const { protocol } = (await world.call('POST', '/v1/public/privacy-requests', { body })).json()
  expect((await notified(world.people.admin)).data).toMatchObject([{ type: 'privacy_request' }])
  expect(await mailed(world.people.admin)).toEqual([`Pedido de um titular: ${protocol}`])
  expect((await notified(world.people.manager)).data).toEqual([])
})
