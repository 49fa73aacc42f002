import {
  decide,
  type OrderFacts,
  Role,
  ServiceOrderStatus,
  serviceOrderTransitions,
  transitionBetween,
} from '@malote/api-client/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransit, orderIn, request, step } from '../../../test/orders.ts'
import { addPerson, createWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})

const path = (order: { orderNumber: string }, rest: string) => `/v1/service-orders/${order.orderNumber}/${rest}`
const move = (order: { orderNumber: string }, body: object, as = world.people.operator) =>
  world.call('POST', path(order, 'transitions'), { as, body })
const events = async (order: { orderNumber: string }, as = world.people.operator) =>
  (await world.call('GET', path(order, 'events'), { as })).json().data

const statuses = ServiceOrderStatus.options
const triples = statuses.flatMap((from) => Role.options.map((role) => ({ from, role })))

describe.each(triples)('from $from, as $role', ({ from, role }) => {
  test('each status is reached exactly when the table says so, and a refusal changes nothing', async () => {
    for (const to of statuses) {
      const order = await orderIn(world, from)
      const as = world.people[role]
      const now = world.now()
      const facts: OrderFacts = {
        status: from,
        heldFrom: order.heldFrom,
        attempts: order.attempts,
        maximumAttempts: order.maximumAttempts,
        acceptedAt: order.acceptedAt,
        collectedAt: order.collectedAt,
        canceledAt: order.canceledAt,
        requestedById: order.requestedBy?.id ?? null,
        openDropoffs: order.stops.filter(
          ({ kind, state }) => kind === 'dropoff' && !['completed', 'failed'].includes(state),
        ).length,
        failedDropoffs: 0,
        cancelGraceMinutes: 5,
      }
      const decision = decide(facts, { role, id: as.id }, to, now)
      const answer = await move(
        order,
        {
          to,
          reason: 'Motivo do teste',
          receiverName: 'Quem recebeu',
          assigneeId: world.people.operator.id,
          window: { start: new Date(now.getTime() + 3_600_000), end: new Date(now.getTime() + 7_200_000) },
        },
        as,
      )
      expect(answer.statusCode, `${from} → ${to}: ${answer.body}`).toBe(decision.allowed ? 200 : 409)
      const after = (await world.call('GET', `/v1/service-orders/${order.orderNumber}`, { as })).json()
      expect(after.status).toBe(decision.allowed ? to : from)
      if (decision.allowed) continue
      expect(after.version).toBe(order.version)
      expect(answer.json()).toMatchObject({
        code: 'invalid_transition',
        detail: decision.reason,
        allowed: expect.any(Array),
      })
      expect(answer.json().allowed).not.toContain(to)
    }
  })
})

test('the actions are the table as the caller sees it', async () => {
  const order = await orderIn(world, 'accepted')
  const answer = await world.call('GET', path(order, 'actions'), { as: world.people.manager })
  const leaving = serviceOrderTransitions.filter(({ from }) => from.includes('accepted'))
  expect(answer.json().data.map(({ to }: { to: string }) => to)).toEqual(leaving.map(({ to }) => to))
  expect(answer.json().data).toContainEqual({
    to: 'collecting',
    label: 'Sair para coleta',
    allowed: false,
    reason: 'Seu perfil não permite este passo.',
    requires: [],
    chargeable: false,
  })
  expect(answer.json().data).toContainEqual(
    expect.objectContaining({ to: 'canceled', allowed: true, chargeable: true }),
  )
})

describe('what a step asks for', () => {
  test.each([
    ['accepted', 'failed', '/reason', 'collecting'],
    ['in_transit', 'delivered', '/receiverName', 'in_transit'],
    ['requested', 'on_hold', '/reason', 'requested'],
    ['requested', 'canceled', '/reason', 'requested'],
    ['failed', 'requested', '/window', 'failed'],
  ] as const)('%s → %s without %s is refused under that field', async (_start, to, pointer, from) => {
    expect(transitionBetween(from, to)).toBeDefined()
    const answer = await move(await orderIn(world, from), { to }, world.people.admin)
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer, code: 'required' }] })
  })

  test('an operator who names nobody takes the order on', async () => {
    const order = await step(world, world.people.operator, await request(world), { to: 'accepted' })
    expect(order.assignee).toEqual({ id: world.people.operator.id, name: world.people.operator.name })
    expect(order.acceptedAt).not.toBeNull()
  })

  test('an admin names who carries the order out', async () => {
    const refused = await move(await request(world), { to: 'accepted' }, world.people.admin)
    expect(refused.json()).toMatchObject({ errors: [{ pointer: '/assigneeId', code: 'required' }] })
  })

  test.each(['foreignOperator', 'manager'] as const)('an order is not given to a %s', async (person) => {
    const body = { to: 'accepted', assigneeId: world.people[person].id }
    const answer = await move(await request(world), body, world.people.admin)
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/assigneeId' }] })
  })

  test('a new window may not have passed', async () => {
    const window = { start: '2020-01-01T09:00:00Z', end: '2020-01-01T10:00:00Z' }
    const answer = await move(await orderIn(world, 'failed'), { to: 'requested', window }, world.people.admin)
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/window/end' }] })
  })
})

