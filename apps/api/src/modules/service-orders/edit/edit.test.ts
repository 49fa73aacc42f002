import { editScopes, type ServiceOrder, ServiceOrderStatus } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { dropoff, inTransit, orderIn, orderInput, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const path = (order: { orderNumber: string }) => `/v1/service-orders/${order.orderNumber}`
const edit = (order: ServiceOrder, body: object, as = testApp.users.operator, headers: Record<string, string> = {}) =>
  testApp.call('PUT', path(order), { as, body: { version: order.version, ...body }, headers })
const read = async (order: { orderNumber: string }, as = testApp.users.operator): Promise<ServiceOrder> =>
  (await testApp.call('GET', path(order), { as })).json()
const events = async (order: { orderNumber: string }, as = testApp.users.operator) =>
  (await testApp.call('GET', `${path(order)}/events`, { as })).json().data
const address = { ...dropoff('x').address, street: 'Rua Nova', number: '1' }

describe('an edit', () => {
  test('changes the given fields, keeps the others, and has an event with both values', async () => {
    const order = await request(testApp)
    const response = await edit(order, { notes: 'Ligar antes.', priority: 'urgent', externalRef: 'NOVA-1' })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({
      notes: 'Ligar antes.',
      priority: 'urgent',
      version: order.version + 1,
      items: order.items,
      stops: order.stops,
    })
    expect(response.headers.etag).toMatch(new RegExp(`^"${order.version + 1}-`))
    const edited = (await events(order)).at(-1)
    expect(edited).toMatchObject({ type: 'edited', visibility: 'company', actor: { name: 'Otto Operador' } })
    expect(edited.changes).toEqual(
      expect.arrayContaining([
        { field: '/priority', from: 'normal', to: 'urgent' },
        { field: '/notes', from: null, to: 'Ligar antes.' },
        { field: '/externalRef', from: null, to: 'NOVA-1' },
      ]),
    )
    const list = await testApp.call('GET', '/v1/service-orders?search=nova-1', { as: testApp.users.operator })
    expect(list.json().data).toMatchObject([{ orderNumber: order.orderNumber }])
  })

  test('without a difference keeps version and history', async () => {
    const order = await request(testApp)
    const same = { priority: order.priority, items: order.items, pickup: orderInput(testApp.companies.acme).pickup }
    expect((await edit(order, same)).json().version).toBe(order.version)
    expect(await events(order)).toHaveLength(1)
  })

  test('clears a field with null', async () => {
    const order = await request(testApp, testApp.users.operator, { notes: 'Algo', costCenter: 'Loja' })
    expect((await edit(order, { notes: null })).json()).toMatchObject({ notes: null, costCenter: 'Loja' })
  })

  test('of the route keeps stops by id, adds, removes and reorders', async () => {
    const order = await request(testApp, testApp.users.operator, { dropoffs: ['Ana', 'Bia', 'Caio'].map(dropoff) })
    const [, ana, , caio] = order.stops
    const response = await edit(order, {
      dropoffs: [{ ...dropoff('Caio'), id: caio?.id }, dropoff('Duda'), { ...dropoff('Ana Maria'), id: ana?.id }],
    })
    const { stops } = response.json()
    expect(stops.map(({ contactName }: { contactName: string }) => contactName)).toEqual([
      'Davi Rocha',
      'Caio',
      'Duda',
      'Ana Maria',
    ])
    expect([stops[1].id, stops[3].id]).toEqual([caio?.id, ana?.id])
    expect(stops.map(({ position }: { position: number }) => position)).toEqual([0, 1, 2, 3])
  })

  test('of priority or window computes the promise again', async () => {
    const order = await request(testApp)
    const urgent = (await edit(order, { priority: 'urgent' })).json()
    expect(Date.parse(urgent.promisedAt) - Date.parse(order.createdAt)).toBe(4 * 3_600_000)
  })

  test('completes a draft, also in another company of the caller, and keeps its status', async () => {
    const order = await request(testApp, testApp.users.admin, { draft: true })
    const body = { companyId: testApp.companies.other, pickup: { contactName: 'Quem sabe' } }
    const response = await edit(order, body, testApp.users.admin)
    expect(response.json()).toMatchObject({ status: 'draft', company: { id: testApp.companies.other } })
    expect(response.json().stops[0]).toMatchObject({ contactName: 'Quem sabe', address: { street: '' } })
  })
})

describe('fields that a status allows', () => {
  const bodies = {
    everything: { declaredValueCents: 100 },
    appointment: { dropoffs: [{ ...dropoff('Outra Pessoa'), address }] },
    contact: { notes: 'Portão azul.' },
  }
  test.each(ServiceOrderStatus.options.filter((status) => status !== 'on_hold'))('%s', async (status) => {
    const scope = editScopes[status]
    const allowed = { everything: 3, appointment: 2, contact: 1, nothing: 0 }[scope]
    for (const [index, body] of [bodies.contact, bodies.appointment, bodies.everything].entries()) {
      const order = await orderIn(testApp, status)
      const response = await edit(order, body)
      // The correction to a later status completed the stops.
      expect(response.statusCode, `${status} ${JSON.stringify(body)} ${response.body}`).toBe(
        index < allowed ? 200 : 409,
      )
      if (index < allowed) continue
      expect(response.json()).toMatchObject({ code: 'not_editable', errors: expect.any(Array) })
      expect(await read(order)).toEqual(order)
    }
  })

  test('on hold, uses the rules of the previous status', async () => {
    const held = await step(testApp, testApp.users.manager, await request(testApp), { to: 'on_hold', reason: 'Espera' })
    expect((await edit(held, bodies.everything)).statusCode).toBe(200)
  })

  test('rejects changes of a completed stop and the removal of an attempted one', async () => {
    const order = await inTransit(testApp, ['Ana', 'Bia', 'Caio'])
    const stop = (index: number) => `${path(order)}/stops/${order.stops[index]?.id}`
    const as = testApp.users.operator
    await testApp.call('PUT', stop(1), { as, body: { state: 'completed', receiverName: 'Ana' } })
    await testApp.call('PUT', stop(2), { as, body: { state: 'failed', reason: 'Ausente' } })
    // As the former rescheduling of collected goods left it.
    await testApp.db
      .updateTable('service_orders')
      .set({ status: 'requested' })
      .where('order_number', '=', order.orderNumber)
      .execute()
    const again = await read(order)
    const route = again.stops.slice(1).map(({ id, contactName }) => ({ ...dropoff(contactName), id }))
    const changed = await edit(again, { dropoffs: [{ ...route[0], contactName: 'Outra' }, route[1], route[2]] })
    expect(changed.json()).toMatchObject({ code: 'not_editable', errors: [{ pointer: '/dropoffs/0' }] })
    const removed = await edit(again, { dropoffs: [route[0], route[2]] })
    expect(removed.json()).toMatchObject({ status: 409, code: 'not_editable' })
    expect(await read(order)).toEqual(again)
  })

  test('rejects an edit that leaves a requested order incomplete', async () => {
    const response = await edit(await request(testApp), { pickup: { contactName: 'Só o nome' } })
    expect(response.json()).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(response.json().errors).toContainEqual(expect.objectContaining({ pointer: '/pickup/address/street' }))
  })

  test('rejects an empty drop-off that is added to a requested order', async () => {
    const order = await request(testApp)
    const [, stop] = order.stops
    const dropoffs = [{ ...dropoff(stop?.contactName ?? ''), id: stop?.id }, { address: {} }]
    const response = await edit(order, { dropoffs })
    expect(response.json()).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(response.json().errors).toContainEqual(expect.objectContaining({ pointer: '/dropoffs/1/address/street' }))
  })

  test('adds an empty drop-off to a draft, and removes it', async () => {
    const order: ServiceOrder = (
      await testApp.call('POST', '/v1/service-orders', {
        as: testApp.users.operator,
        body: { ...orderInput(testApp.companies.acme), draft: true },
      })
    ).json()
    const [, stop] = order.stops
    const first = { ...dropoff(stop?.contactName ?? ''), id: stop?.id }
    const added = (await edit(order, { dropoffs: [first, { address: {} }] })).json()
    expect(added.stops).toHaveLength(3)
    const removed = (await edit(added, { dropoffs: [first] })).json()
    expect(removed.stops).toHaveLength(2)
  })

  test('rejects a new window in the past', async () => {
    const { pickup } = orderInput(testApp.companies.acme)
    const window = { start: '2020-01-01T09:00:00Z', end: '2020-01-01T10:00:00Z' }
    const response = await edit(await request(testApp), { pickup: { ...pickup, window } })
    expect(response.json()).toMatchObject({ errors: [{ pointer: '/pickup/window/end' }] })
  })

  test('hides internal notes from the company, in the order and in its history', async () => {
    const order = await request(testApp)
    expect((await edit(order, { internalNotes: 'x' }, testApp.users.manager)).statusCode).toBe(403)
    await edit(order, { internalNotes: 'Cliente difícil', notes: 'Olá' })
    const seen = JSON.stringify(await events(order, testApp.users.manager))
    expect(seen).toContain('Olá')
    expect(seen).not.toContain('difícil')
    expect(JSON.stringify(await events(order))).toContain('difícil')
  })

  test.each([
    ['a drop-off of another order', { dropoffs: [{ ...dropoff('Ana'), id: '018f8f8f-8f8f-7f8f-8f8f-8f8f8f8f8f8f' }] }],
    ['a route without drop-offs', { dropoffs: [] }],
    ["another company's location", { pickup: { ...dropoff('x'), locationId: '018f8f8f-8f8f-7f8f-8f8f-8f8f8f8f8f8f' } }],
    ['a fractional quantity', { items: [{ description: 'Caixa', quantity: 0.5 }] }],
  ])('%s is rejected', async (_name, body) => {
    const order = await request(testApp)
    expect((await edit(order, body)).statusCode).toBe(400)
    expect(await read(order)).toEqual(order)
  })

  test('rejects a taken reference under its field', async () => {
    await request(testApp, testApp.users.operator, { externalRef: 'TOMADA' })
    const response = await edit(await request(testApp), { externalRef: 'TOMADA' })
    expect(response.json()).toMatchObject({ code: 'already_exists', errors: [{ pointer: '/externalRef' }] })
  })
})

describe('concurrent edits', () => {
  test('return to the second what the first changed, with user and time', async () => {
    const order = await request(testApp)
    await edit(order, { notes: 'Do primeiro', internalNotes: 'Segredo' })
    const moved = await read(order)
    await step(testApp, testApp.users.operator, order, { to: 'accepted' })
    const response = await edit(order, { notes: 'Do segundo' }, testApp.users.manager)
    expect(response.statusCode).toBe(412)
    const actor = { id: testApp.users.operator.id, name: 'Otto Operador' }
    expect(response.json()).toMatchObject({
      code: 'version_conflict',
      version: moved.version + 1,
      detail: expect.stringContaining('Otto Operador'),
      changes: [
        { field: '/notes', from: null, to: 'Do primeiro', actor, at: expect.any(String) },
        { field: '/status', from: 'requested', to: 'accepted', actor },
      ],
    })
    expect(response.body).not.toContain('Segredo')
    expect((await read(order)).notes).toBe('Do primeiro')
  })

  test('accept one of twenty with the same version', async () => {
    const order = await request(testApp)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => edit(order, { notes: `Nota ${index}` })),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 412)).toHaveLength(19)
    expect(await events(order)).toHaveLength(2)
  })

  test('require a version', async () => {
    const order = await request(testApp)
    const response = await testApp.call('PUT', path(order), { as: testApp.users.operator, body: { notes: 'x' } })
    expect(response.json()).toMatchObject({ status: 428, code: 'version_required' })
  })

  test('use the version of If-Match before that of the body', async () => {
    const order = await request(testApp)
    const got = await testApp.call('GET', path(order), { as: testApp.users.operator })
    expect(got.headers.etag).toMatch(new RegExp(`^"${order.version}-`))
    const stale = await edit(order, { notes: 'x' }, testApp.users.operator, { 'if-match': '"99"' })
    expect(stale.statusCode).toBe(412)
    const fresh = await testApp.call('PUT', path(order), {
      as: testApp.users.operator,
      body: { notes: 'x' },
      headers: { 'if-match': String(got.headers.etag) },
    })
    expect(fresh.statusCode).toBe(200)
  })

  test.each(['3', '"1" "2"', ''])('reject the malformed entity tag %s in If-Match', async (value) => {
    const order = await request(testApp)
    const response = await edit(order, { notes: 'x' }, testApp.users.operator, { 'if-match': value })
    expect(response.statusCode).toBe(400)
  })
})
