import { WebhookMessage } from '@malote/api-client/contract'
import { Webhook } from 'standardwebhooks'
import { beforeAll, describe, expect, test } from 'vitest'
import { request } from '../../../test/orders.ts'
import { confirmPassword } from '../../../test/test-app.ts'
import { createWebhookTest, type WebhookTest } from '../../../test/webhooks.ts'

let testApp: WebhookTest['testApp']
let receiver: WebhookTest['receiver']
let deliverDue: WebhookTest['deliverDue']
let only: WebhookTest['only']
beforeAll(async () => {
  ;({ testApp, receiver, deliverDue, only } = await createWebhookTest())
})

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  testApp.call(method, `/v1/webhooks${path}`, { as: testApp.users.manager, ...(body ? { body } : {}) })

const newWebhook = () => only({ events: ['service_order.created'] })

const newest = () => {
  const { headers, body } = receiver.received.at(-1) ?? { headers: {}, body: '' }
  return { headers: headers as Record<string, string>, body }
}
const isSignedBy = (secret: string): boolean => {
  const { headers, body } = newest()
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}

test('the library of Standard Webhooks verifies a message, and rejects a modified one', async () => {
  for (let draw = 0; draw < 8; draw++) {
    const { secret } = await newWebhook()
    const order = await request(testApp, testApp.users.manager)
    await deliverDue()
    const { headers, body } = newest()
    const message = WebhookMessage.parse(new Webhook(secret).verify(body, headers))
    expect(headers['webhook-id']).toBe(message.id)
    expect(message).toMatchObject({
      timestamp: message.createdAt,
      data: {
        orderNumber: order.orderNumber,
        status: 'requested',
        recipient: 'Mariana Albuquerque',
        promisedAt: order.promisedAt,
        trackingUrl: order.trackingUrl,
      },
    })
    expect(() => new Webhook(secret).verify(body.replace('requested', 'delivered'), headers)).toThrow()
  }
})

test('every replaced secret signs for a full day, also when two are valid', async () => {
  const { id, secret: first } = await newWebhook()
  const rotate = async () => (await call('POST', `/${id}/rotate-secret`)).json().secret as string
  const second = await rotate()
  testApp.advance(3_600_000)
  await confirmPassword(testApp, testApp.users.manager)
  const third = await rotate()
  const signers = async () => {
    await call('POST', `/${id}/test`)
    await deliverDue()
    return [first, second, third].map(isSignedBy)
  }
  // The library rejects a time too far from its own clock.
  testApp.advance(-3_600_000)
  expect(await signers()).toEqual([true, true, true])
  await testApp.db
    .updateTable('webhook_secrets')
    .set({ valid_until: new Date(0) } as never)
    .where('secret', '=', first)
    .execute()
  expect(await signers()).toEqual([false, true, true])
})

describe('a receiver', () => {
  const pending = async (id: string) => (await call('GET', `/${id}/deliveries`)).json().data[0]

  test('that responds with 410 gets no more messages, and its webhook is paused', async () => {
    const { id } = await newWebhook()
    receiver.answerWith(410)
    await request(testApp, testApp.users.manager)
    await deliverDue()
    expect(await pending(id)).toMatchObject({ status: 'failed', attempts: 1, lastStatus: 410, nextAttemptAt: null })
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ status: 'paused' })
  })

  test.each([
    ['429', 'seconds', () => '600'],
    ['503', 'a date', () => new Date(testApp.now().getTime() + 600_000).toUTCString()],
  ])('that responds with %s and Retry-After in %s gets no earlier attempt', async (status, _form, header) => {
    const { id } = await newWebhook()
    receiver.answerWith(Number(status), { 'retry-after': header() })
    await request(testApp, testApp.users.manager)
    await deliverDue()
    const { nextAttemptAt } = await pending(id)
    const wait = Date.parse(nextAttemptAt) - testApp.now().getTime()
    expect(wait).toBeGreaterThan(590_000)
    expect(wait).toBeLessThan(610_000)
  })
})

test('lists the events during a pause in order, as the messages that they would have been', async () => {
  const { id } = await newWebhook()
  const since = testApp.now().toISOString()
  const sent = await request(testApp, testApp.users.manager)
  await deliverDue()
  await call('PUT', `/${id}`, { status: 'paused' })
  const missed = [await request(testApp, testApp.users.manager), await request(testApp, testApp.users.manager)]
  await testApp.call('POST', '/v1/service-orders', {
    as: testApp.users.admin,
    body: { companyId: testApp.companies.other, draft: true },
  })
  const seen: unknown[] = []
  let cursor = ''
  do {
    const response = (await call('GET', `/${id}/messages?from=${since}&limit=2${cursor && `&cursor=${cursor}`}`)).json()
    seen.push(...response.data)
    cursor = response.nextCursor ?? ''
  } while (cursor)
  const messages = seen.map((message) => WebhookMessage.parse(message))
  expect(messages.map(({ data }) => data?.orderNumber)).toEqual([sent, ...missed].map(({ orderNumber }) => orderNumber))
  expect(messages[0]?.id).toBe(JSON.parse(newest().body).id)
  expect((await call('GET', `/${id}/messages?cursor=eHg`)).json()).toMatchObject({ status: 400 })
})
