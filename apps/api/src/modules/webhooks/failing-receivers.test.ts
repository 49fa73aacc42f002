import type { WebhookDelivery } from '@malote/api-client/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { request, step } from '../../../test/orders.ts'
import type { TestUser } from '../../../test/test-app.ts'
import { createWebhookTest, type WebhookTest } from '../../../test/webhooks.ts'
import { jobKinds } from '../../jobs.ts'

let testApp: WebhookTest['testApp']
let receiver: WebhookTest['receiver']
let deliverDue: WebhookTest['deliverDue']
let fetchLog: WebhookTest['fetchLog']
let only: WebhookTest['only']
beforeEach(async () => {
  ;({ testApp, receiver, deliverDue, fetchLog, only } = await createWebhookTest())
})

describe('a failing receiver', () => {
  test('gets retries with the same id and growing pauses, and is then given up', async () => {
    const { id } = await only({ events: ['service_order.created'] })
    receiver.answerWith(500)
    await request(testApp, testApp.users.manager)
    const pauses: number[] = []
    for (let attempt = 1; ; attempt++) {
      expect(await deliverDue(), `attempt ${attempt}`).toBe(1)
      const [delivery] = await fetchLog(id)
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
    expect((await fetchLog(id))[0]).toMatchObject({
      status: 'failed',
      lastError: 'Respondeu 500; esperávamos de 200 a 299.',
    })
    expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
  })

  test('gets the same bytes in each attempt, and after Retry-After also earlier than by the pause', async () => {
    const { id } = await only({ events: ['service_order.created'] })
    receiver.answerWith(503, { 'retry-after': '5' })
    const order = await request(testApp, testApp.users.manager)
    await deliverDue()
    expect(Date.parse((await fetchLog(id))[0]?.nextAttemptAt ?? '')).toBeLessThanOrEqual(
      testApp.now().getTime() + 5_000,
    )
    await step(testApp, testApp.users.operator, order, { to: 'accepted' })
    testApp.advance(5_001)
    receiver.answerWith(204)
    expect(await deliverDue()).toBe(1)
    const [first, second] = receiver.received
    expect(second?.body).toBe(first?.body)
    const { body } = await testApp.db
      .selectFrom('webhook_deliveries')
      .select('body')
      .where('webhook_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(body, 'kept no longer than needed').toBeNull()
  })

  test('that sends a short Retry-After with each rejection is still tried for more than a day', async () => {
    const { id } = await only({ events: ['service_order.created'] })
    receiver.answerWith(503, { 'retry-after': '1' })
    await request(testApp, testApp.users.manager)
    const startedAt = testApp.now().getTime()
    for (let next: string | null = ''; next !== null; ) {
      await deliverDue()
      next = (await fetchLog(id))[0]?.nextAttemptAt ?? null
      if (next) testApp.advance(Date.parse(next) - testApp.now().getTime() + 1)
      await testApp.db.updateTable('webhooks').set({ failing_since: null, status: 'active' }).execute()
    }
    expect(testApp.now().getTime() - startedAt).toBeGreaterThan(24 * 3_600_000)
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
    await Promise.all((await fetchLog(id)).map(run))
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
    const entries = testApp.db.selectFrom('audit_log').selectAll().where('entity_id', '=', id)
    expect(await entries.where('action', '=', 'webhooks.pause').execute()).toMatchObject([{ actor_id: null }])
    testApp.advance(25 * 3_600_000)
    expect(await deliverDue()).toBe(0)
    for (const path of ['test', `deliveries/${(await fetchLog(id))[0]?.id}/redeliver`]) {
      const rejected = await testApp.call('POST', `/v1/webhooks/${id}/${path}`, { as: testApp.users.manager })
      expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'not_editable'])
    }

    receiver.answerWith(200)
    const body = { status: 'active' }
    await testApp.call('PUT', `/v1/webhooks/${id}`, { as: testApp.users.manager, body })
    expect(await deliverDue()).toBe(1)
    expect(await fetchLog(id)).toMatchObject([{ status: 'delivered', attempts: 3 }])
    expect(await get()).toMatchObject({ status: 'active', failingSince: null })
  })

  test('that is paused notifies the admins and the managers of its company once, with the reason and a link', async () => {
    const { admin, manager, operator, foreignManager } = testApp.users
    await testApp.db.deleteFrom('notifications').execute()
    await testApp.db.deleteFrom('emails').execute()
    const body = { data: [{ type: 'webhook_paused', screen: true, email: false }] }
    await testApp.call('PUT', '/v1/users/me/notifications', { as: admin, body })
    const { id } = await only({ events: ['service_order.created'], description: 'ERP' })
    for (let count = 0; count < 2; count++) await request(testApp, manager)
    receiver.answerWith(503)
    await deliverDue()
    const list = async (as: TestUser) =>
      (await testApp.call('GET', '/v1/notifications', { as }))
        .json()
        .data.filter(({ type }: { type: string }) => type === 'webhook_paused')
    expect(await list(manager)).toEqual([])
    testApp.advance(25 * 3_600_000)
    await deliverDue()
    const text = 'O webhook “ERP” foi pausado: nada foi aceito por um dia.'
    for (const as of [admin, manager]) expect(await list(as)).toMatchObject([{ text, subjectId: id, actor: null }])
    for (const as of [operator, foreignManager]) expect(await list(as)).toEqual([])
    const subject = 'Webhook pausado: ERP'
    const emails = await testApp.db.selectFrom('emails').selectAll().where('subject', '=', subject).execute()
    expect(emails).toMatchObject([{ recipient: manager.email }])
    expect(emails[0]?.body).toContain('Respondeu 503; esperávamos de 200 a 299.')
    expect(emails[0]?.body).toContain(`PUT /v1/webhooks/${id}`)

    await testApp.call('PUT', '/v1/users/me/notifications', {
      as: admin,
      body: { data: [{ type: 'webhook_paused', screen: false, email: true }] },
    })
    receiver.answerWith(410)
    await testApp.call('PUT', `/v1/webhooks/${id}`, { as: manager, body: { status: 'active' } })
    testApp.advance(3_600_000)
    await deliverDue()
    const gone = 'O webhook “ERP” foi pausado: o outro sistema respondeu que o endereço não existe mais.'
    expect(await list(manager)).toMatchObject([{ text: gone }, { text }])
    expect(await list(admin)).toHaveLength(1)
    const { body: letter } = await testApp.db
      .selectFrom('emails')
      .select('body')
      .where('recipient', '=', admin.email)
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow()
    expect(letter).toContain(`http://localhost:3000/configuracoes/webhooks/${id}`)
  })

  test('that redirects is not followed', async () => {
    const { id } = await only({ events: ['service_order.created'] })
    receiver.answerWith(302, { location: receiver.url })
    await request(testApp, testApp.users.manager)
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
    expect((await fetchLog(id))[0]?.lastError).toContain('redirecionamentos não são seguidos')
  })

  test('that cannot be reached is reported as such', async () => {
    const { id } = await only({ events: ['service_order.created'], url: 'http://127.0.0.1:9/' })
    await request(testApp, testApp.users.manager)
    await deliverDue()
    expect((await fetchLog(id))[0]).toMatchObject({ lastStatus: null, lastError: 'O servidor recusou a conexão.' })
  })
})
