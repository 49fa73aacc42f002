import type { ServiceOrder } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { dropoff, inTransit, request, step } from '../../../../test/orders.ts'
import { addPerson, createWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})

type Order = Pick<ServiceOrder, 'orderNumber'>
const undo = (order: Order, as: Person = world.people.operator) =>
  world.call('POST', `/v1/service-orders/${order.orderNumber}/undo`, { as })
const read = async (order: Order): Promise<ServiceOrder> =>
  (await world.call('GET', `/v1/service-orders/${order.orderNumber}`, { as: world.people.admin })).json()
const events = async (order: Order) =>
  (await world.call('GET', `/v1/service-orders/${order.orderNumber}/events`, { as: world.people.admin })).json().data

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
    await step(world, world.people[role], order, body)
    const response = await undo(order, world.people[role])
    expect(response.statusCode, response.body).toBe(200)
    expect(content(await read(order))).toEqual(content(before))
  })

  test('keeps both events in the history, and the second refers to the first', async () => {
    const order = await orderAt('collecting')
    await step(world, world.people.operator, order, { to: 'collected' })
    await undo(order)
    const [made, undone] = (await events(order)).slice(-2)
    expect(made).toMatchObject({ type: 'status_changed', from: 'collecting', to: 'collected' })
    expect(undone).toMatchObject({
      type: 'step_undone',
      from: 'collected',
      to: 'collecting',
      undoesEventId: made.id,
      actor: { id: world.people.operator.id },
    })
  })

  test('reverts one drop-off together with the status that it led to', async () => {
    const order = await inTransit(world, ['Ana'])
    const before = await read(order)
    const url = `/v1/service-orders/${order.orderNumber}/stops/${order.stops[1]?.id}`
    const body = { state: 'failed', reason: 'Destinatário ausente' }
    expect((await world.call('PUT', url, { as: world.people.operator, body })).json().status).toBe('failed')
    expect((await undo(order)).json().status).toBe('in_transit')
    expect(content(await read(order))).toEqual(content(before))
  })

  test('is allowed to the author only, for 60 seconds, once', async () => {
    const order = await orderAt('accepted')
    await step(world, world.people.operator, order, { to: 'collecting' })
    const colleague = await addPerson(world.ctx, {
      name: 'Colega',
      role: 'operator',
      companyIds: [world.companies.acme],
    })
    expect((await undo(order, colleague)).statusCode).toBe(409)
    expect((await undo(order, world.people.admin)).statusCode).toBe(409)
    expect((await undo(order)).statusCode).toBe(200)
    expect((await undo(order)).json()).toMatchObject({ status: 409, code: 'invalid_transition' })
    await step(world, world.people.operator, order, { to: 'collecting' })
    world.advance(60_001)
    expect((await undo(order)).statusCode).toBe(409)
  })

  test('is rejected after another change', async () => {
    const order = await orderAt('accepted')
    await step(world, world.people.operator, order, { to: 'collecting' })
    await world.call('POST', `/v1/service-orders/${order.orderNumber}/comments`, {
      as: world.people.manager,
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
    await step(world, world.people.operator, order, { to: 'failed', reason })
    await undo(order)
    const as = world.people.admin
    const report = await world.call('GET', '/v1/reports/failures-by-reason', { as })
    expect(report.json().rows.map(({ reason: shown }: { reason: string }) => shown)).not.toContain(reason)
    const dashboard = await world.call('GET', '/v1/dashboard', { as })
    expect(JSON.stringify(dashboard.json().failureReasons)).not.toContain(reason)
    const list = await world.call('GET', `/v1/service-orders?failureReason=${encodeURIComponent(reason)}`, { as })
    expect(list.json().meta.total).toBe(0)
    const token = (await read(order)).trackingUrl?.split('/').at(-1)
    const page = (await world.call('GET', `/v1/public/tracking/${token}`)).json()
    expect(page.history.map(({ status }: { status: string }) => status)).not.toContain('failed')
    expect(page.history.filter(({ status }: { status: string }) => status === 'in_transit')).toHaveLength(1)
  })
})

test('a manager reopens an order that they canceled, for ten minutes', async () => {
  const order = await request(world, world.people.operator, { dropoffs: [dropoff('Ana')] })
  await step(world, world.people.manager, order, { to: 'canceled', reason: 'Engano' })
  world.advance(9 * 60_000)
  expect((await step(world, world.people.manager, order, { to: 'requested' })).status).toBe('requested')
  await step(world, world.people.admin, order, { to: 'canceled', reason: 'Engano' })
  const response = await world.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
    as: world.people.manager,
    body: { to: 'requested' },
  })
  expect(response.statusCode).toBe(409)
})

async function orderAt(status: 'requested' | 'accepted' | 'collecting' | 'in_transit'): Promise<ServiceOrder> {
  let order = await request(world, world.people.manager, { dropoffs: [dropoff('Ana')] })
  for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
    if (order.status === status) break
    order = await step(world, world.people.operator, order, { to })
  }
  return order
}
