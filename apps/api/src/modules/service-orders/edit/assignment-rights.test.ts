import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderIn, request, setDispatch, step } from '../../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../../test/test-app.ts'

let shared: TestApp
let testApp: TestApp
let bruna: TestUser
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
  bruna = await addUser(testApp.ctx, { name: 'Bruna', role: 'operator', companyIds: [testApp.companies.acme] })
})

const path = ({ orderNumber }: { orderNumber: string }) => `/v1/service-orders/${orderNumber}`
const accepted = async () => step(testApp, testApp.users.operator, await request(testApp), { to: 'accepted' })
const assign = (order: { orderNumber: string }, assigneeId: string, as: TestUser) =>
  testApp.call('PUT', `${path(order)}/assignee`, { as, body: { assigneeId } })
const assignMany = async (orders: { orderNumber: string }[], assigneeId: string, as: TestUser) => {
  const body = { assigneeId, orderNumbers: orders.map(({ orderNumber }) => orderNumber) }
  return (await testApp.call('POST', '/v1/service-orders/bulk-assignments', { as, body })).json().data
}
const rights = async (order: { orderNumber: string }, as: TestUser) =>
  (await testApp.call('GET', `${path(order)}/actions`, { as })).json().assignment
const assignees = async (as: TestUser, query = '') =>
  (await testApp.call('GET', `/v1/service-orders/assignees${query}`, { as })).json()
const notifications = async (as: TestUser) => (await testApp.call('GET', '/v1/notifications', { as })).json().data

const allowed = { allowed: true, reason: null }
const rejected = (reason: string) => ({ allowed: false, reason: expect.stringContaining(reason) })

describe('an operator without the permission to dispatch', () => {
  test('takes an order over, and does not assign it to others', async () => {
    const order = await accepted()
    expect((await assign(order, bruna.id, bruna)).statusCode).toBe(200)
    const response = await assign(order, testApp.users.operator.id, testApp.users.operator)
    expect(response.statusCode).toBe(200)
    const toBruna = await assign(order, bruna.id, testApp.users.operator)
    expect(toBruna.json()).toMatchObject({
      status: 403,
      code: 'forbidden',
      detail: expect.stringContaining('despacho'),
    })
    expect(await rights(order, bruna)).toEqual({ toSelf: allowed, toOthers: rejected('despacho') })
    expect(await rights(order, testApp.users.operator)).toEqual({
      toSelf: rejected('já é o responsável'),
      toOthers: rejected('despacho'),
    })
  })

  test('does not assign several orders to others', async () => {
    const [first, second] = [await accepted(), await accepted()]
    expect(await assignMany([first, second], bruna.id, testApp.users.operator)).toMatchObject([
      { status: null, problem: { code: 'forbidden' } },
      { status: null, problem: { code: 'forbidden' } },
    ])
    expect(await assignMany([first, second], bruna.id, bruna)).toMatchObject([
      { status: 'accepted', problem: null },
      { status: 'accepted', problem: null },
    ])
  })

  test('does not accept an order for others', async () => {
    const order = await request(testApp)
    const accept = (as: TestUser) =>
      testApp.call('POST', `${path(order)}/transitions`, { as, body: { to: 'accepted', assigneeId: bruna.id } })
    expect((await accept(testApp.users.operator)).json()).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await accept(bruna)).json()).toMatchObject({ assignee: { id: bruna.id } })
  })

  test('is offered only themselves as the assignee', async () => {
    expect((await assignees(testApp.users.operator)).data).toMatchObject([{ id: testApp.users.operator.id }])
  })
})

