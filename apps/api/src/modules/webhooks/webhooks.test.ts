import { createHmac } from 'node:crypto'
import { WebhookMessage } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { inTransit, request, step } from '../../../test/orders.ts'
import { createWebhookTest, type WebhookTest } from '../../../test/webhooks.ts'
import { sweepDeliveries } from './deliver.service.ts'

let testApp: WebhookTest['testApp']
let receiver: WebhookTest['receiver']
let newWebhook: WebhookTest['newWebhook']
let deliverDue: WebhookTest['deliverDue']
let fetchLog: WebhookTest['fetchLog']
let only: WebhookTest['only']
beforeAll(async () => {
  ;({ testApp, receiver, newWebhook, deliverDue, fetchLog, only } = await createWebhookTest())
})

const signed = (secret: string, seconds: string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

test('sends a signed message about an order event to the webhooks of its company that subscribe to it', async () => {
  const { id, secret } = await only()
  await newWebhook({ events: ['service_order.corrected'] })
  await newWebhook({ companyId: testApp.companies.other }, testApp.users.admin)
  const order = await request(testApp, testApp.users.manager, { externalRef: 'PED-77' })
  await step(testApp, testApp.users.operator, order, { to: 'accepted' })
  expect(await deliverDue()).toBe(2)
  const messages = receiver.received.map(({ body }) => WebhookMessage.parse(JSON.parse(body)))
  expect(messages.map(({ type }) => type)).toEqual(['service_order.created', 'service_order.status_changed'])
  expect(messages[1]).toMatchObject({
    companyId: testApp.companies.acme,
    data: { orderNumber: order.orderNumber, externalRef: 'PED-77', event: { position: 2, to: 'accepted' } },
  })
  for (const { headers, body } of receiver.received) {
    const [, seconds = '', signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['malote-signature'])) ?? []
    expect(signature).toBe(signed(secret, seconds, body))
    expect(Math.abs(Number(seconds) * 1000 - testApp.now().getTime())).toBeLessThan(60_000)
  }
  expect((await fetchLog(id)).map(({ status, attempts, lastStatus }) => [status, attempts, lastStatus])).toEqual([
    ['delivered', 1, 204],
    ['delivered', 1, 204],
  ])
  expect(await deliverDue()).toBe(0)
})

test('names the recipient of the delivery also while the goods return to the sender', async () => {
  await only({ events: ['service_order.status_changed'] })
  const order = await inTransit(testApp)
  await step(testApp, testApp.users.operator, order, { to: 'failed', reason: 'Destinatário ausente' })
  await step(testApp, testApp.users.manager, order, { to: 'returning' })
  await deliverDue()
  expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).data.recipient))).toEqual(
    new Set(['Mariana Albuquerque']),
  )
})

test('a webhook that is being deleted does not fail or delay the steps of its company', async () => {
  const { id } = await only()
  const order = await request(testApp, testApp.users.manager)
  await testApp.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('webhooks').where('id', '=', id).execute()
    await request(testApp, testApp.users.manager)
    await step(testApp, testApp.users.operator, order, { to: 'accepted' })
  })
})

test('does not send rolled-back events or internal ones', async () => {
  await only()
  const order = await request(testApp, testApp.users.manager)
  await deliverDue()
  receiver.received.length = 0
  await testApp.db
    .transaction()
    .execute(async (db) => {
      await db.updateTable('service_orders').set({ notes: 'x' }).where('order_number', '=', order.orderNumber).execute()
      const { id } = await db
        .selectFrom('service_orders')
        .select('id')
        .where('order_number', '=', order.orderNumber)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('service_order_events')
        .values(eventRow(id, 2, 'public'))
        .execute()
      throw new Error('undone')
    })
    .catch(() => undefined)
  const { id } = await testApp.db
    .selectFrom('service_orders')
    .select('id')
    .where('order_number', '=', order.orderNumber)
    .executeTakeFirstOrThrow()
  await testApp.db
    .insertInto('service_order_events')
    .values(eventRow(id, 3, 'internal'))
    .execute()
  expect(await deliverDue()).toBe(0)
})

function eventRow(service_order_id: string, position: number, visibility: 'public' | 'internal') {
  const now = new Date()
  const nothing = { stop_id: null, stop_state: null, reason: null, note: null, actor_id: null, changes: null }
  const what = { type: 'edited', from_status: null, to_status: null, visibility, version: 1 } as const
  return {
    id: crypto.randomUUID(),
    service_order_id,
    position,
    ...what,
    ...nothing,
    occurred_at: now,
    recorded_at: now,
  }
}

test('a receiver that does not respond does not block others: a few messages of each are sent at a time', async () => {
  const { id } = await only({ events: ['service_order.created'] })
  const created = testApp.now()
  const row = { webhook_id: id, event_id: null, type: 'ping', status: 'pending', created_at: created } as const
  const rows = Array.from({ length: 50 }, () => ({ id: crypto.randomUUID(), ...row, next_attempt_at: created }))
  await testApp.db.insertInto('webhook_deliveries').values(rows).execute()
  expect(await deliverDue()).toBe(20)
  expect(await deliverDue()).toBe(20)
  expect(await deliverDue()).toBe(10)
})