describe('what a step changes', () => {
  test('a delivery leaves its moments, its receiver and its history, without gaps', async () => {
    const order = await step(world, world.people.operator, await inTransit(world), {
      to: 'delivered',
      receiverName: 'Seu Amaro, portaria',
    })
    expect(order).toMatchObject({
      status: 'delivered',
      assignee: { id: world.people.operator.id },
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
    expect(history[0].actor.id).toBe(world.people.manager.id)
    expect(history[5].actor.id).toBe(world.people.operator.id)
  })

  test('the time on hold is added to the promise, and the order goes back to where it was', async () => {
    const { operator, manager } = world.people
    const order = await step(world, operator, await request(world), { to: 'accepted' })
    const held = await step(world, manager, order, { to: 'on_hold', reason: 'Destinatário viajou' })
    expect(held.heldFrom).toBe('accepted')
    world.advance(3_600_000)
    const resumed = await step(world, manager, held, { to: 'accepted', reason: 'Destinatário voltou' })
    expect(resumed).toMatchObject({ status: 'accepted', heldFrom: null, assignee: { id: operator.id } })
    const moved = Date.parse(resumed.promisedAt ?? '') - Date.parse(order.promisedAt ?? '')
    expect(moved).toBeGreaterThanOrEqual(3_600_000)
    expect(moved).toBeLessThan(3_660_000)
  })

  test('a failed attempt counts, and after the last allowed one there is no other', async () => {
    let order = await inTransit(world)
    for (const attempt of [1, 2, 3]) {
      order = await step(world, world.people.operator, order, { to: 'failed', reason: 'Ausente' })
      expect(order).toMatchObject({ attempts: attempt, stops: [{}, { state: 'failed', failureReason: 'Ausente' }] })
      if (attempt < 3) order = await step(world, world.people.operator, order, { to: 'in_transit' })
    }
    const answer = await move(order, { to: 'in_transit' })
    expect(answer.json()).toMatchObject({ code: 'invalid_transition', detail: 'A empresa permite até 3 tentativas.' })
  })

  test('a company may allow fewer attempts than the others', async () => {
    const { acme } = world.companies
    await world.db.updateTable('companies').set({ maximum_attempts: 1 }).where('id', '=', acme).execute()
    const order = await step(world, world.people.operator, await inTransit(world), { to: 'failed', reason: 'Ausente' })
    expect((await move(order, { to: 'in_transit' })).statusCode).toBe(409)
    await world.db.updateTable('companies').set({ maximum_attempts: null }).where('id', '=', acme).execute()
  })

  test('an operator cancels within five minutes of accepting, charged; later a manager has to', async () => {
    const { operator, manager } = world.people
    const early = await step(world, operator, await request(world), { to: 'accepted' })
    const canceled = await step(world, operator, early, { to: 'canceled', reason: 'Engano' })
    expect(canceled).toMatchObject({ status: 'canceled', chargeable: true, cancelReason: 'Engano' })

    const late = await step(world, operator, await request(world), { to: 'accepted' })
    world.advance(5 * 60_000 + 1000)
    expect((await move(late, { to: 'canceled', reason: 'Engano' })).json().detail).toContain(
      'peça o cancelamento a um gestor',
    )
    expect((await move(late, { to: 'canceled', reason: 'Engano' }, manager)).statusCode).toBe(200)
  })

  test('a request is canceled free of charge, by an operator only if it is their own', async () => {
    const { operator, manager } = world.people
    const own = await step(world, operator, await request(world, operator), { to: 'canceled', reason: 'Engano' })
    expect(own.chargeable).toBe(false)
    expect((await move(await request(world, manager), { to: 'canceled', reason: 'Engano' })).statusCode).toBe(409)
  })

  test('a canceled order is opened again within a day, by an admin, as if new', async () => {
    const { admin, manager } = world.people
    const order = await step(world, manager, await request(world), { to: 'canceled', reason: 'Engano' })
    const reopened = await step(world, admin, order, { to: 'requested' })
    expect(reopened).toMatchObject({ status: 'requested', canceledAt: null, closedAt: null, cancelReason: null })
    const again = await step(world, manager, reopened, { to: 'canceled', reason: 'Engano' })
    world.advance(24 * 3_600_000 + 60_000)
    expect((await move(again, { to: 'requested' }, admin)).statusCode).toBe(409)
  })

  test('a new appointment replaces the window and the promise, and asks for somebody to accept it again', async () => {
    const order = await step(world, world.people.operator, await inTransit(world), { to: 'failed', reason: 'Ausente' })
    const start = new Date(world.now().getTime() + 48 * 3_600_000)
    const window = { start: start.toISOString(), end: new Date(start.getTime() + 3_600_000).toISOString() }
    const again = await step(world, world.people.manager, order, { to: 'requested', window })
    expect(again).toMatchObject({
      assignee: null,
      acceptedAt: null,
      scheduledFor: window.start,
      promisedAt: new Date(start.getTime() + 24 * 3_600_000).toISOString(),
      stops: [{ window }, { state: 'pending', failureReason: null }],
    })
  })

  test('a draft of a suspended company is not requested', async () => {
    const draft = await orderIn(world, 'draft')
    const { acme } = world.companies
    await world.db.updateTable('companies').set({ status: 'suspended' }).where('id', '=', acme).execute()
    expect((await move(draft, { to: 'requested' })).json()).toMatchObject({ code: 'invalid_transition' })
    await world.db.updateTable('companies').set({ status: 'active' }).where('id', '=', acme).execute()
  })
})

describe('an admin corrects a status', () => {
  const justification = 'O entregador confirmou por telefone que entregou ontem.'

  test('from any to any other, with a justification that stays in the history and in the audit', async () => {
    const order = await orderIn(world, 'requested')
    const answer = await move(order, { to: 'delivered', justification }, world.people.admin)
    expect(answer.json()).toMatchObject({
      status: 'delivered',
      stops: [{ state: 'completed' }, { state: 'completed' }],
    })
    expect((await events(order)).at(-1)).toMatchObject({
      type: 'corrected',
      from: 'requested',
      to: 'delivered',
      reason: justification,
    })
    const entry = await world.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'serviceOrders.correct')
      .orderBy('recorded_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      actor_id: world.people.admin.id,
      company_id: world.companies.acme,
      changes: { orderNumber: order.orderNumber, status: { from: 'requested', to: 'delivered' }, justification },
    })
  })

  test('nobody else does', async () => {
    const order = await orderIn(world, 'requested')
    for (const person of ['operator', 'manager'] as const) {
      const answer = await move(order, { to: 'delivered', justification }, world.people[person])
      expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' })
    }
  })

  test('a justification of fewer than twenty characters is refused', async () => {
    const order = await orderIn(world, 'requested')
    const answer = await move(order, { to: 'delivered', justification: 'porque sim' }, world.people.admin)
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/justification' }] })
  })
})

