import { beforeEach, expect, test } from 'vitest'
import { filePart, receivedMail } from '../../../test/inbox.ts'
import { orderInput } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../platform/context.ts'
import { erasePerson } from './erasure.service.ts'
import { enforceRetention } from './retention.service.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await createTestApp()
})

const day = 24 * 3_600_000
const subjects = async () =>
  (await testApp.db.selectFrom('inbox_messages').select('subject').orderBy('received_at').execute()).map(
    ({ subject }) => subject,
  )
const erase = (contact: { phone: string | null; email: string | null }) =>
  inTransaction(testApp.ctx, (ctx) => erasePerson(ctx, contact, undefined))
const text = 'Entregar na Rua Harmonia, 321'

test('an erasure deletes the messages of a person and those that mention them', async () => {
  await receivedMail(testApp, { subject: 'remetente', from: 'Ana <Ana@casa.example>', text })
  await receivedMail(testApp, { subject: 'texto', text: `${text}, responder a ana@casa.example` })
  await receivedMail(testApp, { subject: 'telefone', text: `${text}, para Ana, (11) 98765-4321` })
  const parts = [filePart('a.txt', 'text/plain', 'Ana: 11 98765.4321')]
  await receivedMail(testApp, { subject: 'anexo', text, parts })
  await receivedMail(testApp, { subject: 'outra', text: `${text}, para Rui, (11) 98765-4322` })
  await erase({ phone: '+5511987654321', email: 'ana@casa.example' })
  expect(await subjects()).toEqual(['outra'])
  const removals = await testApp.db.selectFrom('inbox_attachments').select('id').execute()
  expect(removals).toEqual([])
})

test('an erasure by phone alone leaves messages without that phone', async () => {
  await receivedMail(testApp, { subject: 'outra', text: `${text}, para Rui, (11) 98765-4322` })
  await erase({ phone: '+5511987654321', email: null })
  expect(await subjects()).toEqual(['outra'])
})

test('the export of a person contains the messages about them', async () => {
  await receivedMail(testApp, { subject: 'pedido', text: `${text}, responder a ana@casa.example` })
  await receivedMail(testApp, { subject: 'outra', text })
  const body = { kind: 'access', name: 'Ana', email: 'ana@casa.example' }
  await testApp.call('POST', '/v1/public/privacy-requests', { body })
  const as = testApp.users.admin
  const [{ id }] = (await testApp.call('GET', '/v1/privacy-requests', { as })).json().data
  const data = (await testApp.call('GET', `/v1/privacy-requests/${id}/data?format=json`, { as })).json()
  expect(data.receivedMessages).toMatchObject([{ subject: 'pedido' }])
})

test('messages are deleted after the retention of imported files', async () => {
  await receivedMail(testApp, { subject: 'primeira', parts: [filePart('a.csv', 'text/csv', 'a;b')] })
  testApp.advance(50 * day)
  await enforceRetention(testApp.ctx)
  expect(await subjects()).toEqual(['primeira'])
  testApp.advance(41 * day)
  await enforceRetention(testApp.ctx)
  expect(await subjects()).toEqual([])
})

test('messages are deleted with the contacts of the order that they became', async () => {
  const { id } = await receivedMail(testApp)
  const created = await testApp.call('POST', `/v1/service-orders?inboxMessageId=${id}`, {
    as: testApp.users.manager,
    body: orderInput(testApp.companies.acme),
  })
  await testApp.db.updateTable('settings').set({ import_days: 3650, contact_months: 6 }).execute()
  await testApp.db
    .updateTable('service_orders')
    .set({ closed_at: testApp.now(), status: 'canceled' })
    .where('order_number', '=', created.json().orderNumber)
    .execute()
  testApp.advance(200 * day)
  await enforceRetention(testApp.ctx)
  expect(await subjects()).toEqual([])
})
