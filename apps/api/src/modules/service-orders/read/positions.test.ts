import type { ServiceOrderSummary } from '@malote/api-client/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { orderInput, request } from '../../../../test/orders.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../../test/test-app.ts'

let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

/** The dropoff positions of the listed orders, by reference. */
async function listPositions(query: string): Promise<Record<string, ServiceOrderSummary['dropoffPosition']>> {
  const response = await testApp.call('GET', `/v1/service-orders?${query}`, { as: testApp.users.manager })
  expect(response.statusCode, response.body).toBe(200)
  const { data }: { data: ServiceOrderSummary[] } = response.json()
  return Object.fromEntries(data.map(({ externalRef, dropoffPosition }) => [externalRef, dropoffPosition]))
}

/** Requests an order whose drop-off has this address. */
async function requestTo(externalRef: string, address: object): Promise<void> {
  const input = orderInput(testApp.companies.acme)
  const [dropoff] = input.dropoffs
  if (!dropoff) throw new Error('the example has a drop-off')
  await request(testApp, testApp.users.manager, {
    ...input,
    externalRef,
    dropoffs: [{ ...dropoff, address: { ...dropoff.address, ...address } }],
  })
}

test('a list has the coordinates of each drop-off, or the position of its district, municipality or state', async () => {
  await requestTo('door', { coordinates: { latitude: -23.561414, longitude: -46.655881 } })
  await requestTo('quarter', { neighborhood: 'MOÓCA', city: 'São Paulo', state: 'SP' })
  await requestTo('town', { city: 'CAMPINAS', state: 'SP' })
  await requestTo('hamlet', { city: 'Vila que não é município', state: 'MG' })
  expect(await listPositions('positions=true')).toEqual({
    door: { latitude: -23.561414, longitude: -46.655881, precision: 'address' },
    quarter: { latitude: expect.closeTo(-23.56, 1), longitude: expect.closeTo(-46.6, 1), precision: 'district' },
    town: { latitude: expect.closeTo(-22.9, 1), longitude: expect.closeTo(-47.1, 1), precision: 'municipality' },
    hamlet: { latitude: expect.closeTo(-18, -1), longitude: expect.closeTo(-44, -1), precision: 'state' },
  })
})

test('the position of a draft without a state is null, and a list without positions has none', async () => {
  const response = await testApp.call('POST', '/v1/service-orders', {
    as: testApp.users.manager,
    body: { draft: true, companyId: testApp.companies.acme, externalRef: 'draft' },
  })
  expect(response.statusCode, response.body).toBe(201)
  expect(await listPositions('positions=true&tab=drafts')).toEqual({ draft: null })
  expect(await listPositions('tab=drafts')).toEqual({ draft: undefined })
})

test('positions change neither the selection nor the total', async () => {
  await requestTo('one', {})
  await requestTo('two', {})
  const call = (query: string) => testApp.call('GET', `/v1/service-orders?${query}`, { as: testApp.users.manager })
  const [plain, placed] = [await call('limit=10'), await call('limit=10&positions=true')]
  expect(placed.json().meta).toEqual(plain.json().meta)
  const withoutPosition = ({ dropoffPosition: _, ...order }: ServiceOrderSummary) => order
  expect(placed.json().data.map(withoutPosition)).toEqual(plain.json().data)
})

test('each stop of a single order has its position', async () => {
  const coordinates = { latitude: -23.561414, longitude: -46.655881 }
  const input = orderInput(testApp.companies.acme)
  const [dropoff] = input.dropoffs
  if (!dropoff) throw new Error('the example has a drop-off')
  const place = (address: object) => ({ ...dropoff, address: { ...dropoff.address, ...address } })
  const { orderNumber } = await request(testApp, testApp.users.manager, {
    ...input,
    dropoffs: [place({ city: 'Campinas', state: 'SP' }), place({ coordinates })],
  })
  const order = (await testApp.call('GET', `/v1/service-orders/${orderNumber}`, { as: testApp.users.manager })).json()
  expect(order.stops.slice(1)).toMatchObject([
    { mapPosition: { latitude: expect.closeTo(-22.9, 1), precision: 'municipality' } },
    { mapPosition: { ...coordinates, precision: 'address' } },
  ])
})
