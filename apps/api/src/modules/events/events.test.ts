import { once } from 'node:events'
import { connect } from 'node:net'
import { createClient, events, type LiveEvent } from '@malote/api-client'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request, step } from '../../../test/orders.ts'
import { createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../test/test-app.ts'
import { newId } from '../../platform/security/ids.ts'

let shared: { testApp: TestApp; baseUrl: string }
let testApp: TestApp
let baseUrl: string
beforeAll(async () => {
  shared = await openTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared.testApp)
  baseUrl = shared.baseUrl
})

async function openTestApp() {
  const opened = await createTestApp()
  return { testApp: opened, baseUrl: await opened.server.listen({ port: 0, host: '127.0.0.1' }) }
}

interface Listening {
  readonly received: LiveEvent[]
  /** Resolves when the stream ends; rejects when it fails. */
  readonly ended: Promise<void>
  stop(): void
}

async function listen(
  as: TestUser,
  options: { companyId?: string; lastEventId?: string } = {},
  url = baseUrl,
): Promise<Listening> {
  const client = createClient({ baseUrl: url, token: () => as.token })
  const stopping = new AbortController()
  const { lastEventId, ...query } = options
  const call = { signal: stopping.signal, ...(lastEventId ? { lastEventId } : {}) }
  const stream = await client(events.stream, { query }, call)
  const received: LiveEvent[] = []
  const ended = (async () => {
    for await (const event of stream) received.push(event)
  })()
  ended.catch(() => undefined)
  return { received, ended, stop: () => stopping.abort() }
}

const numbers = ({ received }: Listening) =>
  received.map((event) => ('orderNumber' in event ? event.orderNumber : 'reset'))
const soon = { timeout: 10_000 }

/** Adds edits to the history of an order. */
async function insertEvents(
  orderNumber: string,
  count: number,
  { visibility }: { visibility: 'internal' | 'company' },
) {
  const { id } = await testApp.db
    .selectFrom('service_orders')
    .select('id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  const now = testApp.now()
  const nothing = { stop_id: null, stop_state: null, reason: null, note: null, actor_id: null, changes: null }
  const what = { type: 'edited', from_status: null, to_status: null, visibility, version: 1 } as const
  const times = { occurred_at: now, recorded_at: now }
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    service_order_id: id,
    position: 2 + index,
    ...what,
    ...nothing,
    ...times,
  }))
  await testApp.db.insertInto('service_order_events').values(rows).execute()
}

test('streams events of the orders that a user may see, and of no others', async () => {
  // An admin receives the events of all companies, also late ones of another test.
  ;({ testApp, baseUrl } = await openTestApp())
  const { admin, operator, manager, foreignOperator } = testApp.users
  const all = [await listen(admin), await listen(operator), await listen(manager), await listen(foreignOperator)]
  const filtered = await listen(admin, { companyId: testApp.companies.other })
  const order = await request(testApp, manager)
  await step(testApp, operator, order, { to: 'accepted' })
  const foreign = await request(testApp, foreignOperator, { companyId: testApp.companies.other })
  await expect
    .poll(() => all.map(numbers), soon)
    .toEqual([
      [order.orderNumber, order.orderNumber, foreign.orderNumber],
      [order.orderNumber, order.orderNumber],
      [order.orderNumber, order.orderNumber],
      [foreign.orderNumber],
    ])
  expect(all[1]?.received[1]).toMatchObject({
    type: 'service_order.status_changed',
    status: 'accepted',
    companyId: testApp.companies.acme,
  })
  expect(numbers(filtered)).toEqual([foreign.orderNumber])
  for (const one of [...all, filtered]) one.stop()
})

test('does not send internal events to managers', async () => {
  const order = await request(testApp, testApp.users.manager)
  const [inside, outside] = [await listen(testApp.users.operator), await listen(testApp.users.manager)]
  await insertEvents(order.orderNumber, 1, { visibility: 'internal' })
  await step(testApp, testApp.users.operator, order, { to: 'accepted' }).catch(() => undefined)
  await expect.poll(() => inside.received.map(({ type }) => type), soon).toContain('service_order.edited')
  expect(outside.received.map(({ type }) => type)).not.toContain('service_order.edited')
  inside.stop()
  outside.stop()
})

