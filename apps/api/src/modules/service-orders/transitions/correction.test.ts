import { beforeAll, expect, test } from 'vitest'
import { orderIn } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const path = (order: { orderNumber: string }, rest: string) => `/v1/service-orders/${order.orderNumber}/${rest}`
const move = (order: { orderNumber: string }, body: object, as = testApp.users.operator) =>
  testApp.call('POST', path(order, 'transitions'), { as, body })
const events = async (order: { orderNumber: string }, as = testApp.users.operator) =>
  (await testApp.call('GET', path(order, 'events'), { as })).json().data

const justification = 'O entregador confirmou por telefone que entregou ontem.'

test('an admin corrects any status to any other, with a justification in history and audit', async () => {
  const order = await orderIn(testApp, 'requested')
  const response = await move(order, { to: 'delivered', justification }, testApp.users.admin)
  expect(response.json()).toMatchObject({
    status: 'delivered',
    stops: [{ state: 'completed' }, { state: 'completed' }],
  })
  expect((await events(order)).at(-1)).toMatchObject({
    type: 'corrected',
    from: 'requested',
    to: 'delivered',
    reason: justification,
  })
  const entry = await testApp.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'serviceOrders.correct')
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    actor_id: testApp.users.admin.id,
    company_id: testApp.companies.acme,
    changes: { orderNumber: order.orderNumber, status: { from: 'requested', to: 'delivered' }, justification },
  })
})

test('rejects a correction by other roles', async () => {
  const order = await orderIn(testApp, 'requested')
  for (const person of ['operator', 'manager'] as const) {
    const response = await move(order, { to: 'delivered', justification }, testApp.users[person])
    expect(response.json()).toMatchObject({ status: 403, code: 'forbidden' })
  }
})

test('rejects a justification of fewer than twenty characters', async () => {
  const order = await orderIn(testApp, 'requested')
  const response = await move(order, { to: 'delivered', justification: 'porque sim' }, testApp.users.admin)
  expect(response.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/justification' }] })
})
