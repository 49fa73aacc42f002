import { WebhookMessage } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { inTransit, step } from '../../../test/orders.ts'
import { createWebhookTest, type WebhookTest } from '../../../test/webhooks.ts'

let testApp: WebhookTest['testApp']
let receiver: WebhookTest['receiver']
let deliverDue: WebhookTest['deliverDue']
beforeAll(async () => {
  ;({ testApp, receiver, deliverDue } = await createWebhookTest())
})

test('webhooks receive the occurrence of a failure and what follows, without internal comments', async () => {
  const { manager, operator } = testApp.users
  const events = ['opened', 'changed', 'commented', 'resolved'].map((name) => `service_order.occurrence_${name}`)
  const body = { companyId: testApp.companies.acme, url: receiver.url, events }
  const { id: webhookId } = (await testApp.call('POST', '/v1/webhooks', { as: manager, body })).json()
  const { orderNumber } = await step(testApp, operator, await inTransit(testApp, ['Ana']), {
    to: 'failed',
    reason: 'Recusado pelo destinatário',
  })
  const path = `/v1/service-orders/${orderNumber}/occurrences`
  const [{ id }] = (await testApp.call('GET', path, { as: manager })).json().data
  for (const visibility of ['internal', 'company']) {
    await testApp.call('POST', `${path}/${id}/comments`, { as: operator, body: { text: 'Vou ligar.', visibility } })
  }
  const resolved = { status: 'resolved', resolution: 'Nova entrega amanhã.' }
  await testApp.call('PUT', `${path}/${id}`, { as: operator, body: resolved })

  await deliverDue()
  const received = receiver.received.map((request) => WebhookMessage.parse(JSON.parse(request.body)))
  const sorted = received.toSorted((a, b) => (a.data?.event.position ?? 0) - (b.data?.event.position ?? 0))
  const event = { occurrenceId: id, note: null }
  expect(sorted).toMatchObject([
    {
      type: 'service_order.occurrence_opened',
      data: { orderNumber, event: { ...event, reason: 'Recusado pelo destinatário' } },
    },
    { type: 'service_order.occurrence_commented', data: { event: { ...event, visibility: 'company' } } },
    { type: 'service_order.occurrence_resolved', data: { event } },
  ])
  const messages = await testApp.call('GET', `/v1/webhooks/${webhookId}/messages`, { as: manager })
  expect(messages.json().data.map(({ type }: WebhookMessage) => type)).toEqual(sorted.map(({ type }) => type))
})
