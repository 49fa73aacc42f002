import type { OccurrenceDetail, ServiceOrder, ServiceOrderEvent } from '@malote/api-client/contract'
import { beforeEach, expect, test } from 'vitest'
import { inTransit, orderIn, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await createTestApp()
})

type Order = Pick<ServiceOrder, 'orderNumber'>
const path = ({ orderNumber }: Order) => `/v1/service-orders/${orderNumber}/occurrences`
const post = (to: string, body: object) => testApp.call('POST', to, { as: testApp.users.operator, body })
const fetchOccurrences = async (order: Order): Promise<OccurrenceDetail[]> =>
  (await testApp.call('GET', path(order), { as: testApp.users.operator })).json().data
const open = (order: Order, body: object) => post(path(order), body)
const change = (order: Order, id: string, body: object) =>
  testApp.call('PUT', `${path(order)}/${id}`, { as: testApp.users.operator, body })
const comment = (order: Order, id: string, body: object) => post(`${path(order)}/${id}/comments`, body)
const failStop = ({ orderNumber, stops }: ServiceOrder, position: number) =>
  testApp.call('PUT', `/v1/service-orders/${orderNumber}/stops/${stops[position]?.id}`, {
    as: testApp.users.operator,
    body: rejected,
  })
const undo = ({ orderNumber }: Order) => post(`/v1/service-orders/${orderNumber}/undo`, {})
const rejected = { state: 'failed', reason: 'Recusado pelo destinatário' }
const damage = { kind: 'damaged', description: 'A caixa chegou molhada.' }

const fetchHistory = async (
  { orderNumber }: Order,
  as: TestUser = testApp.users.operator,
): Promise<ServiceOrderEvent[]> =>
  (await testApp.call('GET', `/v1/service-orders/${orderNumber}/events`, { as })).json().data
const aboutOccurrences = (events: readonly ServiceOrderEvent[]) =>
  events.filter(({ type }) => type.startsWith('occurrence_'))

test('what happens to an occurrence is in the history of its order, without its texts', async () => {
  const order = await orderIn(testApp, 'in_transit')
  const stopId = order.stops[1]?.id ?? ''
  const { id, dueAt } = (await open(order, { ...damage, stopId })).json()
  await comment(order, id, { text: 'O ajudante deixou cair.', visibility: 'internal' })
  await change(order, id, { ownerId: testApp.users.operator.id, dueAt: '2031-05-01T12:00:00.000Z' })
  await change(order, id, { status: 'resolved', resolution: 'Caixa trocada.' })
  await change(order, id, { resolution: 'Caixa trocada por outra.' })
  await change(order, id, { status: 'open' })
  const events = aboutOccurrences(await fetchHistory(order))
  const common = { occurrenceId: id, stopId, note: null, reason: null }
  expect(events).toMatchObject([
    { ...common, type: 'occurrence_opened', visibility: 'company' },
    { ...common, type: 'occurrence_commented', visibility: 'internal' },
    {
      ...common,
      type: 'occurrence_changed',
      visibility: 'company',
      changes: [
        { field: '/occurrence/owner', from: null, to: 'Otto Operador' },
        { field: '/occurrence/dueAt', from: dueAt, to: '2031-05-01T12:00:00.000Z' },
      ],
    },
    {
      ...common,
      type: 'occurrence_resolved',
      changes: [{ field: '/occurrence/status', from: 'open', to: 'resolved' }],
    },
    { ...common, type: 'occurrence_changed' },
    { ...common, type: 'occurrence_changed', changes: [{ field: '/occurrence/status', from: 'resolved', to: 'open' }] },
  ])
  expect(events[4]).not.toHaveProperty('changes')
  expect(aboutOccurrences(await fetchHistory(order, testApp.users.manager))).toHaveLength(5)
})

test('a change without a difference is no event', async () => {
  const order = await orderIn(testApp, 'in_transit')
  const { id, dueAt } = (await open(order, damage)).json()
  await change(order, id, { dueAt })
  expect(aboutOccurrences(await fetchHistory(order)).map(({ type }) => type)).toEqual(['occurrence_opened'])
})

test('a failure is followed by the event of its occurrence, and its undo takes both back', async () => {
  const order = await inTransit(testApp, ['Ana'])
  await failStop(order, 1)
  const [{ id } = { id: '' }] = await fetchOccurrences(order)
  const types = async () => (await fetchHistory(order)).slice(-4).map(({ type, to }) => (to ? `${type} ${to}` : type))
  expect(await types()).toEqual([
    'status_changed in_transit',
    'stop_changed',
    'occurrence_opened',
    'status_changed failed',
  ])
  const opened = { occurrenceId: id, reason: rejected.reason, stopId: order.stops[1]?.id }
  expect(aboutOccurrences(await fetchHistory(order))).toMatchObject([opened])
  expect((await undo(order)).statusCode).toBe(200)
  expect((await types()).slice(-2)).toEqual(['step_undone', 'step_undone in_transit'])
  const undone = (await fetchHistory(order)).filter(({ type }) => type === 'step_undone')
  expect(undone.map(({ undoesEventId }) => undoesEventId)).not.toContain(undefined)
})

test('a person may work on an occurrence before the failure is undone, but no other change', async () => {
  const order = await inTransit(testApp, ['Ana'])
  await step(testApp, testApp.users.operator, order, { to: 'failed', reason: 'Cão solto' })
  const [{ id } = { id: '' }] = await fetchOccurrences(order)
  await change(order, id, { ownerId: testApp.users.operator.id })
  expect((await undo(order)).statusCode).toBe(200)
  expect((await fetchHistory(order)).at(-1)).toMatchObject({ type: 'occurrence_resolved', occurrenceId: id })
  await step(testApp, testApp.users.operator, order, { to: 'failed', reason: 'Cão solto' })
  await post(`/v1/service-orders/${order.orderNumber}/comments`, { text: 'Vou voltar.' })
  expect((await undo(order)).json()).toMatchObject({ code: 'invalid_transition' })
})
