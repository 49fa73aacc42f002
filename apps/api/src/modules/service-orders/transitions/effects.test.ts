import { beforeAll, expect, test } from 'vitest'
import { inTransit, orderIn, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const path = (order: { orderNumber: string }, rest: string) => `/v1/service-orders/${order.orderNumber}/${rest}`
const move = (order: { orderNumber: string }, body: object, as = testApp.users.operator) =>
  testApp.call('POST', path(order, 'transitions'), { as, body })
const events = async (order: { orderNumber: string }, as = testApp.users.operator) =>
  (await testApp.call('GET', path(order, 'events'), { as })).json().data

test('a delivery stores its timestamps, its receiver and its history, without gaps', async () => {
  const order = await step(testApp, testApp.users.operator, await inTransit(testApp), {
    to: 'delivered',
    receiverName: 'Seu Amaro, portaria',
  })
  expect(order).toMatchObject({
    status: 'delivered',
    assignee: { id: testApp.users.operator.id },
    acceptedAt: expect.any(String),
    collectedAt: expect.any(String),
    deliveredAt: expect.any(String),
    closedAt: expect.any(String),
    stops: [
      { kind: 'pickup', state: 'completed' },
      { kind: 'dropoff', state: 'completed', receiverName: 'Seu Amaro, portaria' },
    ],
  })
  const history = await events(order)
  expect(history.map(({ position, from, to }: Record<string, unknown>) => [position, from, to])).toEqual([
    [1, null, 'requested'],
    [2, 'requested', 'accepted'],
    [3, 'accepted', 'collecting'],
    [4, 'collecting', 'collected'],
    [5, 'collected', 'in_transit'],
    [6, 'in_transit', 'delivered'],
  ])
  expect(history[0].actor.id).toBe(testApp.users.manager.id)
  expect(history[5].actor.id).toBe(testApp.users.operator.id)
})

test('resuming adds the time on hold to the promise, and restores the previous status', async () => {
  const { operator, manager } = testApp.users
  const order = await step(testApp, operator, await request(testApp), { to: 'accepted' })
  const held = await step(testApp, manager, order, { to: 'on_hold', reason: 'Destinatário viajou' })
  expect(held.heldFrom).toBe('accepted')
  testApp.advance(3_600_000)
  const resumed = await step(testApp, manager, held, { to: 'accepted', reason: 'Destinatário voltou' })
  expect(resumed).toMatchObject({ status: 'accepted', heldFrom: null, assignee: { id: operator.id } })
  const moved = Date.parse(resumed.promisedAt ?? '') - Date.parse(order.promisedAt ?? '')
  expect(moved).toBeGreaterThanOrEqual(3_600_000)
  expect(moved).toBeLessThan(3_660_000)
})

test('a failed attempt counts, and none is allowed after the maximum', async () => {
  let order = await inTransit(testApp)
  for (const attempt of [1, 2, 3]) {
    order = await step(testApp, testApp.users.operator, order, { to: 'failed', reason: 'Ausente' })
    expect(order).toMatchObject({ attempts: attempt, stops: [{}, { state: 'failed', failureReason: 'Ausente' }] })
    if (attempt < 3) order = await step(testApp, testApp.users.operator, order, { to: 'in_transit' })
  }
  const response = await move(order, { to: 'in_transit' })
  expect(response.json()).toMatchObject({ code: 'invalid_transition', detail: 'A empresa permite até 3 tentativas.' })
})

test("a company's policy may allow fewer attempts", async () => {
  const { acme } = testApp.companies
  await testApp.db.updateTable('companies').set({ maximum_attempts: 1 }).where('id', '=', acme).execute()
  const order = await step(testApp, testApp.users.operator, await inTransit(testApp), {
    to: 'failed',
    reason: 'Ausente',
  })
  expect((await move(order, { to: 'in_transit' })).statusCode).toBe(409)
  await testApp.db.updateTable('companies').set({ maximum_attempts: null }).where('id', '=', acme).execute()
})

test('an operator may cancel within five minutes of acceptance, with a charge; later only a manager may', async () => {
  const { operator, manager } = testApp.users
  const early = await step(testApp, operator, await request(testApp), { to: 'accepted' })
  const canceled = await step(testApp, operator, early, { to: 'canceled', reason: 'Engano' })
  expect(canceled).toMatchObject({ status: 'canceled', chargeable: true, cancelReason: 'Engano' })

  const late = await step(testApp, operator, await request(testApp), { to: 'accepted' })
  testApp.advance(5 * 60_000 + 1000)
  expect((await move(late, { to: 'canceled', reason: 'Engano' })).json().detail).toContain(
    'peça o cancelamento a um gestor',
  )
  expect((await move(late, { to: 'canceled', reason: 'Engano' }, manager)).statusCode).toBe(200)
})

test('a requested order is canceled free of charge, by an operator only if it is their own', async () => {
  const { operator, manager } = testApp.users
  const order = await step(testApp, operator, await request(testApp, operator), { to: 'canceled', reason: 'Engano' })
  expect(order.chargeable).toBe(false)
  expect((await move(await request(testApp, manager), { to: 'canceled', reason: 'Engano' })).statusCode).toBe(409)
})

test('an admin reopens a canceled order within a day, and its fields are reset', async () => {
  const { admin, manager } = testApp.users
  const order = await step(testApp, manager, await request(testApp), { to: 'canceled', reason: 'Engano' })
  const reopened = await step(testApp, admin, order, { to: 'requested' })
  expect(reopened).toMatchObject({ status: 'requested', canceledAt: null, closedAt: null, cancelReason: null })
  const again = await step(testApp, manager, reopened, { to: 'canceled', reason: 'Engano' })
  testApp.advance(24 * 3_600_000 + 60_000)
  expect((await move(again, { to: 'requested' }, admin)).statusCode).toBe(409)
})

test('rescheduling replaces window and promise, and requires a new acceptance', async () => {
  const { operator } = testApp.users
  let order = await request(testApp)
  for (const to of ['accepted', 'collecting'] as const) order = await step(testApp, operator, order, { to })
  order = await step(testApp, operator, order, { to: 'failed', reason: 'Ausente' })
  const start = new Date(testApp.now().getTime() + 48 * 3_600_000)
  const window = { start: start.toISOString(), end: new Date(start.getTime() + 3_600_000).toISOString() }
  const again = await step(testApp, testApp.users.manager, order, { to: 'requested', window })
  expect(again).toMatchObject({
    assignee: null,
    acceptedAt: null,
    scheduledFor: window.start,
    promisedAt: new Date(start.getTime() + 24 * 3_600_000).toISOString(),
    stops: [{ window, state: 'pending', failureReason: null }, { state: 'pending' }],
  })
})

test('a draft of a suspended company cannot be requested', async () => {
  const draft = await orderIn(testApp, 'draft')
  const { acme } = testApp.companies
  await testApp.db.updateTable('companies').set({ status: 'suspended' }).where('id', '=', acme).execute()
  expect((await move(draft, { to: 'requested' })).json()).toMatchObject({ code: 'invalid_transition' })
  await testApp.db.updateTable('companies').set({ status: 'active' }).where('id', '=', acme).execute()
})
