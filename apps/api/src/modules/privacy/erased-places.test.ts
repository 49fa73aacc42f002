import type { ServiceOrder } from '@malote/api-client/contract'
import { expect, test } from 'vitest'
import { inTransit } from '../../../test/orders.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { allowHistoryChanges, eraseContacts, eraseUser } from './erasure.sql.ts'

test('erasing a courier erases the places of their steps, and keeps the steps', async () => {
  const testApp = await createTestApp()
  const order = await inTransit(testApp)
  const arrived = await testApp.call('PUT', `/v1/service-orders/${order.orderNumber}/stops/${order.stops[1]?.id}`, {
    as: testApp.users.operator,
    body: { state: 'arrived', place: { latitude: -23.5, longitude: -46.6, accuracyMeters: 12 } },
  })
  expect(arrived.statusCode, arrived.body).toBe(200)
  const steps = testApp.db
    .selectFrom('service_order_events')
    .select(['latitude', 'longitude', 'accuracy_meters'])
    .where('type', '=', 'stop_changed')
  expect(await steps.execute()).toEqual([{ latitude: -23.5, longitude: -46.6, accuracy_meters: 12 }])
  await testApp.db.transaction().execute(async (transaction) => {
    await allowHistoryChanges(transaction)
    await eraseUser(transaction, testApp.users.operator.id, new Date())
  })
  expect(await steps.execute()).toEqual([{ latitude: null, longitude: null, accuracy_meters: null }])
})

test('erasing the contacts of an order takes it out of the history of its address', async () => {
  const testApp = await createTestApp()
  const order = await inTransit(testApp)
  const as = testApp.users.operator
  const path = `/v1/service-orders/${order.orderNumber}`
  const delivered = await testApp.call('PUT', `${path}/stops/${order.stops[1]?.id}`, {
    as,
    body: { state: 'completed', receiverName: 'Ana' },
  })
  expect(delivered.statusCode, delivered.body).toBe(200)
  const readAddress = async () => (await testApp.call('GET', path, { as })).json().stops[1].address
  const readHistory = async ({ postalCode, street, number, state }: ServiceOrder['stops'][number]['address']) => {
    const body = { companyId: testApp.companies.acme, addresses: [{ postalCode, street, number, state }] }
    return (await testApp.call('POST', '/v1/service-orders/address-history', { as, body })).json().data[0]
  }
  const address = await readAddress()
  expect(await readHistory(address)).toMatchObject({ deliveries: 1, receivers: [{ name: 'Ana' }] })
  await testApp.db.transaction().execute(async (transaction) => {
    await allowHistoryChanges(transaction)
    const { id } = await transaction.selectFrom('service_orders').select('id').executeTakeFirstOrThrow()
    await eraseContacts(transaction, [id], new Date())
  })
  const nothing = { deliveries: 0, failures: [], receivers: [], instructions: null }
  expect(await readHistory(address)).toEqual(nothing)
  expect(await readHistory(await readAddress())).toEqual(nothing)
})
