import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { recordStatements } from '../../../scripts/statements/record.ts'
import { createCsv, createImportHelpers, importsPath, plainRow } from '../../../test/imports.ts'
import { orderInput } from '../../../test/orders.ts'
import { createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'
import { countWaiting } from '../../../test/waiting-statements.ts'

let testApp: TestApp
let { checked, read, run, start } = {} as ReturnType<typeof createImportHelpers>
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  ;({ checked, read, run, start } = createImportHelpers(testApp))
})

const orders = (count: number, reference: (index: number) => string = () => '') =>
  createCsv(
    Array.from({ length: count }, (_, index) => ({
      ...plainRow,
      Observações: `Pedido ${index}`,
      Referência: reference(index),
    })),
  )

test('creates 75 orders in at most 15 statements for 25', async () => {
  const { id } = await checked(orders(75))
  await start(id)
  const statements = await recordStatements(() => run(id))
  expect(await read(id)).toMatchObject({ status: 'done', rows: { created: 75 } })
  expect(statements.length, statements.map(({ text }) => text.slice(0, 80)).join('\n')).toBeLessThanOrEqual(3 * 15)
})

test('an order that is rejected after the check leaves the other orders of its file as they are', async () => {
  const { id } = await checked(orders(30, (index) => `RUN-${index}`))
  const body = { ...orderInput(testApp.companies.acme), externalRef: 'RUN-7' }
  expect((await testApp.call('POST', '/v1/service-orders', { as: testApp.users.manager, body })).statusCode).toBe(201)
  await start(id)
  await run(id)
  const result = await read(id)
  expect(result).toMatchObject({ status: 'done', rows: { created: 29, invalid: 1 } })
  // The titles are row 1.
  expect(result.errors).toMatchObject([{ row: 9, column: 'Referência' }])
  const list = await testApp.call('GET', '/v1/service-orders?limit=100', { as: testApp.users.manager })
  const references = list.json().data.map(({ externalRef }: { externalRef: string | null }) => externalRef)
  expect(references.toSorted()).toEqual(Array.from({ length: 30 }, (_, index) => `RUN-${index}`).toSorted())
})

test('of more orders than the limit of the day allows, those that fit are created', async () => {
  const policy = { dailyOrders: 28 }
  const limited = await testApp.call('PUT', `/v1/companies/${testApp.companies.acme}`, {
    as: testApp.users.admin,
    body: { name: 'Padaria Acme', policy },
  })
  expect(limited.statusCode, limited.body).toBe(200)
  const { id } = await checked(orders(30))
  await start(id)
  await run(id)
  expect(await read(id)).toMatchObject({ status: 'done', rows: { created: 28, invalid: 2 } })
})

test('each order has its first event, its items and its stops', async () => {
  const { id } = await checked(orders(3))
  await start(id)
  await run(id)
  const created = await testApp.db
    .selectFrom('service_orders as order')
    .select(({ selectFrom }) => [
      'order.event_count',
      'order.version',
      'order.last_city',
      selectFrom('service_order_events as event')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('event.service_order_id', '=', 'order.id')
        .where('event.position', '=', 1)
        .as('events'),
      selectFrom('service_order_stops as stop')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('stop.service_order_id', '=', 'order.id')
        .whereRef('stop.company_id', '=', 'order.company_id')
        .as('stops'),
      selectFrom('service_order_items as item')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('item.service_order_id', '=', 'order.id')
        .as('items'),
    ])
    .where('order.company_id', '=', testApp.companies.acme)
    .execute()
  const one = { event_count: 1, version: 1, last_city: 'São Paulo', events: 1, stops: 2, items: 1 }
  expect(created).toEqual([one, one, one])
})

test('a cancellation waits for the rows that are being created, and its response counts them', async () => {
  const { id } = await checked(orders(30))
  await start(id)
  const requests = await testApp.db.transaction().execute(async (holder) => {
    await sql`lock table service_orders in share mode`.execute(holder)
    const importing = run(id)
    await expect.poll(() => countWaiting(testApp), { timeout: 20_000 }).toBe(1)
    let hasResponse = false
    const canceling = testApp
      .call('POST', `${importsPath}/${id}/cancel`, { as: testApp.users.manager })
      .finally(() => (hasResponse = true))
    await expect.poll(async () => hasResponse || (await countWaiting(testApp)) === 2, { timeout: 20_000 }).toBe(true)
    return { importing, canceling }
  })
  const [response] = await Promise.all([requests.canceling, requests.importing])
  expect(response.json()).toMatchObject({ status: 'canceled', rows: { created: 25 } })
  expect(await read(id)).toMatchObject({ status: 'canceled', rows: { created: 25 } })
})
