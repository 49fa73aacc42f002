import type { ServiceOrder, ServiceOrderSummary } from '@malote/api-client/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderInput, request, setDispatch, step } from '../../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../../test/test-app.ts'

const hour = 3_600_000
let shared: TestApp
let testApp: TestApp
let bruna: TestUser
beforeAll(async () => {
  shared = await createTestApp()
  // Noon in São Paulo, so that windows of the next hours are of the same day.
  shared.advance(((39 - shared.now().getUTCHours()) % 24) * hour)
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
  bruna = await addUser(testApp.ctx, { name: 'Bruna', role: 'operator', companyIds: [testApp.companies.acme] })
})

const dayIn = (hours: number) => new Date(testApp.now().getTime() + hours * hour).toISOString().slice(0, 10)

/** A requested order, with a pickup window in some hours. */
async function requested(hours?: number): Promise<ServiceOrder> {
  const { pickup } = orderInput(testApp.companies.acme)
  const start = testApp.now().getTime() + (hours ?? 0) * hour
  const window = { start: new Date(start).toISOString(), end: new Date(start + hour).toISOString() }
  return request(testApp, testApp.users.manager, {
    companyId: testApp.companies.acme,
    ...(hours === undefined ? {} : { pickup: { ...pickup, window } }),
  })
}
const accept = (order: ServiceOrder, as: TestUser) => step(testApp, as, order, { to: 'accepted' })

async function list(query: string, as: TestUser = testApp.users.operator): Promise<ServiceOrderSummary[]> {
  const response = await testApp.call('GET', `/v1/service-orders?sort=createdAt&${query}`, { as })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}
const numbersOn = async (day: string) => (await list(`plannedOn=${day}`)).map(({ orderNumber }) => orderNumber)
const arrange = (orderNumbers: string[], as: TestUser, assigneeId?: string) =>
  testApp.call('PUT', '/v1/service-orders/mine/order', { as, body: { assigneeId, orderNumbers } })
const positions = async (as: TestUser = testApp.users.admin) => {
  const rows = await list(`plannedOn=${dayIn(0)}&companyId=${testApp.companies.acme}`, as)
  return Object.fromEntries(rows.map(({ orderNumber, routePosition }) => [orderNumber, routePosition]))
}

describe('the orders of a day', () => {
  test('are those with a pickup on that day; today also has those without a time and the overdue ones', async () => {
    const undated = await requested()
    const today = await requested(2)
    const tomorrow = await requested(26)
    const overdue = await requested(3)
    await testApp.db
      .updateTable('service_orders')
      .set({ scheduled_for: new Date(testApp.now().getTime() - 30 * hour) })
      .where('order_number', '=', overdue.orderNumber)
      .execute()
    expect(await numbersOn(dayIn(0))).toEqual([undated, today, overdue].map(({ orderNumber }) => orderNumber))
    expect(await numbersOn(dayIn(24))).toEqual([tomorrow.orderNumber])
    expect(await numbersOn(dayIn(-30))).toEqual([])
  })

  test('have the next stop, the weight and the position only in the plan of a day', async () => {
    const order = await requested(2)
    const weight = order.items.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0)
    const [planned] = await list(`plannedOn=${dayIn(0)}`)
    expect(planned).toMatchObject({ nextStop: { kind: 'pickup', window: order.stops[0]?.window }, routePosition: null })
    expect(planned?.weightGrams ?? 0).toBe(weight)
    const [plain] = await list('')
    expect(plain).not.toHaveProperty('nextStop')
    expect(plain).not.toHaveProperty('weightGrams')
    expect(plain).not.toHaveProperty('routePosition')
  })
})

describe('the sequence of another courier', () => {
  test('is arranged by admins, and by operators with the permission to dispatch', async () => {
    const [first, second] = [await accept(await requested(), bruna), await accept(await requested(), bruna)]
    expect((await arrange([second.orderNumber, first.orderNumber], testApp.users.admin, bruna.id)).statusCode).toBe(204)
    expect(await positions()).toEqual({ [second.orderNumber]: 1, [first.orderNumber]: 2 })
    await setDispatch(testApp, testApp.users.operator, true)
    const numbers = [first.orderNumber, second.orderNumber]
    expect((await arrange(numbers, testApp.users.operator, bruna.id)).statusCode).toBe(204)
    expect(await positions()).toEqual({ [first.orderNumber]: 1, [second.orderNumber]: 2 })
  })

  test('is not changed by an operator without the permission, nor are orders of a company without it', async () => {
    const order = await accept(await requested(), bruna)
    expect((await arrange([order.orderNumber], testApp.users.operator, bruna.id)).json()).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    await testApp.db
      .insertInto('memberships')
      .values({
        id: crypto.randomUUID(),
        company_id: testApp.companies.other,
        user_id: bruna.id,
        created_at: new Date(),
      })
      .execute()
    const foreign = await request(testApp, testApp.users.admin, { companyId: testApp.companies.other })
    await accept(foreign, bruna)
    await arrange([foreign.orderNumber, order.orderNumber], bruna)
    await setDispatch(testApp, testApp.users.operator, true)
    await arrange([foreign.orderNumber], testApp.users.operator, bruna.id)
    const rows = await list(`plannedOn=${dayIn(0)}&tab=mine`, bruna)
    expect(rows.map(({ orderNumber, routePosition }) => [orderNumber, routePosition])).toEqual([
      [foreign.orderNumber, 1],
      [order.orderNumber, null],
    ])
  })
})
