import { beforeAll, expect, test } from 'vitest'
import { dropoff, orderInput, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const put = (externalRef: string, changes: object = {}, headers: Record<string, string> = {}) =>
  testApp.call('PUT', `/v1/service-orders/by-reference/${encodeURIComponent(externalRef)}`, {
    as: testApp.users.manager,
    body: { ...orderInput(testApp.companies.acme), ...changes },
    headers,
  })

test('creates the order, then changes nothing, then replaces its content', async () => {
  const created = await put('PED/1,5')
  expect(created.statusCode, created.body).toBe(200)
  expect(created.json()).toMatchObject({ outcome: 'created', externalRef: 'PED/1,5', version: 1, status: 'requested' })
  const same = await put('PED/1,5')
  expect(same.json()).toMatchObject({ outcome: 'unchanged', version: 1, orderNumber: created.json().orderNumber })
  const items = [{ description: 'Outra cesta', quantity: 1 }]
  const changed = await put('PED/1,5', { items, notes: 'Portão azul', dropoffs: [dropoff('Rita'), dropoff('Ana')] })
  expect(changed.json()).toMatchObject({ outcome: 'updated', notes: 'Portão azul', items })
  expect(changed.json().stops).toHaveLength(3)
  expect(changed.json().stops[1].id).toBe(created.json().stops[1].id)
  const emptied = await put('PED/1,5')
  expect(emptied.json()).toMatchObject({ outcome: 'updated', notes: null })
})

test('with If-None-Match: *, creates the order and never replaces one', async () => {
  const only = { 'if-none-match': '*' }
  expect((await put('PED-SÓ-NOVA', {}, only)).json()).toMatchObject({ outcome: 'created' })
  const again = await put('PED-SÓ-NOVA', { notes: 'Outra' }, only)
  expect(again.json()).toMatchObject({ status: 412, detail: expect.stringContaining('Já há uma ordem') })
  expect((await put('PED-SÓ-NOVA')).json()).toMatchObject({ outcome: 'unchanged', notes: null })
})

test.each(['x'.repeat(41), 'PED\n1', '\u200b'])(
  'the reference %j is a mistake of the request, not of nothing',
  async (ref) => {
    const response = await put(ref)
    expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer: '/externalRef' }] })
  },
)

test('concurrent calls create one order', async () => {
  const results = await Promise.all(Array.from({ length: 6 }, () => put('PED-JUNTO')))
  expect(results.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  expect(results.filter((result) => result.json().outcome === 'created')).toHaveLength(1)
})

test('rejects another reference in the body, a stale version, and a change that the status does not allow', async () => {
  expect((await put('PED-2', { externalRef: 'PED-3' })).json().errors[0].pointer).toBe('/externalRef')
  expect((await put('PED-2', {}, { 'if-match': '"1"' })).statusCode).toBe(412)
  const order = (await put('PED-2')).json()
  expect((await put('PED-2', { notes: 'x' }, { 'if-match': '"9"' })).statusCode).toBe(412)
  await step(testApp, testApp.users.admin, order, {
    to: 'delivered',
    justification: 'Preparação de um teste automático.',
  })
  expect((await put('PED-2')).json()).toMatchObject({ outcome: 'unchanged', status: 'delivered' })
  expect((await put('PED-2', { notes: 'Tarde demais' })).json()).toMatchObject({ code: 'not_editable' })
})

test('a canceled order frees its reference, and is not reopened while another one has it', async () => {
  const { manager } = testApp.users
  const order = await request(testApp, manager, { externalRef: 'PED-4' })
  await step(testApp, manager, order, { to: 'canceled', reason: 'Pedido desfeito' })
  const next = await put('PED-4')
  expect(next.json()).toMatchObject({ outcome: 'created' })
  expect(next.json().orderNumber).not.toBe(order.orderNumber)
  const reopen = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, {
    as: manager,
    body: { to: 'requested' },
  })
  expect(reopen.json()).toMatchObject({ status: 409, code: 'already_exists' })
  const undone = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/undo`, { as: manager })
  expect(undone.json()).toMatchObject({ status: 409, code: 'already_exists' })
})

test('the list finds several references at once', async () => {
  for (const reference of ['PED-7', 'PED-8', 'PED-9']) await put(reference)
  const list = await testApp.call('GET', '/v1/service-orders?externalRefs=PED-7,PED-9', { as: testApp.users.manager })
  const references = list.json().data.map(({ externalRef }: { externalRef: string }) => externalRef)
  expect(references.toSorted()).toEqual(['PED-7', 'PED-9'])
})