test('sends notification updates to their recipient, also after a read elsewhere, and to no other user', async () => {
  const { manager, operator } = testApp.users
  const order = await request(testApp, manager)
  const [told, control] = [await listen(manager), await listen(operator)]
  const news = ({ received }: Listening) => received.filter(({ type }) => type === 'notifications').length
  const path = `/v1/service-orders/${order.orderNumber}/comments`
  await testApp.call('POST', path, { as: operator, body: { text: 'Chegamos', visibility: 'company' } })
  await expect.poll(() => news(told), soon).toBe(1)
  await testApp.call('POST', '/v1/notifications/read', { as: manager, body: {} })
  await expect.poll(() => news(told), soon).toBe(2)
  // A later event has arrived, so an earlier one would have arrived too.
  await testApp.call('POST', path, { as: operator, body: { text: 'Subimos', visibility: 'company' } })
  await expect.poll(() => numbers(control).length, soon).toBeGreaterThan(1)
  expect(news(control)).toBe(0)
  told.stop()
  control.stop()
})

test('stops sending events to a user who is removed from the company', async () => {
  const { operator, admin } = testApp.users
  const stream = await listen(operator)
  await testApp.call('DELETE', `/v1/companies/${testApp.companies.acme}/users/${operator.id}`, { as: admin })
  const control = await listen(admin)
  const order = await request(testApp, admin)
  await expect.poll(() => numbers(control), soon).toContain(order.orderNumber)
  // Earlier events may still arrive.
  expect(numbers(stream)).not.toContain(order.orderNumber)
  await testApp.call('POST', `/v1/companies/${testApp.companies.acme}/users/${operator.id}`, { as: admin })
  stream.stop()
  control.stop()
})

describe('a broken stream', () => {
  test('resumes after the last received event and loses none', async () => {
    const { manager } = testApp.users
    const first = await listen(manager)
    const before = await request(testApp, manager)
    await expect.poll(() => numbers(first), soon).toContain(before.orderNumber)
    first.stop()
    const missed = [await request(testApp, manager), await request(testApp, manager)]
    const last = first.received.at(-1)
    const lastEventId = last && 'id' in last ? last.id : ''
    const again = await listen(manager, { lastEventId })
    const after = await request(testApp, manager)
    const expected = [...missed, after].map(({ orderNumber }) => orderNumber)
    await expect.poll(() => numbers(again).slice(-3), soon).toEqual(expected)
    again.stop()
  })

  test('begins after the position of the page data, and repeats only what has changed since', async () => {
    const { manager, operator } = testApp.users
    await request(testApp, manager)
    // Beyond the seconds that the replay looks back.
    testApp.advance(60_000)
    const position = async (as: TestUser) =>
      (await testApp.call('GET', '/v1/start', { as })).json().lastEventId as string
    const lastEventIds = { manager: await position(manager), operator: await position(operator) }
    const missed = await request(testApp, manager)
    const path = `/v1/service-orders/${missed.orderNumber}/comments`
    await testApp.call('POST', path, { as: operator, body: { text: 'Chegamos', visibility: 'company' } })
    const replay = async (as: TestUser, lastEventId: string) => {
      const headers = { 'last-event-id': lastEventId }
      const { body } = await testApp.call('GET', '/v1/events?follow=false', { as, headers })
      const events = [...body.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as LiveEvent)
      return events.map((event) => ('orderNumber' in event ? event.orderNumber : event.type))
    }
    const { orderNumber } = missed
    expect(await replay(manager, lastEventIds.manager)).toEqual(['notifications', orderNumber, orderNumber])
    expect(await replay(operator, lastEventIds.operator)).toEqual([orderNumber, orderNumber])
    expect(await replay(operator, new Date(testApp.now().getTime() + 60_000).toISOString())).toEqual([])
  })

  test('repeats 500 events at most, and sends reset above', async () => {
    const { manager } = testApp.users
    const { orderNumber } = await request(testApp, manager)
    testApp.advance(60_000)
    const headers = { 'last-event-id': testApp.now().toISOString() }
    const replay = () => testApp.call('GET', '/v1/events?follow=false', { as: manager, headers })
    await insertEvents(orderNumber, 500, { visibility: 'company' })
    expect((await replay()).body.match(/^data: .*"service_order\.edited"/gm)).toHaveLength(500)
    const another = await request(testApp, manager)
    await insertEvents(another.orderNumber, 460, { visibility: 'company' })
    expect((await replay()).body).toBe('retry: 3000\n\ndata: {"type":"reset"}\n\n')
  })

  test('sends reset when its last event is not visible to the user', async () => {
    const { foreignManager, manager } = testApp.users
    const stream = await listen(manager)
    const { orderNumber } = await request(testApp, manager)
    await expect.poll(() => numbers(stream), soon).toContain(orderNumber)
    const last = stream.received.at(-1)
    stream.stop()
    for (const lastEventId of [last && 'id' in last ? last.id : '', newId(), 'não é um id', '%00']) {
      const response = await testApp.call('GET', '/v1/events?follow=false', {
        as: foreignManager,
        headers: { 'last-event-id': encodeURIComponent(lastEventId) },
      })
      expect(response.body).toBe('retry: 3000\n\ndata: {"type":"reset"}\n\n')
    }
  })
})

