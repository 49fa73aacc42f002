import { RecipientMessageKind } from '@malote/api-client/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dropoff, orderIn, request, step } from '../../../test/orders.ts'
import { sendMessages } from '../../../test/recipient-messages.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { carryOutErasures } from '../privacy/index.ts'

let testApp: TestApp
let version: number
beforeAll(async () => {
  testApp = await createTestApp()
})
const readSettings = async () => (await testApp.call('GET', '/v1/settings', { as: testApp.users.admin })).json()
beforeEach(async () => {
  version = (await readSettings()).version
})
const change = (recipientMessages: object) =>
  testApp.call('PUT', '/v1/settings', { as: testApp.users.admin, body: { version, recipientMessages } })

describe('the texts of messages', () => {
  test('are on and complete without any setting, and change one by one', async () => {
    const { recipientMessages } = await readSettings()
    for (const kind of RecipientMessageKind.options) {
      expect(recipientMessages[kind]).toMatchObject({ enabled: true, text: expect.stringContaining('{link}') })
    }
    const failed = { enabled: false, text: 'Não deu, {nome}: {link}' }
    expect((await change({ failed })).json().recipientMessages).toEqual({ ...recipientMessages, failed })
    const audit = await testApp.call('GET', '/v1/audit-log?action=settings.update', { as: testApp.users.admin })
    expect(audit.json().data[0].changes).toContainEqual({
      field: '/recipientMessages/failed/enabled',
      from: true,
      to: false,
    })
  })

  test.each([
    ['delivered', 'Entregue. {pin} {link}', 'Use somente {nome}, {empresa}, {link} neste aviso.'],
    ['departed', 'Saiu, {cliente}: {link}', 'Use somente {nome}, {empresa}, {link}, {previsao}, {pin} neste aviso.'],
    ['scheduled', 'Agendada, {nome}.', 'Inclua {link}: é por ele que se acompanha a entrega.'],
    ['failed', `{link}${'x'.repeat(300)}`, expect.any(String)],
    ['approaching', ' ', expect.any(String)],
  ])('%s rejects “%s” at its field', async (kind, text, message) => {
    const response = await change({ [kind]: { enabled: true, text } })
    expect(response.statusCode).toBe(400)
    const pointer = `/recipientMessages/${kind}/text`
    expect(response.json().errors).toContainEqual(expect.objectContaining({ pointer, message }))
  })
})

test('a message has the first name, the company, the window and no other placeholder', async () => {
  const text = '{nome} {nome}, {empresa}: {previsao}. {link}'
  await change({ scheduled: { enabled: true, text } })
  const day = new Date(testApp.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  const window = { start: `${day}T14:00:00-03:00`, end: `${day}T18:30:00-03:00` }
  const stop = { ...dropoff('Sra. Ana Prado'), contactEmail: 'ana@cliente.example', window }
  const order = await request(testApp, testApp.users.manager, { dropoffs: [stop] })
  await step(testApp, testApp.users.operator, order, { to: 'accepted' })
  const sent = await sendMessages(testApp)
  const message = sent.find(({ recipient }) => recipient === 'ana@cliente.example')
  const [, month, date] = day.split('-')
  expect(message?.text).toContain(`Ana Ana, Padaria Acme: ${date}/${month}, das 14h às 18h30.`)
  expect(message?.text).not.toContain('Prado')
})

test('the messages of a person are exported and erased with their contact', async () => {
  const email = 'bia@cliente.example'
  const stop = { ...dropoff('Bia Lima'), contactEmail: email }
  const order = await request(testApp, testApp.users.manager, { dropoffs: [stop] })
  await step(testApp, testApp.users.operator, order, { to: 'accepted' })
  await sendMessages(testApp)
  await step(testApp, testApp.users.admin, order, { to: 'canceled', reason: 'Cliente desistiu' })
  const neighbor = { ...dropoff('Caio Reis'), contactEmail: 'caio@cliente.example' }
  await orderIn(testApp, 'delivered', { dropoffs: [neighbor] })
  const body = { kind: 'deletion', name: 'Bia', email }
  const opened = await testApp.call('POST', '/v1/public/privacy-requests', { body })
  const as = testApp.users.admin
  const requests = await testApp.call('GET', `/v1/privacy-requests?search=${opened.json().protocol}`, { as })
  const path = `/v1/privacy-requests/${requests.json().data[0].id}`
  const { messages } = JSON.parse((await testApp.call('GET', `${path}/data`, { as })).body)
  expect(messages).toMatchObject([{ order_number: order.orderNumber, kind: 'scheduled', channel: 'email' }])
  const granted = { outcome: 'done', confirmation: opened.json().protocol }
  const closed = await testApp.call('POST', `${path}/close`, { as, body: granted })
  expect(closed.statusCode, closed.body).toBe(200)
  // A decision can be called back for a day.
  testApp.advance(25 * 3_600_000)
  await carryOutErasures(testApp.ctx)
  testApp.advance(-25 * 3_600_000)
  const list = await testApp.call('GET', `/v1/service-orders/${order.orderNumber}/recipient-messages`, { as })
  expect(list.json().data).toEqual([])
  const left = await testApp.db.selectFrom('emails').selectAll().where('recipient_message_id', 'is not', null).execute()
  expect(left.filter(({ recipient }) => recipient === email)).toEqual([])
})
