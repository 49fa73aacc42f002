import type { ServiceOrder, ServiceOrderSummary } from '@malote/api-client/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dropoff, inTransit, orderInput, request, step } from '../../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../../test/test-app.ts'

const hour = 3_600_000
let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
  // Noon in São Paulo, so that windows of the next hour are of the same day.
  shared.advance(((39 - shared.now().getUTCHours()) % 24) * hour)
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

const windowIn = (hours: number) => {
  const start = testApp.now().getTime() + hours * hour
  return { start: new Date(start).toISOString(), end: new Date(start + hour).toISOString() }
}

/** An order that the operator has accepted, with a pickup window in some hours. */
async function accepted(hours?: number, as = testApp.users.operator): Promise<ServiceOrder> {
  const { pickup } = orderInput(testApp.companies.acme)
  const changes = hours === undefined ? {} : { pickup: { ...pickup, window: windowIn(hours) } }
  const order = await request(testApp, testApp.users.manager, { companyId: testApp.companies.acme, ...changes })
  return step(testApp, as, order, { to: 'accepted' })
}

async function read(path: string, as: TestUser = testApp.users.operator) {
  const response = await testApp.call('GET', path, { as })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const mine = async (as?: TestUser, query = ''): Promise<ServiceOrderSummary[]> =>
  (await read(`/v1/service-orders?tab=mine${query}`, as)).data
const numbers = async (as?: TestUser, query = '') => (await mine(as, query)).map(({ orderNumber }) => orderNumber)
const arrange = (orderNumbers: string[], as: TestUser = testApp.users.operator) =>
  testApp.call('PUT', '/v1/service-orders/mine/order', { as, body: { orderNumbers } })

/** Makes an order late. */
const makeLate = ({ orderNumber }: ServiceOrder) =>
  testApp.db
    .updateTable('service_orders')
    .set({ promised_at: new Date(testApp.now().getTime() - hour) })
    .where('order_number', '=', orderNumber)
    .execute()

describe('the list of own orders', () => {
  test('has late orders first, then the windows, then the oldest', async () => {
    const undated = await accepted()
    const later = await accepted(0.2)
    const sooner = await accepted(0.1)
    const newer = await accepted()
    const late = await accepted(0.3)
    await makeLate(late)
    expect(await numbers()).toEqual([late, sooner, later, undated, newer].map(({ orderNumber }) => orderNumber))
  })

  test('has no order of another day, unless it is late or the courier has started it', async () => {
    const tomorrow = await accepted(30)
    expect(await numbers()).toEqual([])
    await makeLate(tomorrow)
    expect(await numbers()).toEqual([tomorrow.orderNumber])
    const started = await accepted(30)
    await step(testApp, testApp.users.operator, started, { to: 'collecting' })
    expect(await numbers()).toEqual([tomorrow.orderNumber, started.orderNumber])
  })

  test('has no order of another user or another company, and no closed one', async () => {
    const bruna = await addUser(testApp.ctx, {
      name: 'Bruna Operadora',
      role: 'operator',
      companyIds: [testApp.companies.acme],
    })
    const hers = await accepted(undefined, bruna)
    await request(testApp, testApp.users.manager, { companyId: testApp.companies.acme })
    const closed = await accepted()
    await step(testApp, testApp.users.admin, closed, { to: 'canceled', reason: 'Cliente desistiu' })
    expect(await numbers()).toEqual([])
    expect(await numbers(bruna)).toEqual([hers.orderNumber])
    // Without the membership the assignee reads nothing of the company.
    await testApp.db.deleteFrom('memberships').where('user_id', '=', bruna.id).execute()
    expect(await numbers(bruna)).toEqual([])
    expect((await read('/v1/service-orders/summary', bruna)).mine).toBe(0)
  })

  test('has the next stop: the pickup, then the first open drop-off', async () => {
    const collecting = await accepted()
    expect((await mine())[0]?.nextStop).toMatchObject({
      kind: 'pickup',
      contactName: 'Davi Rocha',
      contactPhone: '+551130910412',
      address: { street: 'Avenida Paulista', number: '1578' },
    })
    await step(testApp, testApp.users.admin, collecting, { to: 'canceled', reason: 'Cliente desistiu' })
    const order = await inTransit(testApp, ['Mariana', 'Bento'])
    const path = `/v1/service-orders/${order.orderNumber}/stops/${order.stops[1]?.id}`
    expect((await mine())[0]?.nextStop).toMatchObject({ id: order.stops[1]?.id, contactName: 'Mariana' })
    const done = await testApp.call('PUT', path, {
      as: testApp.users.operator,
      body: { state: 'completed', receiverName: 'Mariana' },
    })
    expect(done.statusCode, done.body).toBe(200)
    const [{ nextStop } = {}] = await mine()
    expect(nextStop).toMatchObject({ id: order.stops[2]?.id, contactName: 'Bento', missingProofs: [] })
    expect(nextStop).not.toHaveProperty('pin')
    const [other] = (await read('/v1/service-orders')).data
    expect(other).not.toHaveProperty('nextStop')
  })

  test('names the missing proofs of the next stop', async () => {
    const order = await request(testApp, testApp.users.manager, {
      companyId: testApp.companies.acme,
      dropoffs: [{ ...dropoff('Mariana'), requiredProofs: ['photo', 'pin'] }],
    })
    for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
      await step(testApp, testApp.users.operator, order, { to })
    }
    expect((await mine())[0]?.nextStop).toMatchObject({
      requiredProofs: ['photo', 'pin'],
      missingProofs: ['photo', 'pin'],
    })
  })

  test('is counted in the summary, for the delivery team only', async () => {
    await accepted()
    await accepted(30)
    expect((await read('/v1/service-orders/summary')).mine).toBe(1)
    expect((await read(`/v1/service-orders/summary?companyId=${testApp.companies.acme}`)).mine).toBe(1)
    expect((await read('/v1/service-orders/summary', testApp.users.manager)).mine).toBe(0)
  })

  test('has pages and respects filters, and has no cursor', async () => {
    const [first, second] = [await accepted(), await accepted()]
    expect(await numbers(undefined, '&limit=1&page=2')).toEqual([second.orderNumber])
    expect(await numbers(undefined, `&search=${first.orderNumber}`)).toEqual([first.orderNumber])
    const { meta } = await read('/v1/service-orders?tab=mine&limit=1')
    expect(meta).toMatchObject({ total: 2, nextCursor: null })
    const { nextCursor } = (await read('/v1/service-orders?limit=1')).meta
    const response = await testApp.call('GET', `/v1/service-orders?tab=mine&cursor=${nextCursor}`, {
      as: testApp.users.operator,
    })
    expect(response.statusCode).toBe(400)
  })
})

