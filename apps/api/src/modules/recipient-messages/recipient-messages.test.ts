import type { RecipientMessage, ServiceOrder } from '@malote/api-client/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { dropoff, request, step } from '../../../test/orders.ts'
import { createTextGateway, sendDueMessages, sendMessages } from '../../../test/recipient-messages.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { TextMessageError } from '../../platform/messages/text-message-sender.ts'
import { enforceRetention } from '../privacy/index.ts'

let testApp: TestApp
let gateway: ReturnType<typeof createTextGateway>
beforeEach(async () => {
  gateway = createTextGateway()
  testApp = await createTestApp({ services: { textMessages: gateway } })
})

const ana = { ...dropoff('Ana Prado'), contactEmail: 'ana@cliente.example', contactPhone: '(11) 98765-4321' }
const bia = { ...dropoff('Bia Lima'), contactEmail: 'bia@cliente.example' }
const withPin = (stop: typeof ana | typeof bia) => ({ ...stop, requiredProofs: ['pin' as const] })

const path = ({ orderNumber }: { orderNumber: string }) => `/v1/service-orders/${orderNumber}`
const take = (order: ServiceOrder, to: ServiceOrder['status'], rest: object = {}) =>
  step(testApp, testApp.users.operator, order, { to, ...rest })
/** Requests an order and sets out with it, without sending the messages of the steps before. */
async function setOut(dropoffs: (typeof ana | typeof bia)[]): Promise<ServiceOrder> {
  let order = await request(testApp, testApp.users.manager, { dropoffs })
  for (const to of ['accepted', 'collecting', 'collected'] as const) order = await take(order, to)
  await testApp.db.deleteFrom('recipient_messages').execute()
  return take(order, 'in_transit')
}
const record = (order: ServiceOrder, index: number, body: object) =>
  testApp.call('PUT', `${path(order)}/stops/${order.stops[index]?.id}`, { as: testApp.users.operator, body })
const list = async (order: ServiceOrder, as = testApp.users.manager): Promise<RecipientMessage[]> =>
  (await testApp.call('GET', `${path(order)}/recipient-messages`, { as })).json().data
const readPin = async (order: ServiceOrder, index: number): Promise<string> => {
  const read = await testApp.call('GET', path(order), { as: testApp.users.manager })
  return read.json().stops[index].pin
}
const addresses = (messages: readonly { recipient: string }[]) => messages.map(({ recipient }) => recipient).sort()

