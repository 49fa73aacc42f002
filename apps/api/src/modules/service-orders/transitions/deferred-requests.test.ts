import {
  applyDeferredRequest,
  attachments,
  decideActions,
  type ProofKind,
  type Role,
  type ServiceOrder,
  ServiceOrderStatus,
  type Stop,
  serviceOrders,
  type User,
} from '@malote/api-client/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { dropoff, orderIn, request } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { picture, sendFiles } from '../../../../test/uploads.ts'

let testApp: TestApp
let photo: Buffer
beforeAll(async () => {
  testApp = await createTestApp()
  photo = await picture('#204080')
})

type Caller = Exclude<Role, 'external'>
const callers: readonly Caller[] = ['operator', 'manager', 'admin']

const getUser = (caller: Caller): User => {
  const { id } = testApp.users[caller]
  return { id, name: caller, role: caller, carriesOut: true } as User
}

/** A request that a device may send later. */
interface Move {
  readonly caller: Caller
  readonly endpointId: string
  readonly input: { readonly params: object; readonly body?: object; readonly form?: object }
  readonly send: () => Promise<number>
}

const path = ({ orderNumber }: Pick<ServiceOrder, 'orderNumber'>) => `/v1/service-orders/${orderNumber}`
const read = async (order: ServiceOrder, as: Caller = 'admin'): Promise<ServiceOrder> =>
  (await testApp.call('GET', path(order), { as: testApp.users[as] })).json()

function step(order: ServiceOrder, caller: Caller, body: object): Move {
  const send = async () =>
    (await testApp.call('POST', `${path(order)}/transitions`, { as: testApp.users[caller], body })).statusCode
  return { caller, endpointId: serviceOrders.transition.id, input: { params: {}, body }, send }
}

function outcome(order: ServiceOrder, stop: Stop, body: object): Move {
  const url = `${path(order)}/stops/${stop.id}`
  const send = async () => (await testApp.call('PUT', url, { as: testApp.users.operator, body })).statusCode
  return {
    caller: 'operator',
    endpointId: serviceOrders.updateStop.id,
    input: { params: { stopId: stop.id }, body },
    send,
  }
}

function proof(order: ServiceOrder, { id, pin }: Stop, kind: ProofKind): Move {
  const common = { caller: 'operator' } as const
  if (kind !== 'pin') {
    const form = { kind, stopId: id }
    const send = async () =>
      (await sendFiles(testApp, order, [['p.jpg', photo]], form, testApp.users.operator)).statusCode
    return { ...common, endpointId: attachments.create.id, input: { params: {}, form }, send }
  }
  const url = `${path(order)}/stops/${id}/pin`
  const body = { pin }
  const send = async () => (await testApp.call('POST', url, { as: testApp.users.operator, body })).statusCode
  return { ...common, endpointId: attachments.confirmPin.id, input: { params: { stopId: id }, body }, send }
}

/** Lists what users may send for an order: the steps that they may take, corrections, outcomes and missing proofs. */
function listMoves(order: ServiceOrder): Move[] {
  const soon = testApp.now().getTime() + 3_600_000
  const window = { start: new Date(soon).toISOString(), end: new Date(soon + 3_600_000).toISOString() }
  const values = { reason: 'Motivo', receiverName: 'Ana', window, assigneeId: testApp.users.operator.id }
  const steps = callers.flatMap((caller) =>
    decideActions(order, getUser(caller), testApp.now())
      .filter(({ allowed }) => allowed)
      .map(({ to }) => step(order, caller, { to, ...values })),
  )
  const open = order.stops.filter(({ kind, state }) => kind === 'dropoff' && /pending|en_route|arrived/.test(state))
  const outcomes =
    order.status !== 'in_transit'
      ? []
      : open.flatMap((stop) => [
          outcome(order, stop, { state: 'arrived' }),
          outcome(order, stop, { state: 'failed', reason: 'Ausente' }),
          outcome(order, stop, { state: 'completed', receiverName: 'Bia' }),
        ])
  const proofs = [...order.stops, ...(order.returnStop ? [order.returnStop] : [])].flatMap((stop) =>
    stop.missingProofs.map((kind) => proof(order, stop, kind)),
  )
  const justification = 'Correção de um teste automático.'
  const corrections = ServiceOrderStatus.options.map((to) => step(order, 'admin', { to, ...values, justification }))
  // Corrections are rare, so that most histories get far by ordinary steps.
  return [...steps, ...steps, ...outcomes, ...outcomes, ...proofs, ...proofs, ...corrections.slice(0, 4 + (soon % 10))]
}

