import { createHmac } from 'node:crypto'
import { type WebhookDelivery, WebhookMessage } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransit, request, step } from '../../../test/orders.ts'
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'
import { createReceiver, type Receiver } from '../../../test/webhook-receiver.ts'
import { jobKinds } from '../../jobs.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { queueDeliveries, sweepDeliveries } from './deliver.service.ts'

let testApp: TestApp
let receiver: Receiver
beforeAll(async () => {
  testApp = await createTestApp()
  receiver = await createReceiver()
})

const every = ['service_order.created', 'service_order.status_changed', 'service_order.edited']

async function newWebhook(changes: object = {}, as: TestUser = testApp.users.manager) {
  const body = { companyId: testApp.companies.acme, url: receiver.url, events: every, ...changes }
  return testApp.call('POST', '/v1/webhooks', { as, body })
}

/** Queues and sends due messages at once, as a worker would. Returns their number. */
async function deliverDue(): Promise<number> {
  const requested: Record<string, string>[] = []
  const jobs: Jobs = { send: async (_db, _name, data) => void requested.push(data) }
  await queueDeliveries({ ...testApp.ctx, services: { ...testApp.ctx.services, jobs } })
  const kind = jobKinds.find(({ name }) => name === 'webhooks.deliver')
  for (const data of requested) await kind?.run(testApp.ctx, data, new AbortController().signal)
  return requested.length
}

async function logOf(id: string): Promise<WebhookDelivery[]> {
  return (await testApp.call('GET', `/v1/webhooks/${id}/deliveries`, { as: testApp.users.manager })).json().data
}

const signed = (secret: string, seconds: string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** Creates the only webhook of a test; earlier ones are deleted. */
async function only(changes: object = {}): Promise<{ id: string; secret: string }> {
  await testApp.db.deleteFrom('webhooks').execute()
  receiver.received.length = 0
  receiver.answerWith(204)
  return (await newWebhook(changes)).json()
}

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
  expect((await logOf(id)).map(({ status, attempts, lastStatus }) => [status, attempts, lastStatus])).toEqual([
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

describe('a failing receiver', () => {
  test('gets retries with the same id and growing pauses, and is then given up', async () => {
    const { id } = await only({ events: ['service_order.created'] })
    receiver.answerWith(500)
    await request(testApp, testApp.users.manager)
    const pauses: number[] = []
    for (let attempt = 1; ; attempt++) {
      expect(await deliverDue(), `attempt ${attempt}`).toBe(1)
      const [delivery] = await logOf(id)
      expect(delivery).toMatchObject({ attempts: attempt, lastStatus: 500 })
      expect(await deliverDue()).toBe(0)
      if (!delivery?.nextAttemptAt) break
      pauses.push(Date.parse(delivery.nextAttemptAt) - testApp.now().getTime())
      testApp.advance(Date.parse(delivery.nextAttemptAt) - testApp.now().getTime() + 1)
      // The pause has a separate test.
      await testApp.db.updateTable('webhooks').set({ failing_since: null, status: 'active' }).execute()
    }
    expect(pauses.length).toBe(9)
    expect(pauses.every((pause, index) => index === 0 || pause > (pauses[index - 1] ?? 0))).toBe(true)
    expect((await logOf(id))[0]).toMatchObject({
      status: 'failed',
      lastError: 'Respondeu 500; esperávamos de 200 a 299.',
    })
    expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
  })

  test('of several messages at once is paused and audited once', async () => {
    const { id } = await only({ events: ['service_order.created'] })
    await testApp.db.updateTable('webhooks').set({ failing_since: testApp.now() }).execute()
    for (let count = 0; count < 2; count++) await request(testApp, testApp.users.manager)
    testApp.advance(25 * 3_600_000)
    // Neither message has a response before both are sent.
    const sent = Promise.withResolvers<void>()
    let posts = 0
    const post = async () => {
      if (++posts === 2) sent.resolve()
      await sent.promise
      return { status: 503, retryAfter: undefined }
    }
    const { services } = testApp.ctx
    const ctx = { ...testApp.ctx, services: { ...services, outbound: { ...services.outbound, post } } }
    const kind = jobKinds.find(({ name }) => name === 'webhooks.deliver')
    const run = (delivery: WebhookDelivery) => kind?.run(ctx, { id: delivery.id }, new AbortController().signal)
    await Promise.all((await logOf(id)).map(run))
    const entries = testApp.db.selectFrom('audit_log').select('action').where('entity_id', '=', id)
    expect(await entries.where('action', '=', 'webhooks.pause').execute()).toHaveLength(1)
    expect((await testApp.call('GET', `/v1/webhooks/${id}`, { as: testApp.users.manager })).json()).toMatchObject({
      status: 'paused',
      version: 2,
    })
  })

  test('is paused and audited after a full day, and resumes when reactivated', async () => {
    const { id } = await only({ events: ['service_order.created'] })
    receiver.answerWith(503)
    await request(testApp, testApp.users.manager)
    await deliverDue()
    const get = async () => {
      const { data } = (await testApp.call('GET', '/v1/webhooks', { as: testApp.users.manager })).json()
      return data[0]
    }
    expect(await get()).toMatchObject({ status: 'active', failingSince: expect.any(String) })
    testApp.advance(25 * 3_600_000)
    await deliverDue()
    expect(await get()).toMatchObject({ status: 'paused' })
    const entry = await testApp.db.selectFrom('audit_log').selectAll().where('action', '=', 'webhooks.pause').execute()
    expect(entry).toMatchObject([{ entity_id: id, actor_id: null }])
    testApp.advance(25 * 3_600_000)
    expect(await deliverDue()).toBe(0)
    for (const path of ['test', `deliveries/${(await logOf(id))[0]?.id}/redeliver`]) {
      const rejected = await testApp.call('POST', `/v1/webhooks/${id}/${path}`, { as: testApp.users.manager })
      expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'not_editable'])
    }

    receiver.answerWith(200)
    const body = { status: 'active' }
    await testApp.call('PUT', `/v1/webhooks/${id}`, { as: testApp.users.manager, body })
    expect(await deliverDue()).toBe(1)
    expect(await logOf(id)).toMatchObject([{ status: 'delivered', attempts: 3 }])
    expect(await get()).toMatchObject({ status: 'active', failingSince: null })
  })

  test('that redirects is not followed', async () => {
    const { id } = await only({ events: ['service_order.created'] })
    receiver.answerWith(302, { location: receiver.url })
    await request(testApp, testApp.users.manager)
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
    expect((await logOf(id))[0]?.lastError).toContain('redirecionamentos não são seguidos')
  })

  test('that cannot be reached is reported as such', async () => {
    const { id } = await only({ events: ['service_order.created'], url: 'http://127.0.0.1:9/' })
    await request(testApp, testApp.users.manager)
    await deliverDue()
    expect((await logOf(id))[0]).toMatchObject({ lastStatus: null, lastError: 'O servidor recusou a conexão.' })
  })
})

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
  expect((await logOf(id)).map((delivery) => delivery.id)).toEqual([waiting.id])
})