describe('steps of an order', () => {
  test('send an e-mail and a text with the link of the stop, one for each step', async () => {
    let order = await request(testApp, testApp.users.manager, { dropoffs: [ana] })
    const link = order.stops[1]?.trackingUrl ?? 'none'
    const subjects: string[] = []
    for (const [to, rest] of [
      ['accepted', {}],
      ['collecting', {}],
      ['collected', {}],
      ['in_transit', {}],
      ['delivered', { receiverName: 'Ana' }],
    ] as const) {
      order = await take(order, to, rest)
      const sent = await sendMessages(testApp)
      for (const { recipient, subject, text, html } of sent) {
        expect(recipient).toBe('ana@cliente.example')
        expect(text).toContain(link)
        expect(html).toContain(`<a href="${link}"`)
        subjects.push(subject)
      }
    }
    expect(subjects).toEqual([
      'Entrega de Padaria Acme agendada',
      'Sua entrega de Padaria Acme saiu',
      'Entrega de Padaria Acme concluída',
    ])
    expect(gateway.texts.map(({ to }) => to)).toEqual(Array(3).fill('+5511987654321'))
    for (const { text } of gateway.texts) {
      expect(text).toContain(link)
      expect(text).not.toMatch(/[{}]/)
    }
    expect(await list(order)).toHaveLength(6)
    expect((await list(order))[0]).toMatchObject({ kind: 'delivered', status: 'sent', sentAt: expect.any(String) })
    const contacts = new Set((await list(order)).map(({ channel, contact }) => `${channel} ${contact}`))
    expect([...contacts].sort()).toEqual(['E-mail a•••@cliente.example', 'SMS (11) •••••-4321'])
  })

  test('that are undone send nothing', async () => {
    const order = await setOut([ana])
    await testApp.call('POST', `${path(order)}/undo`, { as: testApp.users.operator })
    expect(await sendMessages(testApp)).toHaveLength(0)
    expect(gateway.texts).toHaveLength(0)
    expect((await list(order)).map(({ status }) => status)).toEqual(['skipped', 'skipped'])
  })

  test('that are undone and repeated send one message', async () => {
    const order = await setOut([bia])
    await testApp.call('POST', `${path(order)}/undo`, { as: testApp.users.operator })
    await take(order, 'in_transit')
    expect(await sendMessages(testApp)).toHaveLength(1)
  })

  test('notify each recipient of several about their own stop', async () => {
    const order = await setOut([ana, bia])
    expect(addresses(await sendMessages(testApp))).toEqual(['ana@cliente.example', 'bia@cliente.example'])
    await record(order, 1, { state: 'completed', receiverName: 'Ana' })
    const sent = await sendMessages(testApp)
    expect(sent.map(({ recipient, subject }) => [recipient, subject]).sort()).toEqual([
      ['ana@cliente.example', 'Entrega de Padaria Acme concluída'],
      ['bia@cliente.example', 'Sua entrega de Padaria Acme está chegando'],
    ])
    // On the way already: the arrival sends no second message.
    await record(order, 2, { state: 'arrived' })
    expect(await sendMessages(testApp)).toHaveLength(0)
    await record(order, 2, { state: 'failed', reason: 'Destinatário ausente' })
    expect(addresses(await sendMessages(testApp))).toEqual(['bia@cliente.example'])
  })

  test('send nothing when the company or the settings do not want it, or the contact is missing', async () => {
    const { acme } = testApp.companies
    const { admin } = testApp.users
    const silent = { enabled: false, text: 'Acompanhe: {link}' }
    const off = { version: 1, recipientMessages: { departed: silent } }
    await setOut([dropoff('Sem Contato') as typeof bia])
    expect(await sendMessages(testApp)).toHaveLength(0)
    const { version } = (await testApp.call('GET', '/v1/settings', { as: admin })).json()
    await testApp.call('PUT', '/v1/settings', { as: admin, body: { ...off, version } })
    await setOut([bia])
    expect(await sendMessages(testApp)).toHaveLength(0)
    const policy = { recipientMessages: false }
    const body = { name: 'Padaria Acme', policy, version: 1 }
    expect((await testApp.call('PUT', `/v1/companies/${acme}`, { as: admin, body })).statusCode).toBe(200)
    await record(await setOut([bia]), 1, { state: 'completed', receiverName: 'Bia' })
    expect(await sendMessages(testApp)).toHaveLength(0)
  })
})