/** A time as the same as before, new, or none: the clocks of the server and the device differ by milliseconds. */
const compareTimes = (before: string | null | undefined, time: string | null | undefined): string | null =>
  time ? (time === before ? 'same' : 'new') : null

function summarizeStop(before: Stop | null | undefined, stop: Stop) {
  const { id, kind, state, receiverName, failureReason, window, missingProofs, proved } = stop
  const times = [
    compareTimes(before?.completedAt, stop.completedAt),
    compareTimes(before?.pinConfirmedAt, stop.pinConfirmedAt),
  ]
  return { id, kind, state, receiverName, failureReason, window, missingProofs, proved, times }
}

/** What an order shows after a step. The promise, and a new return stop, depend on the company's policy. */
function summarize(before: ServiceOrder, order: ServiceOrder) {
  const { status, heldFrom, scheduledFor, cancelReason, chargeable, attempts, stops, returnStop } = order
  const names = ['acceptedAt', 'collectedAt', 'deliveredAt', 'closedAt', 'canceledAt'] as const
  return {
    ...{ status, heldFrom, scheduledFor, cancelReason, chargeable, attempts },
    assignee: order.assignee?.id,
    times: names.map((name) => [name, compareTimes(before[name], order[name])]),
    stops: stops.map((stop, index) => summarizeStop(before.stops[index], stop)),
    returnStop: before.returnStop && returnStop && summarizeStop(before.returnStop, returnStop),
  }
}

/** The steps of a user, without those for which only the server has the facts. */
const listDecisions = (decisions: ReturnType<typeof decideActions>) => decisions.filter(({ to }) => to !== 'canceled')

/** The order without the fields that every change sets. */
const content = ({ version: _version, updatedAt: _updatedAt, late: _late, ...order }: ServiceOrder) => order

const beginnings = ['draft', 'requested', 'requested', 'in_transit', 'in_transit'] as const
const history = fc.record({
  beginning: fc.constantFrom(...beginnings),
  dropoffs: fc.array(fc.subarray<ProofKind>(['photo', 'pin']), { minLength: 1, maxLength: 3 }),
  moves: fc.array(fc.record({ choice: fc.nat(), undo: fc.nat(4), waitMinutes: fc.nat(90) }), {
    minLength: 4,
    maxLength: 14,
  }),
})

// `HISTORIES=10000` proves more of them.
const histories = Number(process.env.HISTORIES ?? 60)

test('a client shows the order that the server stores, after each request of random histories', {
  timeout: 0,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ beginning, dropoffs, moves }) => {
      const stops = dropoffs.map((requiredProofs, index) => ({ ...dropoff(`Ana ${index}`), requiredProofs }))
      let order =
        beginning === 'in_transit'
          ? await read(await orderIn(testApp, 'in_transit', { dropoffs: stops }))
          : await read(await request(testApp, testApp.users.manager, { dropoffs: stops, draft: beginning === 'draft' }))
      for (const { choice, undo, waitMinutes } of moves) {
        const possible = listMoves(order)
        const move = possible[choice % possible.length]
        if (!move) return
        // The PIN is hidden from the delivery team.
        const before = order
        const status = await move.send()
        const after = await read(before)
        if (status >= 400) {
          expect(content(after), `${status} ${JSON.stringify(move.input)}`).toEqual(content(before))
          continue
        }
        const deviceTime = testApp.now().toISOString()
        const expected = applyDeferredRequest(before, { ...move, deviceTime }, getUser(move.caller))
        const label = `${before.status}: ${move.caller} ${JSON.stringify(move.input)}`
        expect(summarize(before, expected), label).toEqual(summarize(before, after))
        if (expected.promisedAt === after.promisedAt) expect(expected.late, label).toBe(after.late)
        const actions = await testApp.call('GET', `${path(after)}/actions`, { as: testApp.users[move.caller] })
        if (after.status !== 'canceled') {
          const decisions = decideActions(expected, getUser(move.caller), testApp.now())
          expect(listDecisions(decisions), label).toEqual(listDecisions(actions.json().data))
        }
        order = after
        // A repeated arrival changes nothing: an undo after it is that of the step before.
        if (undo === 0 && after.version !== before.version) {
          const undone = await testApp.call('POST', `${path(after)}/undo`, { as: testApp.users[move.caller] })
          if (undone.statusCode === 200) {
            order = await read(after)
            expect(content(order), `undo of ${label}`).toEqual(content(before))
          }
        }
        if (waitMinutes < 10) testApp.advance(waitMinutes * 60_000)
      }
    }),
    { numRuns: histories },
  )
})
