import { expect, test } from 'vitest'
import { dropoff, inTransit, orderIn, step } from '../../../test/orders.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { enforceRetention } from './retention.service.ts'

test('erasing the contacts erases what the recipient wrote, and keeps the score', async () => {
  const testApp = await createTestApp()
  const order = await inTransit(testApp)
  const link = `/v1/public/tracking/${order.trackingUrl?.split('/').at(-1)}`
  const requests = `/v1/service-orders/${order.orderNumber}/recipient-requests`
  await testApp.call('POST', `${link}/requests`, { body: { kind: 'leave_at_reception', note: 'Segredo na nota' } })
  const [{ id }] = (await testApp.call('GET', requests, { as: testApp.users.manager })).json().data
  const body = { decision: 'decline', reason: 'Segredo no motivo' }
  await testApp.call('POST', `${requests}/${id}/decision`, { as: testApp.users.manager, body })
  await step(testApp, testApp.users.operator, order, { to: 'delivered', receiverName: 'Ana' })
  await testApp.call('PUT', `${link}/rating`, { body: { score: 2, comment: 'Segredo no comentário' } })
  const stored = async () =>
    JSON.stringify([
      await testApp.db.selectFrom('recipient_requests').selectAll().execute(),
      await testApp.db.selectFrom('stop_ratings').selectAll().execute(),
    ])
  expect((await stored()).match(/Segredo/g)).toHaveLength(3)

  await testApp.db.updateTable('settings').set({ contact_months: 6, tracking_days: 365 }).execute()
  testApp.advance(200 * 24 * 3_600_000)
  await enforceRetention(testApp.ctx)
  expect(await stored()).not.toContain('Segredo')
  const page = (await testApp.call('GET', link)).json()
  expect(page).toMatchObject({ canRate: false, rating: { score: 2, comment: null } })
})

test('the data of a recipient contains the requests and the rating', async () => {
  const testApp = await createTestApp()
  const as = testApp.users.admin
  const contact = { ...dropoff('Otávia'), contactPhone: '(21) 99876-5432' }
  const order = await orderIn(testApp, 'in_transit', { dropoffs: [contact] })
  const link = `/v1/public/tracking/${order.trackingUrl?.split('/').at(-1)}`
  const sent = { kind: 'leave_at_reception', note: 'Fale com a vizinha' }
  await testApp.call('POST', `${link}/requests`, { body: sent })
  await step(testApp, as, order, { to: 'delivered', receiverName: 'Ana' })
  await testApp.call('PUT', `${link}/rating`, { body: { score: 4, comment: 'Chegou bem' } })
  const body = { kind: 'access', name: 'Otávia', phone: '(21) 99876-5432' }
  const { protocol } = (await testApp.call('POST', '/v1/public/privacy-requests', { body })).json()
  const queue = await testApp.call('GET', `/v1/privacy-requests?search=${protocol}`, { as })
  const data = await testApp.call('GET', `/v1/privacy-requests/${queue.json().data[0].id}/data`, { as })
  expect(JSON.parse(data.body).deliveries).toMatchObject([
    { rating_score: 4, rating_comment: 'Chegou bem', requests: [sent] },
  ])
})
