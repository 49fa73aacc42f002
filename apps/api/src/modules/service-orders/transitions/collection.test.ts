import { Role, type ServiceOrder, type ServiceOrderAction, type ServiceOrderStatus } from '@malote/api-client/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { dropoff, inTransit, orderInput, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { expireOverdueRequests } from '../index.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const path = ({ orderNumber }: Pick<ServiceOrder, 'orderNumber'>) => `/v1/service-orders/${orderNumber}`
const operator = () => testApp.users.operator

async function failedAtPickup(requiredProof: 'photo' | undefined): Promise<ServiceOrder> {
  const { pickup } = orderInput(testApp.companies.acme)
  let order = await request(testApp, operator(), { pickup: { ...pickup, requiredProof } })
  for (const to of ['accepted', 'collecting'] as const) order = await step(testApp, operator(), order, { to })
  return step(testApp, operator(), order, { to: 'failed', reason: 'Ninguém no local' })
}

const transition = (order: ServiceOrder, body: object, as = testApp.users.admin) =>
  testApp.call('POST', `${path(order)}/transitions`, { as, body })

test('an order that failed at its pickup cannot be sent on its route or returned', async () => {
  for (const proof of [undefined, 'photo'] as const) {
    const order = await failedAtPickup(proof)
    for (const to of ['in_transit', 'returning'] as const) {
      const rejected = await transition(order, { to })
      expect(rejected.json()).toMatchObject({
        status: 409,
        code: 'invalid_transition',
        detail: 'A carga ainda não foi coletada: confirme a coleta antes.',
      })
    }
    const { data } = (await testApp.call('GET', `${path(order)}/actions`, { as: testApp.users.admin })).json()
    const allowed = data.filter((action: ServiceOrderAction) => action.allowed)
    expect(allowed.map(({ to }: ServiceOrderAction) => to).sort()).toEqual([
      'canceled',
      'collecting',
      'on_hold',
      'requested',
    ])
  }
})

describe('collected goods', () => {
  const hour = 3_600_000
  const laterWindow = () => {
    const start = testApp.now().getTime() + 24 * hour
    return { start: new Date(start).toISOString(), end: new Date(start + 2 * hour).toISOString() }
  }
  const failedDelivery = async () =>
    step(testApp, operator(), await inTransit(testApp), { to: 'failed', reason: 'Ninguém no local' })

  test('are rescheduled to a new delivery window, and stay with their courier', async () => {
    const order = await failedDelivery()
    const window = laterWindow()
    const rejected = await transition(order, { to: 'requested', window }, testApp.users.manager)
    expect(rejected.json()).toMatchObject({
      code: 'invalid_transition',
      detail: expect.stringContaining('já foi coletada'),
    })
    testApp.advance(hour)
    const rescheduled = await step(testApp, testApp.users.manager, order, { to: 'collected', window })
    expect(rescheduled).toMatchObject({
      assignee: { id: operator().id },
      acceptedAt: order.acceptedAt,
      collectedAt: order.collectedAt,
      promisedAt: window.end,
      scheduledFor: order.scheduledFor,
      stops: [
        { state: 'completed', window: null },
        { state: 'pending', window, failureReason: null },
      ],
    })
    expect((await step(testApp, operator(), rescheduled, { to: 'in_transit' })).collectedAt).toBe(order.collectedAt)
  })

  test('need a delivery window that has not passed', async () => {
    const order = await failedDelivery()
    const missing = await transition(order, { to: 'collected' }, testApp.users.manager)
    expect(missing.json()).toMatchObject({
      errors: [{ pointer: '/window', message: 'Escolha a nova janela de entrega.' }],
    })
  })

  test('are not collected by rescheduling when they were not collected before', async () => {
    const order = await failedAtPickup(undefined)
    const rejected = await transition(order, { to: 'collected', window: laterWindow() }, testApp.users.manager)
    expect(rejected.statusCode).toBe(409)
  })

  test('of an order in the queue are neither canceled nor given back, do not expire, and keep their time', async () => {
    const window = {
      start: new Date(testApp.now().getTime() + hour),
      end: new Date(testApp.now().getTime() + 2 * hour),
    }
    const { pickup } = orderInput(testApp.companies.acme)
    const order = await request(testApp, testApp.users.manager, {
      pickup: { ...pickup, window: { start: window.start.toISOString(), end: window.end.toISOString() } },
    })
    // As the former rescheduling of collected goods left it.
    const collected_at = new Date('2026-11-20T12:00:00Z')
    await testApp.db
      .updateTable('service_orders')
      .set({ collected_at })
      .where('order_number', '=', order.orderNumber)
      .execute()
    testApp.advance(3 * hour)
    await expireOverdueRequests(testApp.ctx)
    expect((await read(order)).status).toBe('requested')
    const expectRejected = async (to: ServiceOrderStatus) =>
      expect((await transition(order, { to, reason: 'Engano' })).json()).toMatchObject({ code: 'invalid_transition' })
    await expectRejected('canceled')
    await step(testApp, operator(), order, { to: 'accepted' })
    await expectRejected('canceled')
    await expectRejected('requested')
    await step(testApp, operator(), order, { to: 'collecting' })
    await expectRejected('canceled')
    const collected = await step(testApp, operator(), order, { to: 'collected' })
    expect(collected.collectedAt).toBe(collected_at.toISOString())
  })
})