describe('an operator with the permission to dispatch', () => {
  beforeEach(() => setDispatch(testApp, testApp.users.operator, true))

  test('assigns orders of that company to others, who are notified', async () => {
    const [first, second] = [await accepted(), await accepted()]
    expect(await rights(first, testApp.users.operator)).toMatchObject({ toOthers: allowed })
    expect((await assign(first, bruna.id, testApp.users.operator)).json()).toMatchObject({ assignee: { id: bruna.id } })
    expect(await assignMany([second], bruna.id, testApp.users.operator)).toMatchObject([{ problem: null }])
    expect(await notifications(bruna)).toMatchObject([
      { type: 'order_assigned', orderNumber: second.orderNumber, actor: { id: testApp.users.operator.id } },
      { type: 'order_assigned', orderNumber: first.orderNumber, actor: { id: testApp.users.operator.id } },
    ])
  })

  test('is not notified of an order that they take over', async () => {
    const order = await accepted()
    await assign(order, bruna.id, testApp.users.operator)
    await assign(order, testApp.users.operator.id, testApp.users.operator)
    expect(await notifications(testApp.users.operator)).toEqual([])
  })

  test('accepts orders for others', async () => {
    const order = await request(testApp)
    const body = { to: 'accepted', assigneeId: bruna.id }
    const response = await testApp.call('POST', `${path(order)}/transitions`, { as: testApp.users.operator, body })
    expect(response.json()).toMatchObject({ status: 'accepted', assignee: { id: bruna.id } })
  })

  test('does not do so in another company', async () => {
    const { foreignOperator } = testApp.users
    const { id } = testApp.users.operator
    const membership = { company_id: testApp.companies.other, user_id: id, created_at: new Date() }
    const foreign = await request(testApp, testApp.users.admin, { companyId: testApp.companies.other })
    await step(testApp, foreignOperator, foreign, { to: 'accepted' })
    expect((await assign(foreign, foreignOperator.id, testApp.users.operator)).statusCode).toBe(404)
    expect((await assignees(testApp.users.operator, `?companyId=${testApp.companies.other}`)).status).toBe(404)
    await testApp.db
      .insertInto('memberships')
      .values({ ...membership, id: crypto.randomUUID() })
      .execute()
    expect((await assign(foreign, bruna.id, testApp.users.operator)).statusCode).toBe(403)
    expect((await assignees(testApp.users.operator, `?companyId=${testApp.companies.other}`)).data).toMatchObject([
      { id },
    ])
    // The other company is only that of the caller: of others, companies without the permission are not listed.
    await testApp.db
      .insertInto('memberships')
      .values({ ...membership, id: crypto.randomUUID(), user_id: bruna.id })
      .execute()
    const { acme, other } = testApp.companies
    expect((await assignees(testApp.users.operator)).data).toMatchObject([
      { id: bruna.id, companyIds: [acme] },
      { id, companyIds: [acme, other].sort() },
    ])
  })

  test('loses it outside of the delivery team', async () => {
    const order = await accepted()
    await testApp.db
      .updateTable('users')
      .set({ carries_out: false })
      .where('id', '=', testApp.users.operator.id)
      .execute()
    expect((await assign(order, bruna.id, testApp.users.operator)).statusCode).toBe(403)
    expect(await rights(order, testApp.users.operator)).toMatchObject({ toOthers: rejected('equipe de entregas') })
    expect((await assignees(testApp.users.operator)).data).toEqual([])
  })

  test('is offered the active operators of that company', async () => {
    const retired = await addUser(testApp.ctx, { name: 'Rui', role: 'operator', companyIds: [testApp.companies.acme] })
    await testApp.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', retired.id).execute()
    const { data } = await assignees(testApp.users.operator)
    expect(data).toEqual([
      { id: bruna.id, name: 'Bruna', companyIds: [testApp.companies.acme] },
      { id: testApp.users.operator.id, name: 'Otto Operador', companyIds: [testApp.companies.acme] },
    ])
    expect((await assignees(testApp.users.operator, `?companyId=${testApp.companies.acme}`)).data).toEqual(data)
  })
})

test('an admin assigns orders of every company to its operators', async () => {
  const order = await orderIn(testApp, 'in_transit')
  const { admin } = testApp.users
  expect(await rights(order, admin)).toMatchObject({ toOthers: allowed })
  expect((await assign(order, bruna.id, admin)).json()).toMatchObject({ assignee: { id: bruna.id } })
  const query = `?companyId=${testApp.companies.acme}`
  expect((await assignees(admin, query)).data).toMatchObject([{ id: bruna.id }, { id: testApp.users.operator.id }])
  const { data } = await assignees(admin)
  expect(data.find(({ id }: { id: string }) => id === testApp.users.foreignOperator.id)).toMatchObject({
    companyIds: [testApp.companies.other],
  })
})

test('a manager assigns no orders', async () => {
  const order = await accepted()
  expect((await assign(order, bruna.id, testApp.users.manager)).statusCode).toBe(403)
  expect((await assignees(testApp.users.manager)).status).toBe(403)
  expect(await rights(order, testApp.users.manager)).toEqual({
    toSelf: rejected('equipe de entregas'),
    toOthers: rejected('equipe de entregas'),
  })
})
