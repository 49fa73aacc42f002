import type { ProofKind, ServiceOrder } from '@malote/api-client/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { dropoff, inTransit, orderInput, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { picture, sendFiles } from '../../../../test/uploads.ts'

type Order = { orderNumber: string }
type Sent = Parameters<typeof sendFiles> extends [unknown, ...infer Rest] ? Rest : never

let testApp: TestApp
let photo: Buffer
beforeAll(async () => {
  testApp = await createTestApp()
  photo = await picture('#204080')
})

const send = (...[order, files, fields, as]: Sent) => sendFiles(testApp, order, files, fields, as)

describe('proofs', () => {
  const transition = (order: Order, body: object, as = testApp.users.operator) =>
    testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, { as, body })
  const proving = (pickup: ProofKind | null, dropoff: ProofKind | null) =>
    testApp.db
      .updateTable('companies')
      .set({ pickup_proofs: pickup && [pickup], dropoff_proofs: dropoff && [dropoff] })
      .where('id', '=', testApp.companies.acme)
      .execute()

  test("of the company's policy are required of each new order, and announced before", async () => {
    await proving('photo', 'signature')
    const order = await request(testApp)
    await proving(null, null)
    expect(order.stops).toMatchObject([
      { requiredProof: 'photo', proved: false },
      { requiredProof: 'signature', proved: false },
    ])
    for (const to of ['accepted', 'collecting'] as const) await step(testApp, testApp.users.operator, order, { to })
    const actions = await testApp.call('GET', `/v1/service-orders/${order.orderNumber}/actions`, {
      as: testApp.users.operator,
    })
    expect(actions.json().data).toContainEqual(
      expect.objectContaining({ to: 'collected', allowed: false, reason: 'Falta o comprovante da coleta.' }),
    )
    expect((await transition(order, { to: 'collected' })).statusCode).toBe(409)
    const proof = (index: number, kind: string) =>
      send(order, [['p.jpg', photo]], { kind, stopId: order.stops[index]?.id })
    expect((await proof(0, 'signature')).statusCode).toBe(201)
    expect((await transition(order, { to: 'collected' })).statusCode).toBe(409)
    await proof(0, 'photo')
    for (const to of ['collected', 'in_transit'] as const) await step(testApp, testApp.users.operator, order, { to })
    const early = await transition(order, { to: 'delivered', receiverName: 'Ana' })
    expect(early.json()).toMatchObject({ code: 'invalid_transition', detail: 'Falta o comprovante de uma entrega.' })
    await proof(1, 'signature')
    expect((await transition(order, { to: 'delivered', receiverName: 'Ana' })).json().stops[1]).toMatchObject({
      proved: true,
    })
  })

  test('move the version, and do not reject a step on the version before them', async () => {
    const { manager, operator } = testApp.users
    const order = await inTransit(testApp)
    const path = `/v1/service-orders/${order.orderNumber}`
    const listed = async () => {
      const { data } = (await testApp.call('GET', '/v1/service-orders?limit=100', { as: operator })).json()
      return data.find(({ orderNumber }: Order) => orderNumber === order.orderNumber)
    }
    expect(await listed()).toMatchObject({ version: order.version })
    await send(order, [['p.jpg', photo]], { kind: 'photo', stopId: order.stops[1]?.id })
    expect(await listed()).toMatchObject({ version: order.version + 1 })
    await send(order, [['q.jpg', await picture('#904020')]], {})
    expect(await listed(), 'another file is no part of the order').toMatchObject({ version: order.version + 1 })
    const failed = await transition(order, { to: 'failed', reason: 'Ninguém no local', version: order.version })
    expect(failed.statusCode, failed.body).toBe(200)
    const stale = await transition(order, { to: 'in_transit', version: order.version + 1 })
    expect(stale.json()).toMatchObject({ status: 412, version: failed.json().version })
    expect((await testApp.call('GET', path, { as: manager })).json().version).toBe(order.version + 2)
  })

  test('are visible to the company, and taken while their stop is served', async () => {
    await proving('photo', 'photo')
    const order = await request(testApp)
    await proving(null, null)
    const prove = (index: number, visibility = 'company') =>
      send(order, [['p.jpg', photo]], { kind: 'photo', stopId: order.stops[index]?.id, visibility })
    for (const to of ['accepted', 'collecting'] as const) {
      expect((await prove(0)).json()).toMatchObject({ code: 'not_editable' })
      await step(testApp, testApp.users.operator, order, { to })
    }
    expect((await prove(1)).json()).toMatchObject({ code: 'not_editable' })
    expect((await prove(0, 'internal')).json()).toMatchObject({ errors: [{ pointer: '/visibility' }] })
    expect((await prove(0)).statusCode).toBe(201)
    // As an earlier version stored it.
    const stopId = order.stops[0]?.id
    await sql`update service_order_attachments set visibility = 'internal' where stop_id = ${stopId}`.execute(
      testApp.db,
    )
    expect((await transition(order, { to: 'collected' })).statusCode).toBe(409)
  })

  test('change updatedAt, as comments do', async () => {
    const order = await inTransit(testApp)
    const read = async () =>
      (await testApp.call('GET', `/v1/service-orders/${order.orderNumber}`, { as: testApp.users.admin })).json()
    testApp.advance(60_000)
    await send(order, [['p.jpg', photo]], { kind: 'photo', stopId: order.stops[1]?.id })
    const proved = await read()
    expect(Date.parse(proved.updatedAt)).toBeGreaterThanOrEqual(Date.parse(order.updatedAt) + 60_000)
    expect(proved.version).toBe(order.version + 1)
    testApp.advance(60_000)
    const body = { text: 'Chegou bem.', visibility: 'company' }
    await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/comments`, { as: testApp.users.operator, body })
    expect(Date.parse((await read()).updatedAt)).toBeGreaterThanOrEqual(Date.parse(proved.updatedAt) + 60_000)
  })

  test('are required of each of several drop-offs', async () => {
    await proving(null, 'photo')
    const order = await inTransit(testApp, ['Ana', 'Bia'])
    await proving(null, null)
    const stop = order.stops[1]
    const url = `/v1/service-orders/${order.orderNumber}/stops/${stop?.id}`
    const done = () =>
      testApp.call('PUT', url, { as: testApp.users.operator, body: { state: 'completed', receiverName: 'Ana' } })
    expect((await done()).json()).toMatchObject({ status: 409, code: 'invalid_transition' })
    await send(order, [['p.jpg', photo]], { kind: 'photo', stopId: stop?.id })
    expect((await done()).statusCode).toBe(200)
  })

  test('a PIN is visible to the company, never to the courier, and five wrong ones pause', async () => {
    await proving(null, 'pin')
    const order = await inTransit(testApp)
    await proving(null, null)
    const read = async (as: TestApp['users']['admin']) =>
      (await testApp.call('GET', `/v1/service-orders/${order.orderNumber}`, { as })).json().stops[1]
    expect((await read(testApp.users.operator)).pin).toBeNull()
    const { pin, id } = await read(testApp.users.manager)
    const confirm = (sent: string) =>
      testApp.call('POST', `/v1/service-orders/${order.orderNumber}/stops/${id}/pin`, {
        as: testApp.users.operator,
        body: { pin: sent },
      })
    const wrong = pin === '0000' ? '0001' : '0000'
    for (let index = 0; index < 5; index++)
      expect((await confirm(wrong)).json()).toMatchObject({ errors: [{ pointer: '/pin' }] })
    expect((await confirm(pin)).statusCode).toBe(429)
    testApp.advance(5 * 60_000 + 1000)
    expect((await confirm(pin)).statusCode).toBe(204)
    expect((await confirm(pin)).statusCode).toBe(204)
    const history = `/v1/service-orders/${order.orderNumber}/events`
    const notified = (await testApp.call('GET', history, { as: testApp.users.manager }))
      .json()
      .data.filter(({ type }: { type: string }) => type === 'pin_confirmed')
    expect(notified, 'once, and to the company too').toMatchObject([
      { stopId: id, actor: { id: testApp.users.operator.id } },
    ])
    expect((await transition(order, { to: 'delivered', receiverName: 'Ana' })).statusCode).toBe(200)
  })

  test('a stop may require several proofs, given separately', async () => {
    const order = await inTransitWith(['photo', 'pin'])
    const [, stop] = order.stops
    expect(stop).toMatchObject({ requiredProofs: ['photo', 'pin'], missingProofs: ['photo', 'pin'], proved: false })
    expect(stop?.requiredProof, 'the deprecated field has the first').toBe('photo')
    const deliver = () => transition(order, { to: 'delivered', receiverName: 'Ana' })
    expect((await deliver()).statusCode).toBe(409)
    await send(order, [['p.jpg', photo]], { kind: 'photo', stopId: stop?.id })
    expect((await deliver()).statusCode).toBe(409)
    const read = await testApp.call('GET', `/v1/service-orders/${order.orderNumber}`, { as: testApp.users.manager })
    expect(read.json().stops[1]).toMatchObject({ missingProofs: ['pin'], proved: false, pinConfirmedAt: null })
    const wrong = read.json().stops[1].pin === '0000' ? '0001' : '0000'
    const confirm = (pin: string) =>
      testApp.call('POST', `/v1/service-orders/${order.orderNumber}/stops/${stop?.id}/pin`, {
        as: testApp.users.operator,
        body: { pin },
      })
    expect((await confirm(wrong)).json().errors).toEqual([
      {
        pointer: '/pin',
        code: 'wrong',
        message: 'Este PIN não confere. Peça para lerem de novo. Restam 4 tentativas.',
      },
    ])
    expect((await confirm(read.json().stops[1].pin)).statusCode).toBe(204)
    const done = (await deliver()).json()
    expect(done.stops[1]).toMatchObject({ missingProofs: [], proved: true, pinConfirmedAt: expect.any(String) })
  })

  test("an order that requires no proof overrides the company's policy", async () => {
    await proving(null, 'photo')
    const order = await request(testApp, testApp.users.manager, {
      dropoffs: [{ ...dropoff('Sem prova'), requiredProofs: [] }],
    })
    await proving(null, null)
    expect(order.stops[1]).toMatchObject({ requiredProofs: [], proved: true })
  })

  test('a duplicate kind of proof is rejected', async () => {
    const response = await testApp.call('POST', '/v1/service-orders', {
      as: testApp.users.manager,
      body: orderInput(testApp.companies.acme, {
        dropoffs: [{ ...dropoff('Ana'), requiredProofs: ['photo', 'photo'] }],
      }),
    })
    expect(response.json().errors).toMatchObject([{ pointer: '/dropoffs/0/requiredProofs' }])
  })

  test('an operator cannot change the proofs of a requested order', async () => {
    const order = await request(testApp, testApp.users.manager, {
      dropoffs: [{ ...dropoff('Ana'), requiredProofs: ['pin'] }],
    })
    const edit = (as: TestApp['users']['admin']) =>
      testApp.call('PUT', `/v1/service-orders/${order.orderNumber}`, {
        as,
        body: {
          version: order.version,
          dropoffs: [{ ...dropoff('Ana'), id: order.stops[1]?.id, requiredProofs: ['photo'] }],
        },
      })
    expect((await edit(testApp.users.operator)).statusCode).toBe(403)
    expect((await edit(testApp.users.manager)).json().stops[1]).toMatchObject({ requiredProofs: ['photo'] })
  })

  test("a return requires the proofs of the company's policy", async () => {
    const order = await inTransitWith([])
    const agree = (return_proofs: ProofKind[] | null) =>
      testApp.db.updateTable('companies').set({ return_proofs }).where('id', '=', testApp.companies.acme).execute()
    await agree(['photo', 'pin'])
    const returning = await step(testApp, testApp.users.manager, order, { to: 'returning' })
    await agree(null)
    expect(returning.stops, 'the route stays as it is').toHaveLength(2)
    expect(returning.returnStop).toMatchObject({
      kind: 'return',
      contactName: order.stops[0]?.contactName,
      requiredProofs: ['photo', 'pin'],
      state: 'en_route',
    })
    const { id: stopId, pin } = returning.returnStop ?? { id: '', pin: '' }
    expect((await transition(order, { to: 'returned' })).json()).toMatchObject({
      detail: 'Falta o comprovante da devolução.',
    })
    expect((await send(order, [['p.jpg', photo]], { kind: 'photo', stopId })).statusCode).toBe(201)
    const confirm = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/stops/${stopId}/pin`, {
      as: testApp.users.operator,
      body: { pin },
    })
    expect(confirm.statusCode).toBe(204)
    const returned = (await transition(order, { to: 'returned' })).json()
    expect(returned.returnStop).toMatchObject({ state: 'completed', proved: true })
    const list = await testApp.call('GET', `/v1/service-orders?search=${order.orderNumber}`, {
      as: testApp.users.manager,
    })
    expect(list.json().data[0]).toMatchObject({ dropoffCount: 1 })
  })

  async function inTransitWith(requiredProofs: ProofKind[]): Promise<ServiceOrder> {
    const order = await request(testApp, testApp.users.manager, { dropoffs: [{ ...dropoff('Ana'), requiredProofs }] })
    for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
      await step(testApp, testApp.users.operator, order, { to })
    }
    return order
  }

  test('returns 409 for a new proof of a closed order, and still accepts its attachments', async () => {
    const order = await inTransitWith([])
    const proof = { kind: 'photo', stopId: order.stops[1]?.id }
    const first = await send(order, [['p.jpg', photo]], proof)
    expect((await transition(order, { to: 'delivered', receiverName: 'Ana' })).statusCode).toBe(200)
    const late = await send(order, [['q.jpg', await picture('#904020')]], proof)
    expect(late.json()).toMatchObject({
      status: 409,
      code: 'not_editable',
      detail: 'A ordem já foi encerrada e não recebe mais comprovantes. Envie o arquivo como anexo.',
    })
    const repeated = await send(order, [['p.jpg', photo]], proof)
    expect(repeated.json(), 'the same proof again changes nothing').toEqual(first.json())
    expect((await send(order, [['q.jpg', photo]])).statusCode).toBe(201)
  })

  test('a manager cannot add proofs', async () => {
    const order = await request(testApp)
    const response = await send(
      order,
      [['a.jpg', photo]],
      { kind: 'photo', stopId: order.stops[0]?.id },
      testApp.users.manager,
    )
    expect(response.statusCode).toBe(403)
  })
})