test('two concurrent processes send each message once', async () => {
  const { id } = await only({ events: ['service_order.created'] })
  const created = testApp.now()
  const row = { webhook_id: id, event_id: null, type: 'ping', status: 'pending', created_at: created } as const
  const rows = Array.from({ length: 15 }, () => ({ id: crypto.randomUUID(), ...row, next_attempt_at: created }))
  await testApp.db.insertInto('webhook_deliveries').values(rows).execute()
  const counts = await Promise.all(Array.from({ length: 8 }, deliverDue))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(15)
  expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).id)).size).toBe(15)
})

test('a test is sent as a ping, and any message can be sent again with its id', async () => {
  const { id } = await only()
  const sent = await testApp.call('POST', `/v1/webhooks/${id}/test`, { as: testApp.users.manager })
  expect([sent.statusCode, sent.json()]).toMatchObject([202, { type: 'ping', status: 'pending', orderNumber: null }])
  await deliverDue()
  const path = `/v1/webhooks/${id}/deliveries/${sent.json().id}/redeliver`
  expect((await testApp.call('POST', path, { as: testApp.users.manager })).json()).toMatchObject({ status: 'pending' })
  await deliverDue()
  const bodies = receiver.received.map(({ body }) => JSON.parse(body))
  expect(bodies).toHaveLength(2)
  expect(bodies[0]).toEqual(bodies[1])
  expect(bodies[0]).toMatchObject({ id: sent.json().id, type: 'ping', data: null })
})

test('returns one webhook without its secret, and filters its log by subject', async () => {
  const { id, secret } = await only()
  await request(testApp, testApp.users.manager)
  await testApp.call('POST', `/v1/webhooks/${id}/test`, { as: testApp.users.manager })
  const one = await testApp.call('GET', `/v1/webhooks/${id}`, { as: testApp.users.manager })
  expect(one.json()).toMatchObject({ id, url: receiver.url, status: 'active' })
  expect(one.body).not.toContain(secret)
  const log = async (filter: string) =>
    (await testApp.call('GET', `/v1/webhooks/${id}/deliveries?${filter}`, { as: testApp.users.manager })).json()
  expect(await log('type=ping')).toMatchObject({ data: [{ type: 'ping' }], meta: { total: 1 } })
  const [ping] = (await log('type=ping')).data
  const path = `/v1/webhooks/${id}/deliveries/`
  expect((await testApp.call('GET', `${path}${ping.id}`, { as: testApp.users.manager })).json()).toEqual(ping)
  expect((await testApp.call('GET', `${path}${id}`, { as: testApp.users.manager })).statusCode).toBe(404)
  expect(await log('type=service_order.created&status=pending')).toMatchObject({ meta: { total: 1 } })
  expect((await log('type=other')).code).toBe('validation_failed')
})

test('returns a rotated secret once; for a day both sign, then only the new one', async () => {
  const { id, secret: old } = await only()
  const response = await testApp.call('POST', `/v1/webhooks/${id}/rotate-secret`, { as: testApp.users.manager })
  const { secret } = response.json()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const ping = async () => {
    await testApp.call('POST', `/v1/webhooks/${id}/test`, { as: testApp.users.manager })
    await deliverDue()
    const { headers, body } = receiver.received.at(-1) ?? { headers: {}, body: '' }
    const [moment = '', ...signatures] = String(headers['malote-signature']).split(',')
    const by = (key: string) => signatures.includes(`v1=${signed(key, moment.slice(2), body)}`)
    return [by(secret), by(old), signatures.length]
  }
  expect(await ping()).toEqual([true, true, 2])
  testApp.advance(25 * 3_600_000)
  expect(await ping()).toEqual([true, false, 1])
  const { data } = (await testApp.call('GET', '/v1/webhooks', { as: testApp.users.manager })).json()
  expect(JSON.stringify(data)).not.toContain('whsec_')
})

test.each([
  ['http://erp.example.com/'],
  ['https://169.254.169.254/latest/meta-data'],
  ['https://localhost:3000/'],
  ['https://a:b@erp.example.com/'],
  ['ftp://erp.example.com/'],
  ['javascript:alert(1)'],
  ['https://'],
  ['não é um endereço'],
  [`https://erp.example.com/${'a'.repeat(2000)}`],
])('rejects the target %s under its field', async (url) => {
  const response = await newWebhook({ url })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toMatchObject([{ pointer: '/url' }])
})

test('the log is deleted after a month, except waiting messages', async () => {
  const { id } = await only()
  const old = new Date(testApp.now().getTime() - 31 * 24 * 3_600_000)
  const row = { webhook_id: id, event_id: null, type: 'ping', created_at: old }
  const done = { ...row, id: crypto.randomUUID(), status: 'delivered', next_attempt_at: null } as const
  const waiting = { ...row, id: crypto.randomUUID(), status: 'pending', next_attempt_at: old } as const
  await testApp.db.insertInto('webhook_deliveries').values([done, waiting]).execute()
  await sweepDeliveries(testApp.ctx)
  expect((await fetchLog(id)).map((delivery) => delivery.id)).toEqual([waiting.id])
})
