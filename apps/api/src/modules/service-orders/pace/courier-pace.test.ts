import type { CourierPace, ServiceOrder } from '@malote/api-client/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request } from '../../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../../test/test-app.ts'

const minute = 60_000
/** Degrees of latitude. */
const kilometre = 1 / 111.19
let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

interface Delivery {
  courier: TestUser
  /** How many minutes ago. */
  ago: number
  latitude?: number | null
  collectedAgo?: number
  corrected?: boolean
  companyId?: string
}

const minutesAgo = (minutes: number) => new Date(testApp.now().getTime() - minutes * minute)

/** An order that a courier has delivered. */
async function deliver(order: ServiceOrder, { courier, ago, latitude = null, collectedAgo, corrected }: Delivery) {
  const at = minutesAgo(ago)
  const row = await testApp.db
    .updateTable('service_orders')
    .set({
      assignee_id: courier.id,
      delivered_at: at,
      collected_at: collectedAgo === undefined ? null : minutesAgo(collectedAgo),
      corrected: corrected ?? false,
    })
    .where('order_number', '=', order.orderNumber)
    .returning('id')
    .executeTakeFirstOrThrow()
  await testApp.db
    .updateTable('service_order_stops')
    .set({ state: 'completed', completed_at: at, latitude, longitude: latitude === null ? null : -46.6 })
    .where('service_order_id', '=', row.id)
    .where('kind', '=', 'dropoff')
    .execute()
}
async function deliverAll(deliveries: readonly Delivery[]) {
  for (const delivery of deliveries) {
    const companyId = delivery.companyId ?? testApp.companies.acme
    await deliver(await request(testApp, testApp.users.admin, { companyId }), delivery)
  }
}
const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const courierNamed = (name: string) =>
  addUser(testApp.ctx, { name, role: 'operator', companyIds: [testApp.companies.acme] })

async function read(as: TestUser, companyId: string | null = testApp.companies.acme): Promise<CourierPace> {
  const response = await testApp.call('GET', `/v1/couriers/pace${companyId ? `?companyId=${companyId}` : ''}`, { as })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

describe('the pace of couriers', () => {
  test('is empty without enough deliveries', async () => {
    const courier = await courierNamed('Bruna')
    await deliverAll(range(5).map((index) => ({ courier, ago: 10 * (index + 1), latitude: -23.5 })))
    expect(await read(testApp.users.operator)).toEqual({
      measuredLegs: 4,
      minutesPerLeg: null,
      minutesPerStop: null,
      minutesPerKilometre: null,
      minutesToDeliver: null,
      ordersPerHour: 4,
    })
  })

  test('separates the time at a stop from that of the way', async () => {
    const [near, far] = [await courierNamed('Bruna'), await courierNamed('Caio')]
    await deliverAll(
      range(22).flatMap((index) => [
        // The same building every four minutes; two kilometres every ten minutes.
        { courier: near, ago: 4 * index, latitude: -23.5, collectedAgo: 4 * index + 90 },
        { courier: far, ago: 10 * index, latitude: -23.5 + 2 * kilometre * index },
      ]),
    )
    expect(await read(testApp.users.operator)).toMatchObject({
      measuredLegs: 42,
      minutesPerLeg: 7,
      minutesPerStop: 4,
      minutesPerKilometre: 3,
      minutesToDeliver: 90,
    })
  })

  test('leaves out pauses, corrected orders, stops completed together and old deliveries', async () => {
    const courier = await courierNamed('Bruna')
    const old = 29 * 24 * 60
    await deliverAll([
      { courier, ago: 10 },
      { courier, ago: 10 },
      { courier, ago: 20 },
      { courier, ago: 25, corrected: true },
      // Three hours later.
      { courier, ago: 200 },
      { courier, ago: old },
      { courier, ago: old + 10 },
    ])
    expect((await read(testApp.users.operator)).measuredLegs).toBe(1)
  })

  test('has the deliveries only that the caller may see', async () => {
    const courier = await courierNamed('Bruna')
    const companyId = testApp.companies.other
    await deliverAll(range(3).map((index) => ({ courier, ago: 10 * index, companyId })))
    expect((await read(testApp.users.operator, null)).measuredLegs).toBe(0)
    expect((await read(testApp.users.admin, companyId)).measuredLegs).toBe(2)
  })
})
