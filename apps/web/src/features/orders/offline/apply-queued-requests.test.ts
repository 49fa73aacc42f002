import type { ServiceOrder, Stop, User } from '@malote/api-client'
import { expect, test } from 'vitest'
import { applyQueuedRequests, decideActions } from './apply-queued-requests.ts'

const stop = (id: string, kind: Stop['kind'], missingProofs: Stop['missingProofs'] = []) =>
  ({ id, kind, state: 'pending', missingProofs, proved: missingProofs.length === 0 }) as unknown as Stop

const createOrder = (status: ServiceOrder['status'], dropoffs: Stop[]) =>
  ({
    orderNumber: 'OS-2026-000001',
    status,
    stops: [stop('p', 'pickup'), ...dropoffs],
    returnStop: null,
    attempts: 0,
    maximumAttempts: 3,
    requestedBy: null,
  }) as unknown as ServiceOrder

const at = '2026-11-23T12:00:00.000Z'
const request = (endpointId: string, input: object) => ({ endpointId, input, deviceTime: at }) as never
const transition = (to: string, fields: object = {}) =>
  request('serviceOrders.transition', { params: {}, body: { to, ...fields } })
const outcome = (stopId: string, body: object) => request('serviceOrders.updateStop', { params: { stopId }, body })
const courier = { id: 'u', name: 'Caio', role: 'operator', carriesOut: true } as User

const listAllowed = (order: ServiceOrder) =>
  decideActions(order, courier, new Date())
    .filter(({ allowed }) => allowed)
    .map(({ to }) => to)

test('follows a delivery with a photo and a PIN from the pickup to the door', () => {
  const accepted = createOrder('accepted', [stop('d', 'dropoff', ['photo', 'pin'])])
  const steps = [transition('collecting'), transition('collected'), transition('in_transit')]
  const onTheWay = applyQueuedRequests(accepted, steps)
  expect(onTheWay).toMatchObject({ status: 'in_transit', collectedAt: at, stops: [{ state: 'completed' }, {}] })
  expect(onTheWay.stops[1]).toMatchObject({ state: 'en_route', missingProofs: ['photo', 'pin'] })
  expect(listAllowed(onTheWay)).toEqual(['failed'])

  const proved = applyQueuedRequests(onTheWay, [
    request('attachments.create', { params: {}, form: { kind: 'photo', stopId: 'd' } }),
    request('attachments.confirmPin', { params: { stopId: 'd' }, body: { pin: '1234' } }),
  ])
  expect(proved.stops[1]).toMatchObject({ missingProofs: [], proved: true })
  expect(listAllowed(proved)).toEqual(['delivered', 'failed'])

  const delivered = applyQueuedRequests(proved, [transition('delivered', { receiverName: 'Ana' })])
  expect(delivered).toMatchObject({ status: 'delivered', stops: [{}, { state: 'completed', receiverName: 'Ana' }] })
  expect(accepted.status).toBe('accepted')
})

test.each([
  [['completed', 'completed'], 'delivered'],
  [['completed', 'failed'], 'partially_delivered'],
  [['failed', 'failed'], 'failed'],
])('the outcomes %j end the route as %s', (states, status) => {
  const order = createOrder('in_transit', [stop('a', 'dropoff'), stop('b', 'dropoff')])
  const [first, second] = states.map((state, index) =>
    outcome(
      index === 0 ? 'a' : 'b',
      state === 'failed' ? { state, reason: 'Ausente' } : { state, receiverName: 'Ana' },
    ),
  )
  expect(applyQueuedRequests(order, [first as never]).status).toBe('in_transit')
  expect(applyQueuedRequests(order, [first as never, second as never]).status).toBe(status)
})

test('a failed attempt marks the open drop-offs and counts', () => {
  const order = createOrder('in_transit', [stop('a', 'dropoff')])
  const failed = applyQueuedRequests(order, [transition('failed', { reason: 'Ausente' })])
  expect(failed).toMatchObject({
    status: 'failed',
    attempts: 1,
    stops: [{}, { state: 'failed', failureReason: 'Ausente' }],
  })
})

test('applies neither a rejected request nor those after it', () => {
  const order = createOrder('in_transit', [stop('d', 'dropoff', ['pin'])])
  const pin = { endpointId: 'attachments.confirmPin', input: { params: { stopId: 'd' }, body: { pin: '0000' } } }
  const requests = [
    outcome('d', { state: 'arrived' }),
    { ...pin, deviceTime: at, rejection: 'Este PIN não confere.' } as never,
    outcome('d', { state: 'completed', receiverName: 'Ana' }),
  ]
  const expected = applyQueuedRequests(order, requests)
  expect(expected).toMatchObject({ status: 'in_transit', stops: [{}, { state: 'arrived', missingProofs: ['pin'] }] })
})

test.each([
  ['failed', { to: 'in_transit' }, ['completed', 'en_route']],
  ['collecting', { to: 'failed', reason: 'Fechado' }, ['failed', 'pending']],
  ['accepted', { to: 'collecting' }, ['en_route', 'pending']],
] as const)('from %s, %j leaves the stops as the server does', (status, body, states) => {
  const order = createOrder(status, [stop('d', 'dropoff')])
  const before =
    status === 'failed'
      ? {
          ...order,
          collectedAt: at,
          stops: order.stops.map((one) => ({ ...one, state: one.kind === 'pickup' ? 'completed' : 'failed' }) as Stop),
        }
      : order
  const { stops } = applyQueuedRequests(before, [transition(body.to, body)])
  expect(stops.map(({ state }) => state)).toEqual(states)
})

test('after one of two drop-offs the courier is on the way to the other', () => {
  const order = createOrder('in_transit', [stop('a', 'dropoff'), stop('b', 'dropoff')])
  const { stops } = applyQueuedRequests(order, [outcome('a', { state: 'completed', receiverName: 'Ana' })])
  expect(stops.map(({ state }) => state)).toEqual(['pending', 'completed', 'en_route'])
})
