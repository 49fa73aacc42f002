import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransit, orderIn, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../../test/test-app.ts'
import { getAttachmentsPath, listStoredFiles, picture, sendFiles } from '../../../../test/uploads.ts'
import { openJobs } from '../../../platform/jobs/index.ts'
import { fileJobs } from '../../files/index.ts'

type Order = { orderNumber: string }

let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

const attach = async (order: Order, as = testApp.users.operator, fields: object = {}) =>
  (await sendFiles(testApp, order, [['foto.jpg', await picture('#204080')]], fields, as)).json().data[0].id as string
const detach = (order: Order, id: string, as = testApp.users.operator) =>
  testApp.call('DELETE', `${getAttachmentsPath(order)}/${id}`, { as })
const listed = async (order: Order) =>
  (await testApp.call('GET', getAttachmentsPath(order), { as: testApp.users.admin })).json().data
const stored = async () => (await listStoredFiles(testApp)).length

test('deletes an attachment with its public copy; history and audit keep the events', async () => {
  // Its job deletes the files of all orders.
  testApp = await createTestApp()
  const order = await request(testApp)
  const before = await stored()
  const id = await attach(order)
  expect(await stored()).toBe(before + 2)
  expect((await detach(order, id)).statusCode).toBe(204)
  expect(await listed(order)).toEqual([])
  expect((await detach(order, id)).statusCode).toBe(404)
  const { data } = (
    await testApp.call('GET', `/v1/service-orders/${order.orderNumber}/events`, { as: testApp.users.manager })
  ).json()
  expect(data.slice(1)).toMatchObject([
    { type: 'attached', note: 'foto.jpg', visibility: 'company' },
    { type: 'detached', note: 'foto.jpg', actor: { name: 'Otto Operador' } },
  ])
  const audit = (await testApp.call('GET', '/v1/audit-log?limit=5', { as: testApp.users.admin })).json().data
  expect(audit[0]).toMatchObject({ action: 'attachments.remove', actor: { name: 'Otto Operador' } })

  const jobs = await openJobs(testApp.databaseUrl, testApp.ctx.log)
  await jobs.work(fileJobs, () => testApp.ctx)
  await expect.poll(stored, { timeout: 20_000 }).toBe(before)
  await jobs.stop()
})

test('allows its uploader or an admin only', async () => {
  const order = await request(testApp)
  const attachment = await attach(order, testApp.users.manager)
  expect((await detach(order, attachment)).json()).toMatchObject({ status: 403, code: 'forbidden' })
  expect((await detach(order, attachment, testApp.users.foreignManager)).statusCode).toBe(404)
  expect((await detach(order, attachment, testApp.users.manager)).statusCode).toBe(204)
  const hidden = await attach(order, testApp.users.operator, { visibility: 'internal' })
  expect((await detach(order, hidden, testApp.users.manager)).statusCode).toBe(404)
  expect((await detach(order, hidden, testApp.users.admin)).statusCode).toBe(204)
})

test('allows only an admin on a closed order', async () => {
  const order = await orderIn(testApp, 'delivered')
  const id = await attach(order)
  expect((await detach(order, id)).json()).toMatchObject({ status: 409, code: 'not_editable' })
  expect((await detach(order, id, testApp.users.admin)).statusCode).toBe(204)
})

test('rejects the deletion of a proof by any role', async () => {
  const order = await inTransit(testApp)
  const id = await attach(order, testApp.users.operator, { kind: 'photo', stopId: order.stops[1]?.id })
  for (const as of [testApp.users.operator, testApp.users.admin]) {
    expect((await detach(order, id, as)).json()).toMatchObject({ status: 409, code: 'not_editable' })
  }
  expect(await listed(order)).toHaveLength(1)
})

test('deletes a draft with its comments and files', async () => {
  const order = await orderIn(testApp, 'draft')
  await attach(order)
  await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/comments`, {
    as: testApp.users.operator,
    body: { text: 'Olá' },
  })
  const path = `/v1/service-orders/${order.orderNumber}`
  expect((await testApp.call('DELETE', path, { as: testApp.users.operator })).statusCode).toBe(204)
  await expect(step(testApp, testApp.users.admin, order, { to: 'requested' })).rejects.toThrow('not_found')
})