describe('many at once', () => {
  test('of fifty who accept the same order, one does', async () => {
    const order = await request(world)
    const answers = await Promise.all(Array.from({ length: 50 }, () => move(order, { to: 'accepted' })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
    expect(await events(order)).toHaveLength(2)
  })

  test('whoever saw an older version is told who changed the order', async () => {
    const order = await request(world)
    await step(world, world.people.operator, order, { to: 'accepted' })
    const body = { to: 'canceled', reason: 'Engano', version: order.version }
    const answer = await move(order, body, world.people.manager)
    expect(answer.json()).toMatchObject({
      status: 412,
      code: 'version_conflict',
      detail: 'Otto Operador mudou esta ordem, que agora está com status “Aguardando coleta”.',
    })
  })

  test('history is only ever added to', async () => {
    await request(world)
    const change = sql`update service_order_events set reason = 'outra coisa'`.execute(world.db)
    await expect(change).rejects.toThrow('only ever added')
  })
})

test('an inactive operator is not given an order', async () => {
  const leaver = await addPerson(world.ctx, { name: 'Lia', role: 'operator', companyIds: [world.companies.acme] })
  await world.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', leaver.id).execute()
  const answer = await move(await request(world), { to: 'accepted', assigneeId: leaver.id }, world.people.admin)
  expect(answer.json()).toMatchObject({ errors: [{ pointer: '/assigneeId' }] })
})
