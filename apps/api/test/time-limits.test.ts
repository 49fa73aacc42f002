import { beforeAll, describe, expect, test } from 'vitest'
import { orderInput, request } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const status = async (path: string, as = testApp.users.admin) => (await testApp.call('GET', path, { as })).statusCode
const count = async (table: 'service_orders' | 'api_keys') =>
  (await testApp.db.selectFrom(table).select('id').execute()).length

const outside = [
  ['beyond the year 9999 in UTC', '9999-12-31T10:00:00Z', '9999-12-31T23:59:59-23:59'],
  ['in year 9999', '9999-12-31T10:00:00Z', '9999-12-31T23:00:00Z'],
  ['in 2100', '2099-12-31T23:00:00Z', '2100-01-01T00:00:00Z'],
  ['in 2100 after conversion to UTC', '2099-12-31T12:00:00Z', '2099-12-31T23:59:00-03:00'],
  ['in year 0', '0000-01-01T00:00:00Z', '2031-01-01T00:00:00Z'],
] as const

describe('timestamps that a caller sends', () => {
  test.each(outside)('rejects an order with a window %s, and lists still work', async (_name, start, end) => {
    const before = await count('service_orders')
    const window = { start, end }
    const { pickup } = orderInput(testApp.companies.acme)
    const body = orderInput(testApp.companies.acme, { pickup: { ...pickup, window } })
    const response = await testApp.call('POST', '/v1/service-orders', { as: testApp.users.manager, body })
    expect(response.json()).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(response.json().errors[0].message).toBe('Informe uma data entre os anos 2000 e 2099.')
    const draft = await testApp.call('POST', '/v1/service-orders', {
      as: testApp.users.manager,
      body: { companyId: testApp.companies.acme, draft: true, pickup: { window } },
    })
    expect(draft.json()).toMatchObject({ status: 400 })
    expect(await count('service_orders')).toBe(before)
    expect(await status('/v1/service-orders')).toBe(200)
    expect(await status('/v1/service-orders', testApp.users.operator)).toBe(200)
  })

  test('rejects an API key that expires after the year 9999, and the list of keys still works', async () => {
    const body = { companyId: testApp.companies.acme, name: 'ERP', expiresAt: '9999-12-31T23:59:59-23:59' }
    const response = await testApp.call('POST', '/v1/api-keys', { as: testApp.users.manager, body })
    expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer: '/expiresAt' }] })
    expect(await count('api_keys')).toBe(0)
    expect(await status('/v1/api-keys')).toBe(200)
  })

  test('accepts the last millisecond of 2099', async () => {
    const { pickup } = orderInput(testApp.companies.acme)
    const window = { start: '2099-12-31T10:00:00Z', end: '2099-12-31T23:59:59Z' }
    const body = orderInput(testApp.companies.acme, { pickup: { ...pickup, window } })
    expect((await testApp.call('POST', '/v1/service-orders', { as: testApp.users.manager, body })).statusCode).toBe(201)
  })
})

describe('a stored row that the contract does not allow', () => {
  test('is left out of a list and logged; the other rows are returned', async () => {
    const [good, bad] = [await request(testApp), await request(testApp)]
    const far = new Date('+010000-01-01T00:00:00Z')
    await testApp.db
      .updateTable('service_orders')
      .set({ promised_at: far })
      .where('order_number', '=', bad.orderNumber)
      .execute()
    const response = await testApp.call('GET', '/v1/service-orders', { as: testApp.users.admin })
    expect(response.statusCode, response.body).toBe(200)
    const numbers = response.json().data.map(({ orderNumber }: { orderNumber: string }) => orderNumber)
    expect(numbers).toContain(good.orderNumber)
    expect(numbers).not.toContain(bad.orderNumber)
    expect(testApp.logLines.some((line) => line.includes('left out of a list') && line.includes(bad.orderNumber))).toBe(
      true,
    )
  })
})

test('rolls back a write whose response does not match the contract', async () => {
  const order = await request(testApp)
  const far = new Date('+010000-01-01T00:00:00Z')
  await testApp.db
    .updateTable('service_orders')
    .set({ promised_at: far })
    .where('order_number', '=', order.orderNumber)
    .execute()
  const path = `/v1/service-orders/${order.orderNumber}/transitions`
  const response = await testApp.call('POST', path, { as: testApp.users.operator, body: { to: 'accepted' } })
  expect(response.statusCode).toBe(500)
  const row = await testApp.db
    .selectFrom('service_orders')
    .select('status')
    .where('order_number', '=', order.orderNumber)
    .executeTakeFirst()
  expect(row?.status).toBe('requested')
})
