import { Role, type ServiceOrder, ServiceOrderStatus } from '@malote/api-client/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { dropoff, inTransit, orderIn, request, step } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const cities = ['São Paulo', 'Recife', 'Olinda'] as const
const role = fc.constantFrom(...Role.options)
const action = fc.oneof(
  { weight: 1, arbitrary: fc.record({ to: fc.constantFrom(...ServiceOrderStatus.options), role }) },
  {
    weight: 12,
    arbitrary: fc.record({
      to: fc.constantFrom('failed' as const, 'failed' as const, 'in_transit' as const),
      role: fc.constant('operator' as const),
    }),
  },
  // A hold, whose end returns the order to `failed`.
  {
    weight: 3,
    arbitrary: fc.record({
      to: fc.constantFrom('on_hold' as const, 'failed' as const),
      role: fc.constant('manager' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ undo: fc.constant('operator' as const) }) },
  { weight: 3, arbitrary: fc.record({ route: fc.array(fc.constantFrom(...cities), { minLength: 1, maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.constantFrom('reverse', 'erase', 'move' as const) },
)
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

const selectRow = ({ orderNumber }: ServiceOrder) =>
  testApp.db.selectFrom('service_orders').selectAll().where('order_number', '=', orderNumber).executeTakeFirstOrThrow()
const path = ({ orderNumber }: ServiceOrder) => `/v1/service-orders/${orderNumber}`
const read = async (order: ServiceOrder): Promise<ServiceOrder> =>
  (await testApp.call('GET', path(order), { as: testApp.users.admin })).json()

async function edit(order: ServiceOrder, dropoffs: object[]): Promise<void> {
  const body = { dropoffs, version: order.version }
  await testApp.call('PUT', path(order), { as: testApp.users.admin, body })
}

async function take(order: ServiceOrder, action: Action): Promise<void> {
  const { id, company_id: from, created_at: at } = await selectRow(order)
  const dropoffs = order.stops.slice(1).filter(({ kind }) => kind === 'dropoff')
  if (action === 'reverse') return edit(order, dropoffs.toReversed())
  if (action === 'erase') {
    await testApp.db.transaction().execute(async (db) => {
      await sql`set local malote.erasing = on`.execute(db)
      await sql`update service_order_events set reason = 'Apagado' where service_order_id = ${id}
        and reason is not null`.execute(db)
    })
    return
  }
  if (action === 'move') {
    const company_id = testApp.companies[from === testApp.companies.acme ? 'other' : 'acme']
    const created_at = new Date(at.getTime() - 3_600_000)
    await testApp.db
      .updateTable('service_orders')
      .set({ company_id, created_at } as never)
      .where('id', '=', id)
      .execute()
    return
  }
  if ('undo' in action) {
    await testApp.call('POST', `${path(order)}/undo`, { as: testApp.users[action.undo] })
    return
  }
  if ('route' in action) {
    const stops = action.route.map((city, index) => {
      const { address, ...stop } = dropoff(`Ana ${index}`)
      return {
        ...stop,
        address: { ...address, city },
        ...(dropoffs[index] && index > 0 ? { id: dropoffs[index].id } : {}),
      }
    })
    return edit(order, stops)
  }
  const body = {
    to: action.to,
    reason: 'Destinatário ausente',
    receiverName: 'Ana',
    assigneeId: testApp.users.operator.id,
    ...(action.role === 'admin' && { justification: 'Correção de um teste automático.' }),
    version: order.version,
  }
  await testApp.call('POST', `${path(order)}/transitions`, { as: testApp.users[action.role], body })
}

/** What the copies must contain, from the events and the stops alone. */
async function recount(id: string) {
  const order = await testApp.db.selectFrom('service_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const events = await testApp.db
    .selectFrom('service_order_events')
    .selectAll()
    .where('service_order_id', '=', id)
    .execute()
  const stops = await testApp.db
    .selectFrom('service_order_stops')
    .selectAll()
    .where('service_order_id', '=', id)
    .execute()
  const undone = new Set(events.map(({ undoes_event_id }) => undoes_event_id))
  const attempts = events
    .filter((event) => event.type === 'status_changed' && event.to_status === 'failed')
    .filter((event) => event.from_status !== null && event.from_status !== 'on_hold')
  const last = stops.filter(({ kind }) => kind === 'dropoff').toSorted((a, b) => b.position - a.position)[0]
  return {
    place: [last?.city, last?.state_code],
    undoneAttempts: attempts.filter((event) => undone.has(event.id)).length,
    failures: attempts
      .filter((event) => !undone.has(event.id))
      .map(({ id: event_id, occurred_at, reason }) => ({
        event_id,
        service_order_id: id,
        company_id: order.company_id,
        order_created_at: order.created_at,
        occurred_at,
        reason,
        status: order.status,
      }))
      .toSorted((a, b) => a.event_id.localeCompare(b.event_id)),
  }
}

/** The place and the failed attempts that the database keeps. */
async function copies(id: string) {
  const { last_city, last_state } = await testApp.db
    .selectFrom('service_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { place: [last_city, last_state], failures: await selectFailures(id) }
}

const selectFailures = (id: string) =>
  testApp.db
    .selectFrom('service_order_failures')
    .selectAll()
    .where('service_order_id', '=', id)
    .orderBy('event_id')
    .execute()

const fails = { to: 'failed', role: 'operator' } as const
const resumes = { to: 'in_transit', role: 'operator' } as const
const undo = { undo: 'operator' } as const
/** Lives that reach each kind of change, whatever the random ones reach. */
const examples: [Action[], boolean][] = [
  [[fails, undo, fails, resumes, fails, 'erase', 'move', undo], true],
  [
    [{ route: ['Recife', 'Olinda'] }, 'reverse', { route: ['São Paulo', 'Olinda', 'Recife'] }, { route: ['Olinda'] }],
    false,
  ],
]

test('the place and the failed attempts of an order equal a recount of its stops and events after random changes', async () => {
  let failures = 0
  let undone = 0
  const places = new Set<unknown>()
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 20 }), fc.boolean(), async (actions, moving) => {
      // The route of a requested order may change; only an order in transit fails.
      const dropoffs = ['Ana', 'Bia']
      let order = moving
        ? await inTransit(testApp, dropoffs)
        : await request(testApp, testApp.users.manager, { dropoffs: dropoffs.map(dropoff) })
      const { id } = await selectRow(order)
      for (const action of actions) {
        await take(order, action)
        order = await read(order)
        const { undoneAttempts, ...expected } = await recount(id)
        expect(await copies(id), JSON.stringify(action)).toEqual(expected)
        failures += expected.failures.length
        undone += undoneAttempts
        places.add(expected.place[0])
      }
    }),
    { numRuns: 30, examples },
  )
  expect(failures).toBeGreaterThan(0)
  expect(undone).toBeGreaterThan(0)
  expect([...places]).toEqual(expect.arrayContaining([...cities]))
})

test('a deleted order leaves no failed attempts', async () => {
  const order = await orderIn(testApp, 'in_transit')
  await step(testApp, testApp.users.operator, order, { to: 'failed', reason: 'Destinatário ausente' })
  const { id } = await selectRow(order)
  expect(await selectFailures(id)).toHaveLength(1)
  await testApp.db.deleteFrom('service_orders').where('id', '=', id).execute()
  expect(await selectFailures(id)).toEqual([])
})

test('the place is kept for writers that do not write it', async () => {
  const order = await request(testApp)
  const { id } = await selectRow(order)
  await testApp.db
    .updateTable('service_orders')
    .set({ last_city: null, last_state: null })
    .where('id', '=', id)
    .execute()
  await testApp.db
    .updateTable('service_order_stops')
    .set({ city: 'Recife', state_code: 'PE' })
    .where('service_order_id', '=', id)
    .where('kind', '=', 'dropoff')
    .execute()
  expect((await copies(id)).place).toEqual(['Recife', 'PE'])
})
