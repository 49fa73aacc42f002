import type { ServiceOrder } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { dropoff, inTransit, request, step } from '../../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

type Order = Pick<ServiceOrder, 'orderNumber'>
const undo = (order: Order, as: TestUser = testApp.users.operator) =>
  testApp.call('POST', `/v1/service-orders/${order.orderNumber}/undo`, { as })
const read = async (order: Order): Promise<ServiceOrder> =>
  (await testApp.call('GET', `/v1/service-orders/${order.orderNumber}`, { as: testApp.users.admin })).json()
const events = async (order: Order) =>
  (await testApp.call('GET', `/v1/service-orders/${order.orderNumber}/events`, { as: testApp.users.admin })).json().data

/** The order without the fields that every change sets. */
const content = ({ version: _version, updatedAt: _updatedAt, ...order }: ServiceOrder) => order

describe('undoing a step', () => {
  const steps = [
    ['requested', { to: 'accepted' }, 'operator'],
    ['accepted', { to: 'collecting' }, 'operator'],
    ['collecting', { to: 'collected' }, 'operator'],
    ['in_transit', { to: 'delivered', receiverName: 'Ana' }, 'operator'],
    ['in_transit', { to: 'failed', reason: 'Destinatário ausente' }, 'operator'],
    ['in_transit', { to: 'returning' }, 'manager'],
    ['requested', { to: 'canceled', reason: 'Desistiu' }, 'manager'],
    ['accepted', { to: 'on_hold', reason: 'Aguardando' }, 'manager'],
  ] as const
  test.each(steps)('from %s: %j restores the order', async (from, body, role) => {
    const order = await orderAt(from)
    const before = await read(order)
    await step(testApp, testApp.users[role], order, body)
    const response = await undo(order, testApp.users[role])
    expect(response.statusCode, response.body).toBe(200)
    expect(content(await read(order))).toEqual(content(before))
  })

  test('keeps both events in the history, and the second refers to the first', async () => {
    const order = await orderAt('collecting')
    await step(testApp, testApp.users.operator, order, { to: 'collected' })
    await undo(order)
    const [made, undone] = (await events(order)).slice(-2)
    expect(made).toMatchObject({ type: 'status_changed', from: 'collecting', to: 'collected' })
    expect(undone).toMatchObject({
      type: 'step_undone',
      from: 'collected',
      to: 'collecting',
      undoesEventId: made.id,
      actor: { id: testApp.users.operator.id },
    })
  })

  test('takes back the outcome of the stop that finished the route', async () => {
    const order = await inTransit(testApp, ['Ana'])
    const url = `/v1/service-orders/${order.orderNumber}/stops/${order.stops[1]?.id}`
    await testApp.call('PUT', url, { as: testApp.users.operator, body: { state: 'completed', receiverName: 'Ana' } })
    await undo(order)
    const [outcome, delivered, ...undone] = (await events(order)).slice(-4)
    expect(undone).toMatchObject([
      { type: 'step_undone', undoesEventId: outcome.id, stopId: outcome.stopId, from: null, to: null },
      { type: 'step_undone', undoesEventId: delivered.id, from: 'delivered', to: 'in_transit' },
    ])
  })

  test('can be repeated with its key, and withdraws the response of the step', async () => {
    const order = await orderAt('in_transit')
    const send = (rest: string, key: string, body?: object) =>
      testApp.call('POST', `/v1/service-orders/${order.orderNumber}/${rest}`, {
        as: testApp.users.operator,
        headers: { 'idempotency-key': key },
        body,
      })
    const deliver = () => send('transitions', `deliver-${order.orderNumber}`, { to: 'delivered', receiverName: 'Ana' })
    expect((await deliver()).json().status).toBe('delivered')
    for (const _attempt of [1, 2]) {
      const undone = await send('undo', `undo-${order.orderNumber}`)
      expect([undone.statusCode, undone.json().status]).toEqual([200, 'in_transit'])
    }
    expect((await deliver()).json()).toMatchObject({
      code: 'invalid_transition',
      detail: expect.stringContaining('desfeito'),
    })
    expect((await read(order)).status).toBe('in_transit')
  })

  test('reverts one drop-off together with the status that it led to', async () => {
    const order = await inTransit(testApp, ['Ana'])
    const before = await read(order)
    const url = `/v1/service-orders/${order.orderNumber}/stops/${order.stops[1]?.id}`
    const body = { state: 'failed', reason: 'Destinatário ausente' }
    expect((await testApp.call('PUT', url, { as: testApp.users.operator, body })).json().status).toBe('failed')
    expect((await undo(order)).json().status).toBe('in_transit')
    expect(content(await read(order))).toEqual(content(before))
  })

  test('is allowed to the author only, for 60 seconds, once', async () => {
    const order = await orderAt('accepted')
    await step(testApp, testApp.users.operator, order, { to: 'collecting' })
    const colleague = await addUser(testApp.ctx, {
      name: 'Colega',
      role: 'operator',
      companyIds: [testApp.companies.acme],
    })
    expect((await undo(order, colleague)).statusCode).toBe(409)
    expect((await undo(order, testApp.users.admin)).statusCode).toBe(409)
    expect((await undo(order)).statusCode).toBe(200)
    expect((await undo(order)).json()).toMatchObject({ status: 409, code: 'invalid_transition' })
    await step(testApp, testApp.users.operator, order, { to: 'collecting' })
    testApp.advance(60_001)
    expect((await undo(order)).statusCode).toBe(409)
  })

  test('is rejected after another change', async () => {
    const order = await orderAt('accepted')
    await step(testApp, testApp.users.operator, order, { to: 'collecting' })
    await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/comments`, {
      as: testApp.users.manager,
      body: { text: 'Portão azul.', visibility: 'company' },
    })
    expect((await undo(order)).json()).toMatchObject({
      status: 409,
      detail: 'A ordem já mudou depois deste passo. Confira a ordem antes de seguir.',
    })
  })

  test('removes the step from figures, filters and the public page', async () => {
    const reason = 'Motivo desfeito'
    const order = await orderAt('in_transit')
    await step(testApp, testApp.users.operator, order, { to: 'failed', reason })
    await undo(order)
    const as = testApp.users.admin
    const report = await testApp.call('GET', '/v1/reports/failures-by-reason', { as })
    expect(report.json().rows.map(({ reason: shown }: { reason: string }) => shown)).not.toContain(reason)
    const dashboard = await testApp.call('GET', '/v1/dashboard', { as })
    expect(JSON.stringify(dashboard.json().failureReasons)).not.toContain(reason)
    const list = await testApp.call('GET', `/v1/service-orders?failureReason=${encodeURIComponent(reason)}`, { as })
    expect(list.json().meta.total).toBe(0)
    const token = (await read(order)).trackingUrl?.split('/').at(-1)
    const page = (await testApp.call('GET', `/v1/public/tracking/${token}`)).json()
    expect(page.history.map(({ status }: { status: string }) => status)).not.toContain('failed')
    expect(page.history.filter(({ status }: { status: string }) => status === 'in_transit')).toHaveLength(1)
  })
})

test('a manager reopens an order that they canceled, for ten minutes', async () => {
  const order = await request(testApp, testApp.users.operator, { dropoffs: [dropoff('Ana')] })
  await step(testApp, testApp.users.manager, order, { to: 'canceled', reason: 'Engano' })
  testApp.advance(9 * 60_000)
  expect((await step(testApp, testApp.users.manager, order, { to: 'requested' })).status).toBe('requested')
  await step(testApp, testApp.users.admin, order, { to: 'canceled', reason: 'Engano' })
  const response = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
    as: testApp.users.manager,
    body: { to: 'requested' },
  })
  expect(response.statusCode).toBe(409)
})

async function orderAt(status: 'requested' | 'accepted' | 'collecting' | 'in_transit'): Promise<ServiceOrder> {
  let order = await request(testApp, testApp.users.manager, { dropoffs: [dropoff('Ana')] })
  for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
    if (order.status === status) break
    order = await step(testApp, testApp.users.operator, order, { to })
  }
  return order
}
