import { readdir } from 'node:fs/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransit, orderIn, request, step } from '../../../../test/orders.ts'
import { attachmentsOf, picture, sendFiles } from '../../../../test/uploads.ts'
import { createWorld, type World, withNewCompanies } from '../../../../test/world.ts'
import { openJobs } from '../../../platform/jobs/index.ts'
import { fileJobs } from '../../files/index.ts'

type Order = { orderNumber: string }

let shared: World
let world: World
beforeAll(async () => {
  shared = await createWorld()
})
beforeEach(async () => {
  world = await withNewCompanies(shared)
})

const attach = async (order: Order, as = world.people.operator, fields: object = {}) =>
  (await sendFiles(world, order, [['foto.jpg', await picture('#204080')]], fields, as)).json().data[0].id as string
const detach = (order: Order, id: string, as = world.people.operator) =>
  world.call('DELETE', `${attachmentsOf(order)}/${id}`, { as })
const listed = async (order: Order) =>
  (await world.call('GET', attachmentsOf(order), { as: world.people.admin })).json().data
const stored = async () =>
  (await readdir(world.folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

test('deletes an attachment with its public copy; history and audit keep the events', async () => {
  // Its job deletes the files of all orders.
  world = await createWorld()
  const order = await request(world)
  const before = await stored()
  const id = await attach(order)
  expect(await stored()).toBe(before + 2)
  expect((await detach(order, id)).statusCode).toBe(204)
  expect(await listed(order)).toEqual([])
  expect((await detach(order, id)).statusCode).toBe(404)
  const { data } = (
    await world.call('GET', `/v1/service-orders/${order.orderNumber}/events`, { as: world.people.manager })
  ).json()
  expect(data.slice(1)).toMatchObject([
    { type: 'attached', note: 'foto.jpg', visibility: 'company' },
    { type: 'detached', note: 'foto.jpg', actor: { name: 'Otto Operador' } },
  ])
  const audit = (await world.call('GET', '/v1/audit-log?limit=5', { as: world.people.admin })).json().data
  expect(audit[0]).toMatchObject({ action: 'attachments.remove', actor: { name: 'Otto Operador' } })

  const jobs = await openJobs(world.databaseUrl, world.ctx.log)
  await jobs.work(fileJobs, () => world.ctx)
  await expect.poll(stored, { timeout: 20_000 }).toBe(before)
  await jobs.stop()
})

test('allows its uploader or an admin only', async () => {
  const order = await request(world)
  const own = await attach(order, world.people.manager)
  expect((await detach(order, own)).json()).toMatchObject({ status: 403, code: 'forbidden' })
  expect((await detach(order, own, world.people.foreignManager)).statusCode).toBe(404)
  expect((await detach(order, own, world.people.manager)).statusCode).toBe(204)
  const hidden = await attach(order, world.people.operator, { visibility: 'internal' })
  expect((await detach(order, hidden, world.people.manager)).statusCode).toBe(404)
  expect((await detach(order, hidden, world.people.admin)).statusCode).toBe(204)
})

test('allows only an admin on a closed order', async () => {
  const order = await orderIn(world, 'delivered')
  const id = await attach(order)
  expect((await detach(order, id)).json()).toMatchObject({ status: 409, code: 'not_editable' })
  expect((await detach(order, id, world.people.admin)).statusCode).toBe(204)
})

test('rejects the deletion of a proof by any role', async () => {
  const order = await inTransit(world)
  const id = await attach(order, world.people.operator, { kind: 'photo', stopId: order.stops[1]?.id })
  for (const as of [world.people.operator, world.people.admin]) {
    expect((await detach(order, id, as)).json()).toMatchObject({ status: 409, code: 'not_editable' })
  }
  expect(await listed(order)).toHaveLength(1)
})

test('deletes a draft with its comments and files', async () => {
  const order = await orderIn(world, 'draft')
  await attach(order)
  await world.call('POST', `/v1/service-orders/${order.orderNumber}/comments`, {
    as: world.people.operator,
    body: { text: 'Olá' },
  })
  const path = `/v1/service-orders/${order.orderNumber}`
  expect((await world.call('DELETE', path, { as: world.people.operator })).statusCode).toBe(204)
  await expect(step(world, world.people.admin, order, { to: 'requested' })).rejects.toThrow('not_found')
})
