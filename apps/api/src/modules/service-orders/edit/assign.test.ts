import { ServiceOrderStatus } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderIn, request, setDispatch, step } from '../../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts'

let testApp: TestApp
let bruna: TestUser
let retired: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  const companyIds = [testApp.companies.acme]
  bruna = await addUser(testApp.ctx, { name: 'Bruna Operadora', role: 'operator', companyIds })
  retired = await addUser(testApp.ctx, { name: 'Rui Retirado', role: 'operator', companyIds })
  await setDispatch(testApp, testApp.users.operator, true)
  await testApp.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', retired.id).execute()
})

const path = ({ orderNumber }: { orderNumber: string }) => `/v1/service-orders/${orderNumber}`
const accepted = async () => step(testApp, testApp.users.operator, await request(testApp), { to: 'accepted' })
const assign = (order: { orderNumber: string }, body: object, as = testApp.users.operator) =>
  testApp.call('PUT', `${path(order)}/assignee`, { as, body })
const many = (body: object, as = testApp.users.operator, key?: string) =>
  testApp.call('POST', '/v1/service-orders/bulk-assignments', { as, body, ...(key ? { key } : {}) })
const events = async (order: { orderNumber: string }, as = testApp.users.manager) =>
  (await testApp.call('GET', `${path(order)}/events`, { as })).json().data

describe('an order', () => {
  test('is assigned to another user, with an entry in history and audit and a new version', async () => {
    const order = await accepted()
    const response = await assign(order, { assigneeId: bruna.id, version: order.version })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({
      status: 'accepted',
      assignee: { id: bruna.id, name: bruna.name },
      acceptedAt: order.acceptedAt,
      version: order.version + 1,
    })
    const change = { field: '/assignee', from: 'Otto Operador', to: 'Bruna Operadora' }
    expect((await events(order)).at(-1)).toMatchObject({ type: 'edited', visibility: 'company', changes: [change] })
    const entry = testApp.db.selectFrom('audit_log').select('changes').where('action', '=', 'serviceOrders.assign')
    expect((await entry.execute()).map(({ changes }) => changes)).toContainEqual({
      orderNumber: order.orderNumber,
      assigneeId: { from: testApp.users.operator.id, to: bruna.id },
    })
    const late = await testApp.call('PUT', path(order), {
      as: testApp.users.operator,
      body: { notes: 'Tarde demais', version: order.version },
    })
    expect(late.json()).toMatchObject({ code: 'version_conflict', changes: [change] })
  })

  test('stays unchanged, without a history entry, when the user already has it', async () => {
    const order = await accepted()
    const response = await assign(order, { assigneeId: testApp.users.operator.id })
    expect(response.json().version).toBe(order.version)
    expect(await events(order)).toHaveLength(2)
  })

  test("shows the previous assignee's name until that user is erased", async () => {
    const order = await accepted()
    await assign(order, { assigneeId: bruna.id })
    await testApp.db.updateTable('users').set({ name: 'Pessoa removida' }).where('id', '=', bruna.id).execute()
    const [last] = (await events(order)).toReversed()
    await testApp.db.updateTable('users').set({ name: bruna.name }).where('id', '=', bruna.id).execute()
    expect(last.changes).toEqual([{ field: '/assignee', from: 'Otto Operador', to: 'Pessoa removida' }])
  })

  test('rejects an assignee who may not carry out orders of its company', async () => {
    const order = await accepted()
    for (const person of [testApp.users.manager, testApp.users.foreignOperator, retired]) {
      expect((await assign(order, { assigneeId: person.id })).json(), person.name).toMatchObject({
        code: 'validation_failed',
        errors: [{ pointer: '/assigneeId', message: 'Escolha um operador ativo desta empresa ou um administrador.' }],
      })
    }
    expect((await assign(order, { assigneeId: testApp.users.admin.id })).statusCode).toBe(200)
  })

  test('rejects a stale version', async () => {
    const order = await accepted()
    await step(testApp, testApp.users.operator, order, { to: 'collecting' })
    const response = await assign(order, { assigneeId: bruna.id, version: order.version })
    expect(response.json()).toMatchObject({ code: 'version_conflict' })
  })

  test('requested by two users at once ends with one of them, and has both changes in its history', async () => {
    const order = await accepted()
    const requested = [bruna.id, testApp.users.admin.id]
    const responses = await Promise.all(requested.map((assigneeId) => assign(order, { assigneeId })))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const changes = (await events(order))
      .slice(2)
      .map((event: { changes: [{ from: string; to: string }] }) => event.changes[0])
    expect(changes).toHaveLength(2)
    expect(changes[1].from).toBe(changes[0].to)
  })
})

