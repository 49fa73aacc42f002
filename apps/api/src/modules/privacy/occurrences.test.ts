import { expect, test } from 'vitest'
import { dropoff, orderIn } from '../../../test/orders.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../platform/context.ts'
import { erasePerson } from './erasure.service.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

test('an erasure deletes the texts, comments and photos of occurrences', async () => {
  const testApp = await createTestApp()
  const as = testApp.users.operator
  const contactEmail = 'otavia@casa.example'
  const order = await orderIn(testApp, 'delivered', { dropoffs: [{ ...dropoff('Otávia'), contactEmail }] })
  const path = `/v1/service-orders/${order.orderNumber}`
  const read = async (resource: string) => (await testApp.call('GET', `${path}/${resource}`, { as })).json().data
  const body = { kind: 'damaged', description: 'Otávia reclamou.' }
  const { id } = (await testApp.call('POST', `${path}/occurrences`, { as, body })).json()
  const occurrence = `${path}/occurrences/${id}`
  await testApp.call('POST', `${occurrence}/comments`, { as, body: { text: 'Otávia atende à tarde.' } })
  await testApp.call('PUT', occurrence, { as, body: { status: 'resolved', resolution: 'Otávia aceitou.' } })
  const files = new File([Buffer.from(png, 'base64')], 'caixa.png')
  await testApp.call('POST', `${path}/attachments`, { as, form: { occurrenceId: id, files } })
  expect(await read('attachments')).toHaveLength(1)
  await inTransaction(testApp.ctx, (ctx) => erasePerson(ctx, { phone: null, email: contactEmail }, undefined))
  expect(await read('occurrences')).toMatchObject([
    { kind: 'damaged', status: 'resolved', description: null, resolution: null, comments: [] },
  ])
  expect(await read('attachments')).toEqual([])
  expect(JSON.stringify(await testApp.db.selectFrom('audit_log').selectAll().execute())).not.toContain('Otávia')
})

test('the export of an own account contains the comments on occurrences', async () => {
  const testApp = await createTestApp()
  const as = testApp.users.operator
  const order = await orderIn(testApp, 'in_transit')
  const path = `/v1/service-orders/${order.orderNumber}/occurrences`
  const { id } = (await testApp.call('POST', path, { as, body: { kind: 'lost', description: 'Sumiu.' } })).json()
  await testApp.call('POST', `${path}/${id}/comments`, { as, body: { text: 'Vou procurar.' } })
  const data = (await testApp.call('GET', '/v1/users/me/data', { as })).json()
  expect(JSON.stringify(data)).toContain('Vou procurar.')
})