describe('the PIN', () => {
  test('is in the messages on the way of the right stop and in no other', async () => {
    const order = await setOut([withPin(ana), withPin(bia)])
    const [pinOfAna, pinOfBia] = [await readPin(order, 1), await readPin(order, 2)]
    const departed = await sendMessages(testApp)
    const textTo = (email: string) => departed.find(({ recipient }) => recipient === email)?.text ?? ''
    expect(textTo('ana@cliente.example')).toContain(`PIN para informar na entrega: ${pinOfAna}.`)
    expect(textTo('bia@cliente.example')).toContain(`PIN para informar na entrega: ${pinOfBia}.`)
    if (pinOfAna !== pinOfBia) expect(textTo('ana@cliente.example')).not.toContain(`${pinOfBia}.`)
    expect(gateway.texts.map(({ text }) => text.includes(pinOfAna))).toEqual([true])
    await record(order, 1, { state: 'failed', reason: 'Destinatário ausente' })
    const [failure] = (await sendMessages(testApp)).filter(({ recipient }) => recipient === 'ana@cliente.example')
    expect(failure?.text).not.toContain('PIN')
  })

  test('is sent also with a text that does not mention it, and not when the stop requires none', async () => {
    const { version } = (await testApp.call('GET', '/v1/settings', { as: testApp.users.admin })).json()
    const recipientMessages = { departed: { enabled: true, text: 'Veja {link}' } }
    await testApp.call('PUT', '/v1/settings', { as: testApp.users.admin, body: { version, recipientMessages } })
    await setOut([withPin(bia)])
    expect((await sendMessages(testApp))[0]?.text).toContain('PIN para informar na entrega')
    await setOut([bia])
    expect((await sendMessages(testApp))[0]?.text).not.toContain('PIN')
  })

  test('is in no table except its own, in no log and in no response for operators', async () => {
    const order = await setOut([withPin(ana)])
    // A text that nothing else contains; digits alone would be found in other numbers.
    const pin = 'SECRET-PIN'
    await sql`alter table service_order_stops drop constraint service_order_stops_pin_check`.execute(testApp.db)
    await sql`update service_order_stops set pin = ${pin}`.execute(testApp.db)
    const sent = await sendMessages(testApp)
    expect(sent[0]?.text).toContain(pin)
    expect(gateway.texts[0]?.text).toContain(pin)
    const containing: string[] = []
    for (const { name, schema } of await testApp.db.introspection.getTables()) {
      const table = sql.table(`${schema}.${name}`)
      const { rows } = await sql`select from ${table} as one where one::text like ${`%${pin}%`} limit 1`.execute(
        testApp.db,
      )
      if (rows.length > 0) containing.push(name)
    }
    expect(containing).toEqual(['service_order_stops'])
    expect(testApp.logLines.join('\n')).not.toContain(pin)
    for (const read of ['', '/events', '/recipient-messages']) {
      const response = await testApp.call('GET', `${path(order)}${read}`, { as: testApp.users.operator })
      expect(response.statusCode).toBe(200)
      expect(response.body).not.toContain(pin)
    }
  })
})

describe('a recipient who opts out', () => {
  const linkIn = (text: string) => /\/avisos\/([\w-]{43})/.exec(text)?.[1] ?? 'none'

  test('receives nothing more from any company, until they opt in again', async () => {
    const order = await setOut([bia])
    const [email] = await sendMessages(testApp)
    const token = linkIn(email?.text ?? '')
    expect(email?.unsubscribeUrl).toBe(`http://localhost:3000/avisos/${token}`)
    const preference = `/v1/public/message-preferences/${token}`
    expect((await testApp.call('GET', preference)).json()).toEqual({ receives: true })
    expect((await testApp.call('PUT', preference, { body: { receives: false } })).json()).toEqual({ receives: false })
    const stored = JSON.stringify(await testApp.db.selectFrom('recipient_opt_outs').selectAll().execute())
    expect(stored).not.toContain('bia')
    expect(stored).not.toContain(token)
    await record(order, 1, { state: 'completed', receiverName: 'Bia' })
    const companyId = testApp.companies.other
    const foreign = await request(testApp, testApp.users.foreignManager, { companyId, dropoffs: [bia] })
    await step(testApp, testApp.users.foreignOperator, foreign, { to: 'accepted' })
    expect(await sendMessages(testApp)).toHaveLength(0)
    expect((await list(order))[0]).toMatchObject({ status: 'opted_out', contact: 'b•••@cliente.example' })
    await testApp.call('PUT', preference, { body: { receives: true } })
    await setOut([bia])
    expect(await sendMessages(testApp)).toHaveLength(1)
  })

  test.each([
    ['changed', (token: string) => `${token.slice(0, -6)}AAAAAA`],
    ['made up', () => 'A'.repeat(43)],
  ])('cannot use a token that is %s', async (_, change) => {
    await setOut([bia])
    const [email] = await sendMessages(testApp)
    const token = change(linkIn(email?.text ?? ''))
    const call = { body: { receives: false } }
    expect((await testApp.call('PUT', `/v1/public/message-preferences/${token}`, call)).statusCode).toBe(404)
    expect(await testApp.db.selectFrom('recipient_opt_outs').selectAll().execute()).toHaveLength(0)
  })
})

