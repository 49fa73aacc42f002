import type { AddressHistory, ServiceOrder } from '@malote/api-client/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { dropoff, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../../test/test-app.ts'

const hour = 3_600_000
let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
  // Nine in the morning in São Paulo.
  shared.advance(((36 - shared.now().getUTCHours()) % 24) * hour)
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

const address = { postalCode: '05013-000', street: 'Rua Cardoso de Almeida', number: '788', state: 'SP' }

async function read(
  changes: Partial<typeof address & { complement: string }> = {},
  as: TestUser = testApp.users.operator,
): Promise<AddressHistory> {
  const response = await testApp.call('POST', '/v1/service-orders/address-history', {
    as,
    body: { companyId: testApp.companies.acme, addresses: [{ ...address, ...changes }] },
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data[0]
}

/** An order in transit with one drop-off at the address. */
async function onTheWay(changes: object = {}, instructions?: string): Promise<ServiceOrder> {
  const { contactName, address: sample } = dropoff('Mariana Albuquerque')
  const stop = { contactName, address: { ...sample, ...address, ...changes }, ...(instructions && { instructions }) }
  const order = await request(testApp, testApp.users.manager, {
    companyId: testApp.companies.acme,
    dropoffs: [stop as ReturnType<typeof dropoff>],
  })
  await step(testApp, testApp.users.operator, order, { to: 'accepted' })
  await step(testApp, testApp.users.operator, order, { to: 'collecting' })
  await step(testApp, testApp.users.operator, order, { to: 'collected' })
  return step(testApp, testApp.users.operator, order, { to: 'in_transit' })
}
const setStop = async (order: ServiceOrder, body: object) => {
  const path = `/v1/service-orders/${order.orderNumber}/stops/${order.stops[1]?.id}`
  const response = await testApp.call('PUT', path, { as: testApp.users.operator, body })
  expect(response.statusCode, response.body).toBeLessThan(300)
}
const deliver = async (receiverName: string, changes: object = {}, instructions?: string) =>
  setStop(await onTheWay(changes, instructions), { state: 'completed', receiverName })

test('has the deliveries, who received, and the newest instructions', async () => {
  await deliver('Nilton, portaria', {}, 'Portão azul')
  await deliver('nilton, portaria', {}, 'Portão verde, cachorro manso')
  await deliver('Ana')
  expect(await read()).toMatchObject({
    deliveries: 3,
    receivers: [
      { name: 'nilton, portaria', total: 2 },
      { name: 'Ana', total: 1 },
    ],
    instructions: 'Portão verde, cachorro manso',
    failures: [],
  })
})

test('counts each failed attempt once, however it was recorded, by reason and part of the day', async () => {
  await setStop(await onTheWay(), { state: 'failed', reason: 'Destinatário ausente' })
  await step(testApp, testApp.users.operator, await onTheWay(), { to: 'failed', reason: 'Destinatário ausente' })
  const { failures } = await read()
  expect(failures).toMatchObject([{ reason: 'Destinatário ausente', total: 2, morning: 2, afternoon: 0, evening: 0 }])
})

test('does not count an attempt that was undone, nor a failed pickup', async () => {
  const order = await onTheWay()
  await step(testApp, testApp.users.operator, order, { to: 'failed', reason: 'Destinatário ausente' })
  const undone = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/undo`, {
    as: testApp.users.operator,
  })
  expect(undone.statusCode, undone.body).toBe(200)
  const collected = await request(testApp, testApp.users.manager, { companyId: testApp.companies.acme })
  for (const to of ['accepted', 'collecting'] as const) await step(testApp, testApp.users.operator, collected, { to })
  await step(testApp, testApp.users.operator, collected, { to: 'failed', reason: 'Local fechado' })
  const { number } = collected.stops[1]?.address ?? expect.fail()
  expect((await read({ number, postalCode: collected.stops[1]?.address.postalCode })).failures).toEqual([])
  expect((await read()).failures).toEqual([])
})

test.each<[string, object, number]>([
  ['another number', { number: '790' }, 0],
  ['the number in other spaces and letters', { number: '788 ' }, 1],
  ['another flat', { complement: 'Apto 13' }, 0],
  ['the same flat in other words', { complement: 'ap. 12' }, 1],
])('%s', async (_name, changes, deliveries) => {
  await deliver('Ana', 'complement' in changes ? { complement: 'Apto 12' } : {})
  expect((await read(changes)).deliveries).toBe(deliveries)
})

test('the CEP of a whole town needs the same street', async () => {
  const town = { postalCode: '37795-000', state: 'MG', city: 'Andradas' }
  await deliver('Ana', town)
  expect((await read({ postalCode: '37795-000' })).deliveries).toBe(1)
  expect((await read({ postalCode: '37795-000', street: 'Rua Sete' })).deliveries).toBe(0)
})

test('houses without a number have no history', async () => {
  await deliver('Ana', { number: 'S/N' })
  expect((await read({ number: 's/n' })).deliveries).toBe(0)
})

test('has nothing of other companies', async () => {
  await deliver('Ana')
  const response = await testApp.call('POST', '/v1/service-orders/address-history', {
    as: testApp.users.admin,
    body: { companyId: testApp.companies.other, addresses: [address] },
  })
  expect(response.json().data[0]).toMatchObject({ deliveries: 0, receivers: [] })
})

test('ends after a year', async () => {
  await deliver('Ana')
  await sql`update service_order_stops set completed_at = completed_at - interval '366 days'`.execute(testApp.db)
  expect((await read()).deliveries).toBe(0)
})

test('is empty when reading it takes too long', async () => {
  await deliver('Ana')
  await testApp.db.transaction().execute(async (db) => {
    await sql`lock table service_order_stops in access exclusive mode`.execute(db)
    expect(await read()).toEqual({ deliveries: 0, failures: [], receivers: [], instructions: null })
  })
})
