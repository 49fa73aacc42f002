import { expect, test } from 'vitest'
import { inTransit } from '../../../test/orders.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { allowHistoryChanges, eraseUser } from './erasure.sql.ts'

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
