import {
  type FieldChange,
  findTransition,
  Role,
  type ServiceOrder,
  type ServiceOrderEvent,
  ServiceOrderStatus,
} from '@malote/api-client/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { dropoff, request } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

type Move =
  | { readonly kind: 'step'; readonly to: ServiceOrderStatus; readonly role: Role }
  | {
      readonly kind: 'edit'
      readonly field: 'notes' | 'priority' | 'contact'
      readonly text: string
      readonly role: Role
    }
  | { readonly kind: 'stop'; readonly index: number; readonly fails: boolean }
  | { readonly kind: 'wait'; readonly minutes: number }

const role = fc.constantFrom(...Role.options)
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('step'), to: fc.constantFrom(...ServiceOrderStatus.options), role }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('edit'),
      field: fc.constantFrom('notes', 'priority', 'contact'),
      text: fc.stringMatching(/^[a-zà-ü]{1,12}$/),
      role,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('stop'), index: fc.integer({ min: 1, max: 2 }), fails: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 600 }) }) },
) as fc.Arbitrary<Move>

const path = ({ orderNumber }: ServiceOrder) => `/v1/service-orders/${orderNumber}`
const read = async (order: ServiceOrder): Promise<ServiceOrder> =>
  (await testApp.call('GET', path(order), { as: testApp.users.admin })).json()

async function take(order: ServiceOrder, move: Move): Promise<number> {
  switch (move.kind) {
    case 'wait':
      testApp.advance(move.minutes * 60_000)
      return 0
    case 'stop': {
      const body = move.fails ? { state: 'failed', reason: 'Ausente' } : { state: 'completed', receiverName: 'Ana' }
      const url = `${path(order)}/stops/${order.stops[move.index]?.id}`
      return (await testApp.call('PUT', url, { as: testApp.users.operator, body })).statusCode
    }
    case 'edit': {
      const { field, text } = move
      const stops = order.stops.slice(1).map(({ id, contactName }) => ({ ...dropoff(contactName), id }))
      const body = {
        notes: { notes: text },
        priority: { priority: text.length % 2 ? 'urgent' : 'normal' },
        contact: { dropoffs: stops.map((stop, index) => (index === 0 ? { ...stop, contactName: text } : stop)) },
      }[field]
      const as = testApp.users[move.role]
      return (await testApp.call('PUT', path(order), { as, body: { ...body, version: order.version } })).statusCode
    }
    case 'step': {
      const soon = testApp.now().getTime() + 3_600_000
      const body = {
        to: move.to,
        reason: 'Motivo',
        receiverName: 'Ana',
        assigneeId: testApp.users.operator.id,
        window: { start: new Date(soon), end: new Date(soon + 3_600_000) },
        version: order.version,
      }
      const as = testApp.users[move.role]
      return (await testApp.call('POST', `${path(order)}/transitions`, { as, body })).statusCode
    }
  }
}

/** Replays a history from its first event to its last to a status and edited fields. */
function replay(events: readonly ServiceOrderEvent[]) {
  let status: ServiceOrderStatus | null = null
  const fields = new Map<string, FieldChange['to']>()
  for (const event of events) {
    if (event.to) {
      expect(event.from, `event ${event.position}`).toBe(status)
      if (event.from) expect(findTransition(event.from, event.to), `${event.from} → ${event.to}`).toBeDefined()
      status = event.to
    }
    for (const { field, from, to } of event.changes ?? []) {
      if (fields.has(field)) expect(from, `${field} of event ${event.position}`).toBe(fields.get(field))
      fields.set(field, to)
    }
  }
  return { status, fields }
}

test('after random actions, the history replays to the current order and contains only allowed transitions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 25 }), fc.boolean(), async (moves, draft) => {
      const changes = { dropoffs: ['Ana', 'Bia'].map(dropoff), draft }
      let order = await request(testApp, testApp.users.manager, changes)
      for (const move of moves) {
        const status = await take(order, move)
        expect(status, JSON.stringify(move)).toBeLessThan(500)
        const after = await read(order)
        // A rejected request changes nothing but what time changes.
        if (status >= 400) expect({ ...after, late: false }).toEqual({ ...order, late: false })
        order = after
      }
      const { data } = (await testApp.call('GET', `${path(order)}/events`, { as: testApp.users.admin })).json()
      expect(data.map(({ position }: ServiceOrderEvent) => position)).toEqual(
        data.map((_: unknown, index: number) => index + 1),
      )
      const notified = replay(data)
      expect(notified.status).toBe(order.status)
      // A field without an event has its initial value.
      expect(notified.fields.get('/notes') ?? null).toBe(order.notes)
      expect(notified.fields.get('/priority') ?? 'normal').toBe(order.priority)
      expect(notified.fields.get('/dropoffs/0/contactName') ?? 'Ana').toBe(order.stops[1]?.contactName)
    }),
    { numRuns: 60 },
  )
})
