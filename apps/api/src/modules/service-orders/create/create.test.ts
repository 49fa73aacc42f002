import { beforeAll, describe, expect, test } from 'vitest'
import { dropoff, orderInput, request } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const create = (body: object, call: { key?: string; as?: TestApp['users']['admin'] } = {}) =>
  testApp.call('POST', '/v1/service-orders', { as: testApp.users.operator, body, ...call })
const input = (changes: object = {}) => ({ ...orderInput(testApp.companies.acme), ...changes })
const hours = 3_600_000

describe('a new order', () => {
  test('is requested, numbered, promised, and in its history', async () => {
    const response = await create(input())
    expect(response.statusCode).toBe(201)
    const order = response.json()
    expect(order).toMatchObject({
      orderNumber: expect.stringMatching(/^OS-\d{4}-\d{6}$/),
      status: 'requested',
      company: { id: testApp.companies.acme, name: 'Padaria Acme' },
      requestedBy: { id: testApp.users.operator.id, name: 'Otto Operador' },
      assignee: null,
      source: 'web',
      version: 1,
      attempts: 0,
      maximumAttempts: 3,
      stops: [
        { kind: 'pickup', position: 0, state: 'pending', contactPhone: '+551130910412' },
        { kind: 'dropoff', position: 1, state: 'pending' },
      ],
      items: [{ description: 'Cesta de café da manhã', quantity: 2, weightGrams: 3200, fragile: false }],
    })
    expect(Date.parse(order.promisedAt) - Date.parse(order.createdAt)).toBe(24 * hours)
    const events = await testApp.call('GET', `/v1/service-orders/${order.orderNumber}/events`, {
      as: testApp.users.operator,
    })
    expect(events.json().data).toMatchObject([{ position: 1, type: 'created', from: null, to: 'requested' }])
  })

  test('stores the typed address, normalised', async () => {
    const order = await request(testApp)
    expect(order.stops[0]?.address).toEqual({
      postalCode: '01310100',
      street: 'Avenida Paulista',
      number: '1578',
      complement: null,
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      reference: null,
      coordinates: null,
    })
  })

  test('as a draft has no promise, and may have past windows', async () => {
    const window = { start: '2020-01-01T09:00:00Z', end: '2020-01-01T10:00:00Z' }
    const order = (await create(input({ draft: true, pickup: { ...input().pickup, window } }))).json()
    expect(order).toMatchObject({ status: 'draft', promisedAt: null })
  })

  test.each([
    ['urgent: four hours', { priority: 'urgent' }, 4 * hours],
    ['normal: twenty-four hours', { priority: 'normal' }, 24 * hours],
  ])('%s', async (_name, changes, promise) => {
    const order = (await create(input(changes))).json()
    expect(Date.parse(order.promisedAt) - Date.parse(order.createdAt)).toBe(promise)
  })

  test('is promised for the end of its delivery window; a pickup window starts the promised hours', async () => {
    const at = (time: number) => new Date(testApp.now().getTime() + time).toISOString()
    const window = { start: at(10 * hours), end: at(12 * hours) }
    const delivery = (await create(input({ dropoffs: [{ ...dropoff('Ana'), window }] }))).json()
    expect(delivery.promisedAt).toBe(window.end)
    const pickup = (await create(input({ pickup: { ...input().pickup, window } }))).json()
    expect(pickup).toMatchObject({ scheduledFor: window.start, promisedAt: at0(window.start, 24 * hours) })
  })

  const at0 = (start: string, plus: number) => new Date(Date.parse(start) + plus).toISOString()

  test('of a suspended company is rejected under its field', async () => {
    const { other } = testApp.companies
    await testApp.db.updateTable('companies').set({ status: 'suspended' }).where('id', '=', other).execute()
    const response = await create(input({ companyId: other }), { as: testApp.users.foreignOperator })
    expect(response.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/companyId' }] })
  })

  test('hides internal notes from the company', async () => {
    const noted = await request(testApp, testApp.users.operator, { internalNotes: 'Cliente difícil' })
    const path = `/v1/service-orders/${noted.orderNumber}`
    expect(noted.internalNotes).toBe('Cliente difícil')
    expect((await testApp.call('GET', path, { as: testApp.users.manager })).json().internalNotes).toBeNull()
    const sent = await create(input({ internalNotes: 'x' }), { as: testApp.users.manager })
    expect(sent.json()).toMatchObject({ status: 403, code: 'forbidden' })
  })

  test('with a duplicate reference of the company is rejected under its field', async () => {
    await create(input({ externalRef: 'PED-1' }))
    const response = await create(input({ externalRef: 'PED-1' }))
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'already_exists',
      errors: [{ pointer: '/externalRef' }],
    })
  })

  test('gets a unique number, higher than all before, and a rejected request takes at most one', async () => {
    await create(input({ externalRef: 'PED-2' }))
    const first = Number((await request(testApp)).orderNumber.slice(-6))
    expect((await create(input({ externalRef: 'PED-2' }))).statusCode).toBe(409)
    expect((await create(input({ dropoffs: [] }))).statusCode).toBe(400)
    const numbers = await Promise.all(Array.from({ length: 10 }, () => request(testApp)))
    const sequence = numbers.map(({ orderNumber }) => Number(orderNumber.slice(-6))).sort((one, other) => one - other)
    // The rejected reference had a number; the rejected body had none.
    expect(sequence).toEqual(Array.from({ length: 10 }, (_, index) => first + 2 + index))
  })
})

