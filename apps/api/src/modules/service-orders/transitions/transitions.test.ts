import {
  decideTransition,
  findTransition,
  type OrderFacts,
  Role,
  ServiceOrderStatus,
  serviceOrderTransitions,
} from '@malote/api-client/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderIn, request, step } from '../../../../test/orders.ts'
import { addUser, createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const path = (order: { orderNumber: string }, rest: string) => `/v1/service-orders/${order.orderNumber}/${rest}`
const move = (order: { orderNumber: string }, body: object, as = testApp.users.operator) =>
  testApp.call('POST', path(order, 'transitions'), { as, body })
const events = async (order: { orderNumber: string }, as = testApp.users.operator) =>
  (await testApp.call('GET', path(order, 'events'), { as })).json().data

const statuses = ServiceOrderStatus.options
const triples = statuses.flatMap((from) => Role.options.map((role) => ({ from, role })))

describe.each(triples)('from $from, as $role', ({ from, role }) => {
  test('each status is reached exactly when the table allows it, and a rejection changes nothing', async () => {
    for (const to of statuses) {
      const order = await orderIn(testApp, from)
      const as = testApp.users[role]
      const now = testApp.now()
      const facts: OrderFacts = {
        status: from,
        heldFrom: order.heldFrom,
        attempts: order.attempts,
        maximumAttempts: order.maximumAttempts,
        acceptedAt: order.acceptedAt,
        collectedAt: order.collectedAt,
        canceledAt: order.canceledAt,
        canceledById: null,
        requestedById: order.requestedBy?.id ?? null,
        pickupWindowEnd: null,
        openDropoffs: order.stops.filter(
          ({ kind, state }) => kind === 'dropoff' && !['completed', 'failed'].includes(state),
        ).length,
        failedDropoffs: 0,
        unprovedPickup: false,
        unprovedDropoffs: 0,
        unprovedReturn: false,
        cancelGraceMinutes: 5,
      }
      const decision = decideTransition(facts, { role, id: as.id }, to, now)
      const response = await move(
        order,
        {
          to,
          reason: 'Motivo do teste',
          receiverName: 'Quem recebeu',
          assigneeId: testApp.users.operator.id,
          window: { start: new Date(now.getTime() + 3_600_000), end: new Date(now.getTime() + 7_200_000) },
        },
        as,
      )
      expect(response.statusCode, `${from} → ${to}: ${response.body}`).toBe(decision.allowed ? 200 : 409)
      const after = (await testApp.call('GET', `/v1/service-orders/${order.orderNumber}`, { as })).json()
      expect(after.status).toBe(decision.allowed ? to : from)
      if (decision.allowed) continue
      expect(after.version).toBe(order.version)
      expect(response.json()).toMatchObject({
        code: 'invalid_transition',
        detail: decision.reason,
        allowed: expect.any(Array),
      })
      expect(response.json().allowed).not.toContain(to)
    }
  })
})

test('the actions equal the table for the caller', async () => {
  const order = await orderIn(testApp, 'accepted')
  const response = await testApp.call('GET', path(order, 'actions'), { as: testApp.users.manager })
  const leaving = serviceOrderTransitions.filter(({ from }) => from.includes('accepted'))
  expect(response.json().data.map(({ to }: { to: string }) => to)).toEqual(leaving.map(({ to }) => to))
  expect(response.json().data).toContainEqual({
    to: 'collecting',
    label: 'Sair para coleta',
    allowed: false,
    reason: 'Seu perfil não permite este passo.',
    requires: [],
    chargeable: false,
  })
  expect(response.json().data).toContainEqual(
    expect.objectContaining({ to: 'canceled', allowed: true, chargeable: true }),
  )
})

describe('the input of a step', () => {
  test.each([
    ['accepted', 'failed', '/reason', 'collecting'],
    ['in_transit', 'delivered', '/receiverName', 'in_transit'],
    ['requested', 'on_hold', '/reason', 'requested'],
    ['requested', 'canceled', '/reason', 'requested'],
    ['failed', 'requested', '/window', 'failed'],
  ] as const)('%s → %s without %s is rejected under that field', async (_start, to, pointer, from) => {
    expect(findTransition(from, to)).toBeDefined()
    const response = await move(await orderIn(testApp, from), { to }, testApp.users.admin)
    expect(response.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer, code: 'required' }] })
  })

  test('an operator who names no assignee becomes it', async () => {
    const order = await step(testApp, testApp.users.operator, await request(testApp), { to: 'accepted' })
    expect(order.assignee).toEqual({ id: testApp.users.operator.id, name: testApp.users.operator.name })
    expect(order.acceptedAt).not.toBeNull()
  })

  test('an admin names the assignee', async () => {
    const rejected = await move(await request(testApp), { to: 'accepted' }, testApp.users.admin)
    expect(rejected.json()).toMatchObject({ errors: [{ pointer: '/assigneeId', code: 'required' }] })
  })

  test.each(['foreignOperator', 'manager'] as const)('an order cannot be assigned to a %s', async (person) => {
    const body = { to: 'accepted', assigneeId: testApp.users[person].id }
    const response = await move(await request(testApp), body, testApp.users.admin)
    expect(response.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/assigneeId' }] })
  })

  test('rejects a new window in the past', async () => {
    const window = { start: '2020-01-01T09:00:00Z', end: '2020-01-01T10:00:00Z' }
    const response = await move(await orderIn(testApp, 'failed'), { to: 'requested', window }, testApp.users.admin)
    expect(response.json()).toMatchObject({ errors: [{ pointer: '/window/end' }] })
  })
})

describe('concurrent steps', () => {
  test('accept one of fifty acceptances of the same order', async () => {
    const order = await request(testApp)
    const responses = await Promise.all(Array.from({ length: 50 }, () => move(order, { to: 'accepted' })))
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
    expect(await events(order)).toHaveLength(2)
  })

  test('return who changed the order when the version is stale', async () => {
    const order = await request(testApp)
    await step(testApp, testApp.users.operator, order, { to: 'accepted' })
    const body = { to: 'canceled', reason: 'Engano', version: order.version }
    const response = await move(order, body, testApp.users.manager)
    expect(response.json()).toMatchObject({
      status: 412,
      code: 'version_conflict',
      detail: 'Otto Operador mudou esta ordem, que agora está com status “Aguardando coleta”.',
    })
  })

  test('the history is append-only', async () => {
    await request(testApp)
    const change = sql`update service_order_events set reason = 'outra coisa'`.execute(testApp.db)
    await expect(change).rejects.toThrow('only ever added')
  })
})

test('an inactive operator cannot be assigned', async () => {
  const leaver = await addUser(testApp.ctx, { name: 'Lia', role: 'operator', companyIds: [testApp.companies.acme] })
  await testApp.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', leaver.id).execute()
  const response = await move(await request(testApp), { to: 'accepted', assigneeId: leaver.id }, testApp.users.admin)
  expect(response.json()).toMatchObject({ errors: [{ pointer: '/assigneeId' }] })
})
