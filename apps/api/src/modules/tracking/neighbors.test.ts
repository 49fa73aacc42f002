import type { ServiceOrder } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { dropoff, inTransit, request, step } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { picture, sendFiles } from '../../../test/uploads.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ config: { publicUrl: 'https://malote.example' } })
})

const tokens = (order: ServiceOrder): string[] =>
  order.stops.flatMap(({ trackingUrl }) => (trackingUrl ? [trackingUrl.split('/').at(-1) ?? ''] : []))
const track = (token = '') => testApp.call('GET', `/v1/public/tracking/${token}`)

/** An order in transit to two neighbors. */
async function toNeighbors(): Promise<ServiceOrder> {
  const ana = { ...dropoff('Ana Lima'), address: { ...dropoff('x').address, neighborhood: 'Perdizes' } }
  const bia = { ...dropoff('Bia Souza'), address: { ...dropoff('x').address, neighborhood: 'Pinheiros' } }
  let order = await request(testApp, testApp.users.manager, { dropoffs: [ana, bia] })
  for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
    order = await step(testApp, testApp.users.operator, order, { to })
  }
  return order
}

async function record(order: ServiceOrder, position: number, outcome: object): Promise<ServiceOrder> {
  const path = `/v1/service-orders/${order.orderNumber}/stops/${order.stops[position]?.id}`
  const response = await testApp.call('PUT', path, { as: testApp.users.operator, body: outcome })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

describe('the history', () => {
  const justification = 'O entregador confirmou por telefone que foi assim.'
  const fetchHistory = async (order: ServiceOrder, index: number) => (await track(tokens(order)[index])).json().history
  const fetchStatuses = async (order: ServiceOrder, index: number) =>
    (await fetchHistory(order, index)).map(({ status }: { status: string }) => status)
  const correct = (order: ServiceOrder, to: ServiceOrder['status']) =>
    step(testApp, testApp.users.admin, order, { to, justification })

  test('of a delivered stop ends with its delivery, whatever becomes of the others', async () => {
    const order = await toNeighbors()
    await record(order, 1, { state: 'completed', receiverName: 'Ana' })
    testApp.advance(60_000)
    await record(order, 2, { state: 'failed', reason: 'Ausente' })
    await step(testApp, testApp.users.manager, order, { to: 'returning' })
    await step(testApp, testApp.users.operator, order, { to: 'returned' })
    const history = await fetchHistory(order, 0)
    expect(history.at(-1).status).toBe('delivered')
    const times = history.map(({ at }: { at: string }) => at)
    expect(times).toEqual(times.toSorted())
    expect(await fetchStatuses(order, 1)).toEqual(expect.arrayContaining(['returning', 'returned']))
  })

  test('follows corrections: it loses an end that was taken back, and has one that was corrected', async () => {
    const order = await inTransit(testApp)
    const beginning = ['requested', 'accepted', 'collecting', 'collected', 'in_transit']
    await step(testApp, testApp.users.operator, order, { to: 'delivered', receiverName: 'Ana' })
    await correct(order, 'in_transit')
    expect(await fetchStatuses(order, 0)).toEqual(beginning)
    await correct(order, 'delivered')
    expect(await fetchStatuses(order, 0)).toEqual([...beginning, 'delivered'])
    await correct(order, 'failed')
    expect(await fetchStatuses(order, 0)).toEqual(beginning)
  })
})

describe('the links of an order', () => {
  test('are one per drop-off; the link of the order is that of its only drop-off', async () => {
    const single = await inTransit(testApp)
    expect(single.stops.map(({ trackingUrl }) => trackingUrl)).toEqual([null, single.trackingUrl])
    const order = await toNeighbors()
    expect(order.trackingUrl).toBeNull()
    expect(order.stops[0]?.trackingUrl).toBeNull()
    expect(new Set(tokens(order)).size).toBe(2)
    for (const token of tokens(order)) expect(token).toMatch(/^[\w-]{22}$/)
  })

  test('each find the order', async () => {
    const order = await toNeighbors()
    for (const token of tokens(order)) {
      const list = await testApp.call('GET', `/v1/service-orders?trackingToken=${token}`, {
        as: testApp.users.operator,
      })
      expect(list.json().data).toMatchObject([{ orderNumber: order.orderNumber }])
    }
  })

  test('survive an edit of the stop, and are new for a new stop', async () => {
    const order = await request(testApp, testApp.users.manager, { dropoffs: [dropoff('Ana'), dropoff('Bia')] })
    const [pickup, , bia] = order.stops
    const edited = await testApp.call('PUT', `/v1/service-orders/${order.orderNumber}`, {
      as: testApp.users.manager,
      body: {
        version: order.version,
        pickup: { contactName: 'Davi Rocha', address: pickup?.address },
        dropoffs: [
          { id: bia?.id, contactName: 'Bia Souza', address: bia?.address },
          { contactName: 'Caio', address: bia?.address },
        ],
        items: order.items,
      },
    })
    expect(edited.statusCode, edited.body).toBe(200)
    const [first, second] = tokens(edited.json())
    expect(first).toBe(tokens(order)[1])
    expect(tokens(order)).not.toContain(second)
    expect((await track(tokens(order)[0])).statusCode).toBe(404)
  })
})

describe('a neighbor', () => {
  test('sees nothing of the other delivery: neither place, name, outcome nor photo', async () => {
    const order = await toNeighbors()
    const stopId = order.stops[1]?.id
    const sent = await sendFiles(testApp, order, [['p.jpg', await picture('#123456')]], { kind: 'photo', stopId })
    const photoId = sent.json().data[0].id
    await record(order, 1, { state: 'completed', receiverName: 'Caio Porteiro' })
    const [ana, bia] = tokens(order)
    const response = await track(ana)
    expect(response.json()).toMatchObject({
      status: 'delivered',
      reached: 5,
      delivery: { recipient: 'Ana', receiver: 'Caio', neighborhood: 'Perdizes', stopState: 'completed' },
      photos: [{ id: photoId }],
      late: false,
    })
    expect(response.json().steps.at(-1).at).toBe(response.json().delivery.completedAt)
    expect(response.body).not.toMatch(/Bia|Pinheiros/)
    const other = await track(bia)
    expect(other.json()).toMatchObject({
      status: 'in_transit',
      reached: 4,
      delivery: { recipient: 'Bia', receiver: null, neighborhood: 'Pinheiros', stopState: 'en_route' },
      photos: [],
    })
    expect(other.json().deliveries).toHaveLength(1)
    expect(other.body).not.toMatch(/Ana|Perdizes|Caio|delivered"[^}]*"at":"2/)
    expect(other.body).not.toContain(photoId)
    expect((await testApp.call('GET', `/v1/public/tracking/${ana}/photos/${photoId}`)).statusCode).toBe(200)
    expect((await testApp.call('GET', `/v1/public/tracking/${bia}/photos/${photoId}`)).statusCode).toBe(404)
  })

  test('sees only the own outcome of an order that was delivered in part, also in the history', async () => {
    const order = await toNeighbors()
    await record(order, 1, { state: 'failed', reason: 'Destinatário ausente' })
    expect((await track(tokens(order)[0])).json()).toMatchObject({ status: 'failed', reached: 4 })
    await record(order, 2, { state: 'completed', receiverName: 'Bia' })
    const [ana, bia] = await Promise.all(tokens(order).map(async (token) => (await track(token)).json()))
    expect([ana.status, bia.status]).toEqual(['failed', 'delivered'])
    const statuses = ({ history }: { history: { status: string }[] }) => history.map(({ status }) => status)
    expect(statuses(ana).at(-1)).toBe('in_transit')
    expect(statuses(bia).at(-1)).toBe('delivered')
    const returning = { to: 'returning', reason: 'Destinatário ausente' } as const
    await step(testApp, testApp.users.admin, order, returning)
    const later = await Promise.all(tokens(order).map(async (token) => (await track(token)).json().status))
    expect(later).toEqual(['returning', 'delivered'])
  })
})

test('a drop-off whose goods return accepts no requests', async () => {
  const order = await toNeighbors()
  await record(order, 1, { state: 'completed', receiverName: 'Ana' })
  const partly = await record(order, 2, { state: 'failed', reason: 'Ausente' })
  const [, token] = tokens(order)
  expect((await track(token)).json()).toMatchObject({ status: 'failed', requestKinds: [] })
  const body = { kind: 'leave_at_reception' }
  expect((await testApp.call('POST', `/v1/public/tracking/${token}/requests`, { body })).statusCode).toBe(409)
  await step(testApp, testApp.users.manager, partly, { to: 'returning' })
  expect((await track(token)).json()).toMatchObject({ status: 'returning', requestKinds: [] })
})
