import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderIn, orderInput, request, step } from '../../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, withNewCompanies } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
})

const draft = (changes: object = {}, as = testApp.users.operator) =>
  testApp.call('POST', '/v1/service-orders', {
    as,
    body: { companyId: testApp.companies.acme, draft: true, ...changes },
  })
const move = (order: { orderNumber: string }, body: object, as = testApp.users.manager) =>
  testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, { as, body })
const remove = (order: { orderNumber: string }, as = testApp.users.operator) =>
  testApp.call('DELETE', `/v1/service-orders/${order.orderNumber}`, { as })
const pointers = (response: { json(): { errors?: { pointer: string }[] } }) =>
  response.json().errors?.map(({ pointer }) => pointer)

describe('a draft', () => {
  test('needs only a company, and is listed', async () => {
    const response = await draft()
    expect(response.statusCode, response.body).toBe(201)
    const order = response.json()
    expect(order).toMatchObject({
      status: 'draft',
      promisedAt: null,
      stops: [
        { kind: 'pickup', contactName: '', address: { postalCode: '', street: '', state: '' } },
        { kind: 'dropoff', contactName: '' },
      ],
      items: [],
    })
    const list = await testApp.call('GET', '/v1/service-orders?tab=drafts', { as: testApp.users.operator })
    expect(list.json().data[0]).toMatchObject({ orderNumber: order.orderNumber, pickup: { contactName: '' } })
  })

  test('stores incomplete content', async () => {
    const order = (
      await draft({
        pickup: { contactName: 'Davi', address: { postalCode: '01310-100', city: 'São Paulo' } },
        dropoffs: [{ contactName: 'Ana' }, {}],
        items: [{ description: 'Caixa' }, {}],
      })
    ).json()
    expect(order.stops).toMatchObject([
      { contactName: 'Davi', address: { postalCode: '01310100', city: 'São Paulo', number: '' } },
      { contactName: 'Ana' },
      { contactName: '' },
    ])
    expect(order.items).toMatchObject([
      { description: 'Caixa', quantity: 1 },
      { description: '', quantity: 1 },
    ])
  })

  test.each([
    ['an incomplete CEP', { pickup: { address: { postalCode: '0131' } } }, '/pickup/address/postalCode'],
    ['an invalid phone', { pickup: { contactPhone: '12' } }, '/pickup/contactPhone'],
    ['a state that does not exist', { dropoffs: [{ address: { state: 'XX' } }] }, '/dropoffs/0/address/state'],
    ['a note that is too long', { notes: 'x'.repeat(281) }, '/notes'],
    ['a draft flag that is not a boolean', { draft: 'talvez' }, '/draft'],
  ])('rejects %s: given fields must be valid', async (_name, changes, pointer) => {
    const response = await draft(changes)
    expect(response.statusCode, response.body).toBe(400)
    expect(pointers(response)).toContain(pointer)
  })
})

describe('requesting a draft', () => {
  test('reports every missing field, and changes nothing', async () => {
    const order = (await draft({ dropoffs: [{ contactName: 'Ana' }], items: [{}] })).json()
    const response = await move(order, { to: 'requested' })
    expect(response.json()).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(pointers(response)).toEqual(
      expect.arrayContaining([
        '/pickup/contactName',
        '/pickup/address/street',
        '/dropoffs/0/address/postalCode',
        '/items/0/description',
      ]),
    )
    expect(pointers(response)).not.toContain('/dropoffs/0/contactName')
    const after = await testApp.call('GET', `/v1/service-orders/${order.orderNumber}`, { as: testApp.users.manager })
    expect(after.json()).toMatchObject({ status: 'draft', version: 1 })
  })

  test('that is complete sets the promise and keeps the number', async () => {
    const order = await request(testApp, testApp.users.operator, { draft: true })
    const requested = await step(testApp, testApp.users.manager, order, { to: 'requested' })
    expect(requested).toMatchObject({ status: 'requested', orderNumber: order.orderNumber })
    expect(requested.promisedAt).not.toBeNull()
  })

  test('by a correction, or after a cancellation, requires the same fields', async () => {
    const order = (await draft()).json()
    const justification = 'Rascunho que ninguém completou ainda.'
    const corrected = await move(order, { to: 'accepted', justification }, testApp.users.admin)
    expect(corrected.json()).toMatchObject({ code: 'validation_failed' })
    await step(testApp, testApp.users.manager, order, { to: 'canceled', reason: 'Engano' })
    expect((await move(order, { to: 'requested' }, testApp.users.admin)).json()).toMatchObject({
      code: 'validation_failed',
    })
  })

  test('that is incomplete is rejected by the database too', async () => {
    const { orderNumber } = (await draft()).json()
    const forced = testApp.db
      .updateTable('service_orders')
      .set({ status: 'requested' })
      .where('order_number', '=', orderNumber)
      .execute()
    await expect(forced).rejects.toThrow('has gaps')
  })
})

describe('deleting', () => {
  test('a draft removes it with its history, and is audited', async () => {
    const order = (await draft()).json()
    expect((await remove(order)).statusCode).toBe(204)
    expect((await remove(order)).statusCode).toBe(404)
    const entry = await testApp.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'serviceOrders.remove')
      .where('company_id', '=', testApp.companies.acme)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ actor_id: testApp.users.operator.id, changes: { orderNumber: order.orderNumber } })
  })

  test('is allowed to its author, a manager or an admin', async () => {
    const other = await addUser(testApp.ctx, { name: 'Outra', role: 'operator', companyIds: [testApp.companies.acme] })
    const [first, second] = [(await draft()).json(), (await draft()).json()]
    expect((await remove(first, other)).json()).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await remove(first, testApp.users.manager)).statusCode).toBe(204)
    expect((await remove(second, testApp.users.admin)).statusCode).toBe(204)
  })

  test.each(['requested', 'delivered', 'canceled'] as const)('an order that is %s is rejected', async (status) => {
    const response = await remove(await orderIn(testApp, status), testApp.users.admin)
    expect(response.json()).toMatchObject({ status: 409, code: 'not_editable' })
  })
})

test('a complete body without `draft` is requested', async () => {
  const response = await testApp.call('POST', '/v1/service-orders', {
    as: testApp.users.operator,
    body: orderInput(testApp.companies.acme),
  })
  expect(response.json().status).toBe('requested')
})