test('the end of a session closes its stream at once, and no other', async () => {
  const unhurried = await createTestApp({ config: { heartbeatMs: 3_600_000 } })
  const url = await unhurried.server.listen({ port: 0, host: '127.0.0.1' })
  const { manager } = unhurried.users
  const { email } = manager
  const response = await unhurried.call('POST', '/v1/auth/login', { body: { email, password: 'uma senha bem longa' } })
  const as = { ...manager, token: response.json().token as string }
  const [ending, lasting] = [await listen(as, {}, url), await listen(manager, {}, url)]
  await unhurried.call('POST', '/v1/auth/logout', { as })
  await ending.ended
  const order = await request(unhurried, manager)
  await expect.poll(() => numbers(lasting), soon).toContain(order.orderNumber)
  lasting.stop()
})

test.each([{ carries_out: false }, { role: 'manager' as const }])(
  'sends heartbeats, and closes when the rights of the user change: %o',
  async (change) => {
    const { operator } = testApp.users
    const stream = await listen(operator)
    const users = () => testApp.db.updateTable('users').where('email', '=', operator.email)
    await users().set(change).execute()
    await stream.ended
    await users().set({ role: 'operator', carries_out: true }).execute()
  },
)

test('limits the streams of one user', async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(testApp.users.foreignManager)))
  await expect(listen(testApp.users.foreignManager)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 60,
  })
  for (const stream of streams) stream.stop()
  await expect
    .poll(
      () =>
        listen(testApp.users.foreignManager).then(
          (stream) => stream.stop(),
          ({ code }) => code,
        ),
      soon,
    )
    .toBeUndefined()
})

test('shutdown closes all streams and does not wait for idle connections', async () => {
  const ending = await createTestApp()
  const url = await ending.server.listen({ port: 0, host: '127.0.0.1' })
  const client = createClient({ baseUrl: url, token: () => ending.users.admin.token })
  const stream = await client(events.stream, { query: {} })
  const ended = (async () => {
    for await (const event of stream) expect(event).toBeUndefined()
  })()
  const { port, hostname } = new URL(url)
  const silent = connect(Number(port), hostname)
  await once(silent, 'connect')
  const cut = once(silent, 'close')
  await ending.server.close()
  await Promise.all([ended, cut])
})

test('sends reset after a database reconnect, so that no event is missed', async () => {
  ;({ testApp, baseUrl } = await openTestApp())
  const stream = await listen(testApp.users.admin)
  const { db } = await createTestApp()
  const name = new URL(testApp.databaseUrl).pathname.slice(1)
  const { sql } = await import('kysely')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and query ilike 'listen %'`.execute(
    db,
  )
  await stream.ended
  const again = await listen(testApp.users.admin)
  const { orderNumber } = await request(testApp)
  await expect.poll(() => numbers(again), soon).toContain(orderNumber)
  again.stop()
})
