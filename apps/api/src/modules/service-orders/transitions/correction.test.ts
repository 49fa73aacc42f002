import type { ServiceOrderStatus } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransit, orderIn, orderInput, request, step } from '../../../../test/orders.ts'
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

const justification = 'O entregador confirmou por telefone que entregou ontem.'

test('an admin corrects any status to any other, with a justification in history and audit', async () => {
  const order = await orderIn(testApp, 'requested')
  const response = await move(order, { to: 'delivered', justification }, testApp.users.admin)
  expect(response.json()).toMatchObject({
    status: 'delivered',
    stops: [{ state: 'completed' }, { state: 'completed' }],
  })
  expect((await events(order)).at(-1)).toMatchObject({
    type: 'corrected',
    from: 'requested',
    to: 'delivered',
    reason: justification,
  })
  const entry = await testApp.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'serviceOrders.correct')
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    actor_id: testApp.users.admin.id,
    company_id: testApp.companies.acme,
    changes: { orderNumber: order.orderNumber, status: { from: 'requested', to: 'delivered' }, justification },
  })
})

test('rejects a correction by other roles', async () => {
  const order = await orderIn(testApp, 'requested')
  for (const person of ['operator', 'manager'] as const) {
    const response = await move(order, { to: 'delivered', justification }, testApp.users[person])
    expect(response.json()).toMatchObject({ status: 403, code: 'forbidden' })
  }
})

test('rejects a justification of fewer than twenty characters', async () => {
  const order = await orderIn(testApp, 'requested')
  const response = await move(order, { to: 'delivered', justification: 'porque sim' }, testApp.users.admin)
  expect(response.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/justification' }] })
})

describe('a correction leaves the order consistent', () => {
  const hour = 3_600_000
  const correct = (order: { orderNumber: string }, to: ServiceOrderStatus, rest: object = {}) =>
    step(testApp, testApp.users.admin, order, { to, justification, ...rest })
  const returning = async () =>
    step(testApp, testApp.users.manager, await inTransit(testApp), { to: 'returning', reason: 'Recusada' })

  test('withdraws a return that did not happen', async () => {
    const order = await correct(await returning(), 'in_transit')
    expect(order).toMatchObject({ status: 'in_transit', returnStop: null, stops: [{}, { state: 'en_route' }] })
    const again = await step(testApp, testApp.users.manager, order, { to: 'returning', reason: 'Recusada' })
    expect(again.returnStop).toMatchObject({ state: 'en_route', completedAt: null })
  })

  test('completes the return of returned goods, also without one before', async () => {
    for (const order of [await returning(), await inTransit(testApp)]) {
      const returned = await correct(order, 'returned')
      expect(returned.returnStop).toMatchObject({ state: 'completed', completedAt: expect.any(String) })
      expect(returned.stops.some(({ state }) => state === 'en_route' || state === 'arrived')).toBe(false)
    }
  })

  test('puts an order on hold only where it can be resumed', async () => {
    const rejected = await move(await inTransit(testApp), { to: 'on_hold', justification }, testApp.users.admin)
    expect(rejected.json()).toMatchObject({ code: 'invalid_transition', detail: expect.stringContaining('retomada') })
    const held = await correct(await orderIn(testApp, 'accepted'), 'on_hold')
    expect(held.heldFrom).toBe('accepted')
    expect((await step(testApp, testApp.users.manager, held, { to: 'accepted', reason: 'Pronto' })).status).toBe(
      'accepted',
    )
  })

  test('gives the time of a hold back that it ends', async () => {
    const order = await orderIn(testApp, 'accepted')
    const held = await step(testApp, testApp.users.manager, order, { to: 'on_hold', reason: 'Aguardando' })
    testApp.advance(5 * hour)
    const corrected = await correct(held, 'collecting')
    expect(corrected).toMatchObject({ heldFrom: null, stops: [{ state: 'en_route' }, {}] })
    expect(Date.parse(corrected.promisedAt ?? '') - Date.parse(held.promisedAt ?? '')).toBeGreaterThanOrEqual(5 * hour)
  })

  test.each(['accepted', 'collecting', 'collected', 'in_transit', 'returning'] as const)(
    'requires an assignee for %s, and keeps the present one',
    async (to) => {
      const order = await request(testApp)
      const rejected = await move(order, { to, justification }, testApp.users.admin)
      expect(rejected.json()).toMatchObject({ errors: [{ pointer: '/assigneeId', code: 'required' }] })
      const { operator, admin } = testApp.users
      const corrected = await correct(order, to, { assigneeId: operator.id })
      expect(corrected).toMatchObject({ assignee: { id: operator.id }, acceptedAt: expect.any(String) })
      expect((await correct(corrected, 'failed', { assigneeId: admin.id })).assignee?.id).toBe(operator.id)
    },
  )

  test('takes the assignee away in the queue, and requires a window when the old one is over', async () => {
    const at = (time: number) => new Date(testApp.now().getTime() + time).toISOString()
    const { pickup } = orderInput(testApp.companies.acme)
    const order = await request(testApp, testApp.users.manager, {
      pickup: { ...pickup, window: { start: at(hour), end: at(2 * hour) } },
    })
    const accepted = await step(testApp, testApp.users.operator, order, { to: 'accepted' })
    testApp.advance(3 * hour)
    const rejected = await move(accepted, { to: 'requested', justification }, testApp.users.admin)
    expect(rejected.json()).toMatchObject({ errors: [{ pointer: '/window', code: 'required' }] })
    const window = { start: at(hour), end: at(2 * hour) }
    const corrected = await correct(accepted, 'requested', { window })
    expect(corrected).toMatchObject({ assignee: null, scheduledFor: window.start, stops: [{ window }, {}] })
  })

  test('marks what was not delivered as failed', async () => {
    const delivered = await step(testApp, testApp.users.operator, await inTransit(testApp), {
      to: 'delivered',
      receiverName: 'Ana',
    })
    expect(await correct(delivered, 'failed')).toMatchObject({
      deliveredAt: null,
      stops: [{ state: 'completed' }, { state: 'failed', completedAt: null, receiverName: null }],
    })
  })
})