test('an order is found by the token of its label, in the companies of the caller only', async () => {
  const order = await accepted()
  await accepted()
  const path = `/v1/service-orders?trackingToken=${order.trackingUrl?.split('/').at(-1)}`
  expect((await read(path)).data.map((summary: ServiceOrderSummary) => summary.orderNumber)).toEqual([
    order.orderNumber,
  ])
  expect((await read(path, testApp.users.foreignOperator)).data).toEqual([])
})

describe('the manual order', () => {
  test('comes first and is kept; other orders follow in the default order', async () => {
    const [a, b, c, late] = [await accepted(), await accepted(), await accepted(), await accepted()].map(
      ({ orderNumber }) => orderNumber,
    ) as [string, string, string, string]
    await makeLate({ orderNumber: late } as ServiceOrder)
    expect(await numbers()).toEqual([late, a, b, c])
    expect((await arrange([c, a])).statusCode).toBe(204)
    expect(await numbers()).toEqual([c, a, late, b])
    expect((await arrange([])).statusCode).toBe(204)
    expect(await numbers()).toEqual([late, a, b, c])
  })

  test('belongs to one user, and ignores orders of others', async () => {
    const order = await accepted()
    const bruna = await addUser(testApp.ctx, {
      name: 'Bruna Operadora',
      role: 'operator',
      companyIds: [testApp.companies.acme],
    })
    const hers = [await accepted(undefined, bruna), await accepted(undefined, bruna)].map((order) => order.orderNumber)
    expect((await arrange([...hers].reverse(), bruna)).statusCode).toBe(204)
    expect((await arrange([...hers, order.orderNumber, 'OS-1999-000001'])).statusCode).toBe(204)
    expect(await numbers(bruna)).toEqual([...hers].reverse())
    const stored = testApp.db.selectFrom('service_order_manual_positions').selectAll()
    expect(await stored.where('user_id', '=', testApp.users.operator.id).execute()).toHaveLength(1)
    expect((await arrange(hers, testApp.users.foreignOperator)).statusCode).toBe(204)
    expect(await stored.where('user_id', '=', testApp.users.foreignOperator.id).execute()).toEqual([])
  })

  test('rejects repeated numbers and more than a page', async () => {
    const { orderNumber } = await accepted()
    expect((await arrange([orderNumber, orderNumber])).statusCode).toBe(400)
    expect((await arrange(Array.from({ length: 101 }, (_, index) => `OS-2026-${index}`))).statusCode).toBe(400)
  })
})
