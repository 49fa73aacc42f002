import { type WebhookDelivery, WebhookMessage } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { address, orderIn } from '../../../test/orders.ts'
import { createWebhookTest, type WebhookTest } from '../../../test/webhooks.ts'
import { carryOutErasures } from '../privacy/index.ts'

let testApp: WebhookTest['testApp']
let receiver: WebhookTest['receiver']
let deliverDue: WebhookTest['deliverDue']
beforeAll(async () => {
  ;({ testApp, receiver, deliverDue } = await createWebhookTest())
})

/** Sends due messages, and returns those that arrived. */
async function receiveDue(): Promise<WebhookMessage[]> {
  receiver.received.length = 0
  await deliverDue()
  return receiver.received.map(({ body }) => WebhookMessage.parse(JSON.parse(body)))
}

test('comments are sent to webhooks that subscribe to them, and a redelivery does not contain erased text', async () => {
  const { manager, operator, admin } = testApp.users
  const body = { companyId: testApp.companies.acme, url: receiver.url, events: ['service_order.commented'] }
  const { id } = (await testApp.call('POST', '/v1/webhooks', { as: manager, body })).json()
  const phone = '+5511988887777'
  const order = await orderIn(testApp, 'delivered', {
    pickup: {
      contactName: 'Davi Rocha',
      contactPhone: phone,
      address,
    },
  })
  const addText = (text: string, visibility: string) =>
    testApp.call('POST', `/v1/service-orders/${order.orderNumber}/comments`, {
      as: operator,
      body: { text, visibility },
    })
  await addText('O Davi atende no portão azul', 'company')
  await addText('Cliente difícil', 'internal')
  const notified = await receiveDue()
  expect(notified).toMatchObject([
    { type: 'service_order.commented', data: { event: { note: 'O Davi atende no portão azul', type: 'commented' } } },
  ])

  await testApp.call('POST', '/v1/public/privacy-requests', { body: { kind: 'deletion', name: 'Davi', phone } })
  const { data } = (await testApp.call('GET', '/v1/privacy-requests', { as: admin })).json()
  const closed = await testApp.call('POST', `/v1/privacy-requests/${data[0].id}/close`, {
    as: admin,
    body: { outcome: 'done', confirmation: data[0].protocol },
  })
  expect(closed.statusCode, closed.body).toBe(200)
  // A decision can be called back for a day.
  testApp.advance(25 * 3_600_000)
  expect(await carryOutErasures(testApp.ctx)).toBe(1)
  const log = await testApp.call('GET', `/v1/webhooks/${id}/deliveries`, { as: manager })
  const [delivery] = log.json().data as WebhookDelivery[]
  await testApp.call('POST', `/v1/webhooks/${id}/deliveries/${delivery?.id}/redeliver`, { as: manager })
  const again = await receiveDue()
  expect(again).toMatchObject([{ id: notified[0]?.id, data: { event: { type: 'commented', note: null } } }])
  expect(again[0]?.data?.event.commentId).toBeUndefined()
})