interface Move {
  readonly role: Role
  /** The index of a step that the caller may take. */
  readonly choice: number
  /** What is recorded before it: nothing, the proof of a stop, or the outcome of a drop-off. */
  readonly before: 'nothing' | 'proof' | 'completed' | 'failed'
  readonly stop: number
}

const move: fc.Arbitrary<Move> = fc.record({
  role: fc.constantFrom(...Role.options),
  choice: fc.nat(20),
  before: fc.constantFrom('nothing', 'proof', 'proof', 'completed', 'failed'),
  stop: fc.nat(2),
})

/** Records a proof or an outcome at a stop; the server rejects what the status does not allow. */
async function record(order: ServiceOrder, { before, stop }: Move): Promise<void> {
  const { id, pin } = order.stops[stop % order.stops.length] as ServiceOrder['stops'][number]
  const as = operator()
  if (before === 'proof') await testApp.call('POST', `${path(order)}/stops/${id}/pin`, { as, body: { pin } })
  if (before === 'completed') {
    await testApp.call('PUT', `${path(order)}/stops/${id}`, { as, body: { state: 'completed', receiverName: 'Ana' } })
  }
  if (before === 'failed') {
    await testApp.call('PUT', `${path(order)}/stops/${id}`, { as, body: { state: 'failed', reason: 'Ausente' } })
  }
}

const read = async (order: ServiceOrder): Promise<ServiceOrder> =>
  (await testApp.call('GET', path(order), { as: testApp.users.admin })).json()

/** Takes one of the steps that the API offers to the role; canceling would only end the history early. */
async function take(order: ServiceOrder, { role, choice }: Move): Promise<void> {
  const as = testApp.users[role]
  const { data } = (await testApp.call('GET', `${path(order)}/actions`, { as })).json()
  const open = data.filter(({ allowed, to }: ServiceOrderAction) => allowed && to !== 'canceled')
  const to: ServiceOrderStatus | undefined = open[choice % open.length]?.to
  if (!to) return
  const soon = testApp.now().getTime() + 3_600_000
  const body = {
    to,
    reason: 'Motivo',
    receiverName: 'Ana',
    assigneeId: operator().id,
    window: { start: new Date(soon), end: new Date(soon + 3_600_000) },
  }
  expect((await transition(order, body, as)).statusCode, `${order.status} → ${to}`).toBe(200)
}

const carried: readonly ServiceOrderStatus[] = [
  'in_transit',
  'delivered',
  'partially_delivered',
  'returning',
  'returned',
]

test('no history reaches delivered or returned without a collection and the required proofs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 6, maxLength: 14 }), fc.boolean(), async (moves, proved) => {
      const requiredProof = proved ? ('pin' as const) : undefined
      const { pickup } = orderInput(testApp.companies.acme)
      const dropoffs = ['Ana', 'Bia'].map((name) => ({ ...dropoff(name), requiredProof }))
      let order = await request(testApp, testApp.users.manager, { pickup: { ...pickup, requiredProof }, dropoffs })
      order = await step(testApp, operator(), await read(order), { to: 'accepted' })
      for (const next of moves) {
        order = await read(order)
        await record(order, next)
        await take(await read(order), next)
        order = await read(order)
        if (!carried.includes(order.status)) continue
        expect(order.collectedAt, order.status).not.toBeNull()
        expect(order.stops[0]).toMatchObject({ state: 'completed', proved: true })
        const delivered = order.stops.filter(({ kind, state }) => kind === 'dropoff' && state === 'completed')
        expect(delivered.every((stop) => stop.proved)).toBe(true)
        if (order.status === 'delivered') expect(delivered).toHaveLength(2)
      }
    }),
    { numRuns: 40 },
  )
})
