import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dropoff, orderInput, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const agree = async (policy: object) => {
  const response = await testApp.call('PUT', `/v1/companies/${testApp.companies.acme}`, {
    as: testApp.users.admin,
    body: { name: 'Padaria Acme', policy },
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const create = (changes: object = {}) =>
  testApp.call('POST', '/v1/service-orders', {
    as: testApp.users.operator,
    body: { ...orderInput(testApp.companies.acme), ...changes },
  })
const none = {
  slaNormalHours: null,
  slaUrgentHours: null,
  maximumAttempts: null,
  cancelGraceMinutes: null,
  pickupProofs: null,
  dropoffProofs: null,
  returnProofs: null,
  pickupProof: null,
  dropoffProof: null,
  maximumDropoffs: null,
  dailyOrders: null,
  recipientMessages: true,
  timeZone: null,
}
const day = 24 * 3_600_000
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
})

describe('the policy of a company', () => {
  test('is changed field by field, and visible to its managers, not to operators', async () => {
    expect((await agree({ dailyOrders: 5 })).policy).toEqual({ ...none, dailyOrders: 5 })
    expect((await agree({ pickupProof: 'photo' })).policy).toEqual({
      ...none,
      dailyOrders: 5,
      pickupProofs: ['photo'],
      pickupProof: 'photo',
    })
    const seenBy = async (as: TestApp['users']['admin']) =>
      (await testApp.call('GET', '/v1/companies', { as })).json().data[0].policy
    expect(await seenBy(testApp.users.manager)).toMatchObject({ dailyOrders: 5 })
    expect(await seenBy(testApp.users.operator)).toBeNull()
  })

  test('stays unchanged when absent from an update', async () => {
    await agree({ dailyOrders: 7 })
    const body = { name: 'Padaria Acme', status: 'active' }
    const response = await testApp.call('PUT', `/v1/companies/${testApp.companies.acme}`, {
      as: testApp.users.admin,
      body,
    })
    expect(response.json().policy.dailyOrders).toBe(7)
  })

  test.each([
    ['a limit of zero orders', { dailyOrders: 0 }, '/policy/dailyOrders'],
    ['a limit of twenty-one drop-offs', { maximumDropoffs: 21 }, '/policy/maximumDropoffs'],
    ['an unknown kind of proof', { pickupProof: 'selfie' }, '/policy/pickupProof'],
    ['a fraction of an hour', { slaNormalHours: 0.5 }, '/policy/slaNormalHours'],
  ])('rejects %s', async (_name, policy, pointer) => {
    const response = await testApp.call('PUT', `/v1/companies/${testApp.companies.acme}`, {
      as: testApp.users.admin,
      body: { name: 'Padaria Acme', policy },
    })
    expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer }] })
  })

  test('overrides hours, attempts and grace period for its orders', async () => {
    await agree({ slaNormalHours: 2, maximumAttempts: 1, cancelGraceMinutes: 60 })
    const order = await request(testApp)
    expect(Date.parse(order.promisedAt ?? '') - Date.parse(order.createdAt)).toBe(2 * 3_600_000)
    expect(order.maximumAttempts).toBe(1)
    const mine = await request(testApp, testApp.users.operator)
    await step(testApp, testApp.users.operator, mine, { to: 'accepted' })
    testApp.advance(59 * 60_000)
    await step(testApp, testApp.users.operator, mine, { to: 'canceled', reason: 'Ainda dá tempo' })
  })
})

describe('a daily limit of orders', () => {
  test('accepts exactly that number, also concurrently, and stores nothing of the others', async () => {
    await agree({ dailyOrders: 5 })
    const first = Number(
      (await request(testApp, testApp.users.admin, { companyId: testApp.companies.other })).orderNumber.slice(-6),
    )
    const responses = await Promise.all(Array.from({ length: 12 }, () => create()))
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
    const rejected = responses.filter(({ statusCode }) => statusCode === 409)
    expect(rejected).toHaveLength(7)
    expect(rejected[0]?.json()).toMatchObject({
      code: 'quota_exceeded',
      detail: expect.stringContaining('até 5 ordens'),
    })
    const next = await request(testApp, testApp.users.admin, { companyId: testApp.companies.other })
    expect(Number(next.orderNumber.slice(-6))).toBe(first + 6)
  })

  test('counts drafts when they are requested, and starts again the next day', async () => {
    await agree({ dailyOrders: 1 })
    const draft = (await create({ draft: true })).json()
    await request(testApp)
    const late = await testApp.call('POST', `/v1/service-orders/${draft.orderNumber}/transitions`, {
      as: testApp.users.operator,
      body: { to: 'requested' },
    })
    expect(late.json()).toMatchObject({ status: 409, code: 'quota_exceeded' })
    testApp.advance(day)
    await step(testApp, testApp.users.operator, draft, { to: 'requested' })
    expect((await create()).statusCode).toBe(409)
  })
})

test('counts a reopened order, and returns 409 at the limit', async () => {
  await agree({ dailyOrders: 2 })
  const { admin, manager } = testApp.users
  const order = await step(testApp, manager, await request(testApp), { to: 'canceled', reason: 'Engano' })
  await request(testApp)
  for (const rest of [{}, { justification: 'A empresa confirmou o pedido por telefone hoje.' }]) {
    const rejected = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
      as: admin,
      body: { to: 'requested', ...rest },
    })
    expect(rejected.json()).toMatchObject({ status: 409, code: 'quota_exceeded' })
  }
})

test('counts a draft whose status an admin corrects, and returns 409 at the limit', async () => {
  await agree({ dailyOrders: 1 })
  const drafts = [(await create({ draft: true })).json(), (await create({ draft: true })).json()]
  const correct = ({ orderNumber }: { orderNumber: string }, to: string) =>
    testApp.call('POST', `/v1/service-orders/${orderNumber}/transitions`, {
      as: testApp.users.admin,
      body: {
        to,
        assigneeId: testApp.users.operator.id,
        justification: 'A empresa confirmou o pedido por telefone hoje.',
      },
    })
  expect((await correct(drafts[0], 'requested')).statusCode).toBe(200)
  for (const to of ['requested', 'accepted']) {
    expect((await correct(drafts[1], to)).json()).toMatchObject({ status: 409, code: 'quota_exceeded' })
  }
  expect((await correct(drafts[1], 'canceled')).statusCode).toBe(200)
})

test('a limit of drop-offs applies to new orders, requested drafts and edits', async () => {
  await agree({ maximumDropoffs: 2 })
  const three = { dropoffs: ['Ana', 'Bia', 'Caio'].map(dropoff) }
  const rejected = { status: 400, errors: [{ pointer: '/dropoffs', code: 'too_many' }] }
  expect((await create(three)).json()).toMatchObject(rejected)
  const draft = (await create({ ...three, draft: true })).json()
  const requested = await testApp.call('POST', `/v1/service-orders/${draft.orderNumber}/transitions`, {
    as: testApp.users.operator,
    body: { to: 'requested' },
  })
  expect(requested.json()).toMatchObject(rejected)
  const order = await request(testApp)
  const edited = await testApp.call('PUT', `/v1/service-orders/${order.orderNumber}`, {
    as: testApp.users.operator,
    body: { ...three, version: order.version },
  })
  expect(edited.json()).toMatchObject(rejected)
})