const carried = ['accepted', 'collecting', 'collected', 'in_transit', 'partially_delivered', 'failed', 'returning']

test.each(ServiceOrderStatus.options.filter((status) => status !== 'on_hold'))(
  'in status %s can be reassigned exactly when it has an assignee',
  async (status) => {
    const response = await assign(await orderIn(testApp, status), { assigneeId: bruna.id })
    if (carried.includes(status)) expect(response.json()).toMatchObject({ status, assignee: { id: bruna.id } })
    else expect(response.json()).toMatchObject({ code: 'not_editable', detail: expect.stringContaining('responsável') })
  },
)

test.each([
  ['accepted', 200],
  ['requested', 409],
] as const)('on hold from %s returns %i', async (status, expected) => {
  const reason = 'Aguardando mercadoria'
  const order = await step(testApp, testApp.users.admin, await orderIn(testApp, status), { to: 'on_hold', reason })
  expect((await assign(order, { assigneeId: bruna.id })).statusCode).toBe(expected)
})

describe('several orders', () => {
  test('are assigned independently, and the response has the reason of each rejection', async () => {
    const fine = [await accepted(), await orderIn(testApp, 'in_transit')] as const
    const over = await orderIn(testApp, 'delivered')
    const foreign = await request(testApp, testApp.users.admin, { companyId: testApp.companies.other })
    const orderNumbers = [fine[1], over, foreign, fine[0]].map(({ orderNumber }) => orderNumber)
    const response = await many({ assigneeId: bruna.id, orderNumbers }, testApp.users.operator, 'troca')
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json().data).toMatchObject([
      { orderNumber: orderNumbers[0], status: 'in_transit', problem: null },
      {
        status: null,
        problem: { code: 'not_editable', detail: 'A ordem está com status “Entregue”: o responsável não muda mais.' },
      },
      { status: null, problem: { code: 'not_found' } },
      { status: 'accepted', problem: null },
    ])
    for (const order of fine) {
      const now = await testApp.call('GET', path(order), { as: testApp.users.manager })
      expect(now.json().assignee.id).toBe(bruna.id)
    }
    expect((await many({ assigneeId: bruna.id, orderNumbers }, testApp.users.operator, 'troca')).body).toBe(
      response.body,
    )
    expect(await events(fine[0])).toHaveLength(3)
  })

  test('that another user has given to a third one keep their assignee', async () => {
    const [moved, unchanged] = [await accepted(), await accepted()] as const
    await assign(moved, { assigneeId: testApp.users.admin.id })
    const orderNumbers = [moved.orderNumber, unchanged.orderNumber]
    const body = { assigneeId: bruna.id, fromAssigneeId: testApp.users.operator.id, orderNumbers }
    expect((await many(body)).json().data).toMatchObject([
      {
        orderNumber: moved.orderNumber,
        status: null,
        problem: {
          code: 'version_conflict',
          detail: `Outra pessoa já passou esta ordem para ${testApp.users.admin.name}.`,
        },
      },
      { orderNumber: unchanged.orderNumber, status: 'accepted', problem: null },
    ])
    const now = await testApp.call('GET', path(moved), { as: testApp.users.manager })
    expect(now.json().assignee.id).toBe(testApp.users.admin.id)
  })

  test.each([
    ['an empty list', []],
    ['more than a hundred', Array(101).fill('OS-2026-000001')],
  ])('%s are rejected', async (_name, orderNumbers) => {
    expect((await many({ assigneeId: bruna.id, orderNumbers })).statusCode).toBe(400)
  })

  test('cannot be assigned by a company', async () => {
    const { orderNumber } = await accepted()
    const response = await many({ assigneeId: bruna.id, orderNumbers: [orderNumber] }, testApp.users.manager)
    expect(response.statusCode).toBe(403)
  })
})