describe('a text that the gateway does not accept', () => {
  test('is tried again later, with the same id', async () => {
    const order = await setOut([ana])
    gateway.failWith = new TextMessageError('Respondeu 503.', { isFinal: false, retryAfterMs: 120_000 })
    await sendMessages(testApp)
    const text = async () => (await list(order)).find(({ channel }) => channel === 'SMS')
    expect(await text()).toMatchObject({ status: 'waiting', error: 'Respondeu 503.' })
    gateway.failWith = undefined
    testApp.advance(60_000)
    await sendDueMessages(testApp)
    expect(gateway.texts).toHaveLength(0)
    testApp.advance(61_000)
    await sendDueMessages(testApp)
    expect(gateway.texts).toMatchObject([{ id: (await text())?.id }])
    expect(await text()).toMatchObject({ status: 'sent', error: null })
  })

  test('fails at once when the rejection is final, or once the last attempt failed', async () => {
    const order = await setOut([ana])
    gateway.failWith = new TextMessageError('Respondeu 401.', { isFinal: true })
    await sendMessages(testApp)
    const text = async () => (await list(order)).find(({ channel }) => channel === 'SMS')
    expect(await text()).toMatchObject({ status: 'failed', error: 'Respondeu 401.', contact: '(11) •••••-4321' })
    gateway.failWith = new TextMessageError('Não respondeu.', { isFinal: false })
    await record(order, 1, { state: 'completed', receiverName: 'Ana' })
    for (let attempt = 0; attempt < 7; attempt += 1) {
      testApp.advance(2 * 3_600_000)
      await sendDueMessages(testApp)
    }
    expect(await text()).toMatchObject({ kind: 'delivered', status: 'failed', error: 'Não respondeu.' })
  })
})

describe('sending again', () => {
  const resend = (order: ServiceOrder, as = testApp.users.manager) =>
    testApp.call('POST', `${path(order)}/stops/${order.stops[1]?.id}/recipient-messages`, { as })

  test('sends the message of the moment at once, and not twice in five minutes', async () => {
    const order = await setOut([withPin(bia)])
    await sendMessages(testApp)
    expect((await resend(order)).statusCode).toBe(201)
    const [email] = await sendDueMessages(testApp)
    expect(email?.subject).toBe('Sua entrega de Padaria Acme saiu')
    const early = await resend(order)
    expect(early.statusCode).toBe(429)
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(200)
    testApp.advance(5 * 60_000)
    expect((await resend(order)).statusCode).toBe(201)
  })

  test('is rejected without a contact, for a finished return and for operators', async () => {
    const silent = await setOut([dropoff('Sem Contato') as typeof bia])
    expect((await resend(silent)).json()).toMatchObject({ status: 409, code: 'not_editable' })
    expect((await resend(silent, testApp.users.operator)).statusCode).toBe(403)
    expect((await resend(silent, testApp.users.foreignManager)).statusCode).toBe(404)
    const requested = await request(testApp, testApp.users.manager, { dropoffs: [bia] })
    expect((await resend(requested)).statusCode).toBe(409)
  })
})

test('messages are deleted after the retention of e-mails', async () => {
  const order = await setOut([bia])
  await sendMessages(testApp)
  expect(await list(order)).toHaveLength(1)
  testApp.advance(4000 * 86_400_000)
  await enforceRetention(testApp.ctx)
  expect(await testApp.db.selectFrom('recipient_messages').selectAll().execute()).toHaveLength(0)
})