describe('the same request sent again', () => {
  const count = async () =>
    (await testApp.call('GET', '/v1/service-orders?limit=1', { as: testApp.users.operator })).json().meta.total

  test('fifty at once create one order, and all return it', async () => {
    const before = await count()
    const responses = await Promise.all(Array.from({ length: 50 }, () => create(input(), { key: 'cinquenta' })))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  test('returns the first response, even after the order changed', async () => {
    const first = await create(input(), { key: 'de-novo' })
    const { orderNumber } = first.json()
    await testApp.call('POST', `/v1/service-orders/${orderNumber}/transitions`, {
      as: testApp.users.operator,
      body: { to: 'accepted' },
    })
    const second = await create(input(), { key: 'de-novo' })
    expect([second.statusCode, second.body]).toEqual([201, first.body])
    expect(second.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('with another body is rejected', async () => {
    await create(input(), { key: 'trocada' })
    const response = await create(input({ notes: 'outra coisa' }), { key: 'trocada' })
    expect(response.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  })

  test('is processed again after a rejection', async () => {
    await create(input({ externalRef: 'PED-3' }))
    expect((await create(input({ externalRef: 'PED-3' }), { key: 'recusada' })).statusCode).toBe(409)
    expect((await create(input({ externalRef: 'PED-4' }), { key: 'recusada' })).statusCode).toBe(201)
  })

  test('does not share its key with another user', async () => {
    const mine = await create(input(), { key: 'a-mesma' })
    const theirs = await create(input(), { key: 'a-mesma', as: testApp.users.manager })
    expect(theirs.json().orderNumber).not.toBe(mine.json().orderNumber)
  })

  test('creates a new order after a day', async () => {
    const first = await create(input(), { key: 'ontem' })
    testApp.advance(24 * hours + 1000)
    expect((await create(input(), { key: 'ontem' })).json().orderNumber).not.toBe(first.json().orderNumber)
  })

  test('applies a transition with a key once', async () => {
    const order = await request(testApp)
    const accept = () =>
      testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
        as: testApp.users.operator,
        body: { to: 'accepted' },
        key: 'aceite',
      })
    const responses = await Promise.all([accept(), accept(), accept()])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(responses[1]?.body).toBe(responses[0]?.body)
  })

  test.each(['com espaço', 'é', 'x'.repeat(256)])('rejects the key %j', async (key) => {
    const response = await create(input(), { key: encodeURI(key) === key ? key : Buffer.from(key).toString('latin1') })
    expect(response.statusCode).toBe(400)
  })
})
