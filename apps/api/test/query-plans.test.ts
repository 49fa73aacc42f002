import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillOrders, toId } from '../scripts/seed/fill-orders.ts'
import { explain } from '../scripts/statements/explain.ts'
import { figures, orderReads } from '../scripts/statements/order-reads.ts'
import { openRecorder, type Recorder, type Statement } from '../scripts/statements/record.ts'
import { openSession } from '../src/modules/sessions/index.ts'
import { newId } from '../src/platform/security/ids.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const now = new Date('2026-11-21T00:00:00-03:00')
const requested = { companyId: toId('c', 0), requestedById: toId('a', 0), assigneeId: toId('b', 0), now }

let testApp: TestApp
let client: pg.Client
const recorders: Recorder[] = []
beforeAll(async () => {
  testApp = await createTestApp()
  await fillOrders(testApp.databaseUrl, { orders: 1_000, now })
  const manager = await openSession(testApp.ctx, requested.requestedById)
  for (const token of [manager, testApp.users.admin.token])
    recorders.push(await openRecorder(testApp.databaseUrl, token))
  client = new pg.Client({ connectionString: testApp.databaseUrl })
  await client.connect()
  // Scanning a thousand rows is correct; without sequential scans the plan shows whether an index could be used.
  await client.query('set enable_seqscan = off')
})
afterAll(async () => {
  await client.end()
  for (const recorder of recorders) await recorder.close()
})

const calls = [
  ...Object.entries(orderReads(requested)).map(([name, path]) => ({ name, path, caller: 0 })),
  ...Object.entries(figures(requested)).map(([name, path]) => ({ name, path, caller: 1 })),
]

test.each(calls)('uses an index for $name', async ({ path, caller }) => {
  const statements = await recorders[caller]?.recordStatements({ method: 'GET', path })
  const ofOrders = statements?.filter(({ text }) => text.includes('service_order')) ?? []
  for (const statement of ofOrders) {
    for (const { mode, scanned } of await explain(client, statement)) {
      // The totals are a few rows per company and are scanned on purpose.
      const whole = scanned.filter(
        (table) => table.startsWith('service_order') && !table.startsWith('service_order_count'),
      )
      expect(whole, `${mode}: ${statement.text}`).toEqual([])
    }
  }
  expect(ofOrders.length).toBeGreaterThan(0)
})

test('reads the public page by its token in one statement, and measures the legs of routes once', async () => {
  const { rows } = await client.query(
    `select stop.public_token as token from service_order_stops as stop
     join service_orders on service_orders.id = stop.service_order_id
     where service_orders.status = 'in_transit' and stop.kind = 'dropoff' and stop.state = 'pending' limit 1`,
  )
  const view = { method: 'GET', path: `/v1/public/tracking/${rows[0].token}` } as const
  const ofOrders = (statements: readonly Statement[] = []) =>
    statements.filter(({ text }) => text.includes('service_order'))
  // The company has too few deliveries, so that those of all companies are measured too.
  const first = ofOrders(await recorders[1]?.statementsOnce(view))
  expect(first.map(({ text }) => text.includes('percentile_cont'))).toEqual([false, true, true])
  expect(ofOrders(await recorders[1]?.statementsOnce(view))).toHaveLength(1)
  for (const statement of first) {
    for (const { mode, scanned, discarded } of await explain(client, statement)) {
      // Of 1,000 orders with seven events each, the stops and events of 100 are read: for some samples of the statistics, all
      // events of an order again for each of its stops.
      const whole = scanned.filter((table) => table.startsWith('service_order'))
      expect({ whole, discarded }, `${mode}: ${statement.text}`).toEqual({
        whole: [],
        discarded: expect.toSatisfy((rows) => rows < 2_000),
      })
    }
  }
})

test('finds the order of each row of a new import by its key, without statistics', async () => {
  const id = newId()
  const [companyId, sha256] = [requested.companyId, Buffer.alloc(32, 7)]
  await client.query(
    `insert into imports (id, company_id, created_by_id, file_name, file_key, file_sha256, format, status, created_at)
     values ($1, $2, $3, 'ordens.csv', 'key', $4, 'csv', 'done', now())`,
    [id, companyId, requested.requestedById, sha256],
  )
  await client.query(
    `insert into import_rows (import_id, row_number, state, cells)
     select $1, 1 + n, 'created', '[]' from generate_series(1, 500) as n`,
    [id],
  )
  await client.query(
    `insert into imported_rows (company_id, file_sha256, row_number, service_order_id)
     select $1, $2, 1 + row_number() over (order by id), id from service_orders limit 500`,
    [companyId, sha256],
  )
  const path = `/v1/service-orders/imports/${id}/rows?state=created&limit=500`
  const statements = await recorders[1]?.recordStatements({ method: 'GET', path })
  const [statement] = statements?.filter(({ text }) => text.includes('imported_rows')) ?? []
  const plans = statement ? await explain(client, statement) : []
  expect(plans.map(({ mode, unmatched }) => [mode, unmatched])).toEqual([
    ['custom', 0],
    ['generic', 0],
  ])
})

test.each([
  ['of all companies', 1, ''],
  ['of a company', 1, `&companyId=${requested.companyId}`],
  ['of a manager', 0, ''],
  ['in a tab', 1, '&tab=done'],
  ['of a status, the oldest first', 1, '&status=delivered&sort=createdAt'],
])('reads only the orders of the page for a search of a frequent text %s', async (_name, caller, filters) => {
  const path = `/v1/service-orders?search=mar&limit=10${filters}`
  const statements = await recorders[caller]?.recordStatements({ method: 'GET', path })
  const statement = statements?.find(({ text }) => text.includes('search_text'))
  expect(statement).toBeDefined()
  for (const { mode, orders } of statement ? await explain(client, statement) : []) {
    expect(orders, mode).toBeLessThanOrEqual(10)
  }
})

test('writes no index of the search when the status of an order changes', async () => {
  const countUpdates = async () => {
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query<{ all: number; hot: number }>(
      `select sum(n_tup_upd)::int as all, sum(n_tup_hot_upd)::int as hot from pg_stat_all_tables
       where relname like 'service_order_search_%'`,
    )
    return rows[0] ?? { all: 0, hot: 0 }
  }
  await client.query('vacuum service_order_search')
  const before = await countUpdates()
  let updated = 0
  for (const status of ['accepted', 'collecting', 'collected']) {
    const { rowCount } = await client.query(
      // One of each page: a page without room for the new version has none for reasons other than indexes.
      `update service_order_search set status = $1
       where service_order_id in (
         select distinct on (tableoid, (ctid::text::point)[0]) service_order_id
         from service_order_search order by tableoid, (ctid::text::point)[0], ctid limit 20
       )`,
      [status],
    )
    updated += rowCount ?? 0
  }
  const after = await countUpdates()
  expect(updated).toBeGreaterThan(0)
  expect(after.all - before.all).toBe(updated)
  expect(after.hot - before.hot).toBe(after.all - before.all)
})

test('searches once for the page and its total', async () => {
  const path = '/v1/service-orders?search=mariana+albuquerque'
  const [statement] =
    (await recorders[1]?.recordStatements({ method: 'GET', path }))?.filter(({ text }) =>
      text.includes('search_text'),
    ) ?? []
  // One condition per word.
  expect(statement?.text.match(/search_text/g)).toHaveLength(2)
})

test('compares a new order with a limited number of orders for the same recipient', async () => {
  const { rows: copies } = await client.query(
    `with example as (
       select orders.id from service_orders as orders where orders.company_id = $1 limit 1
     ), copied as (
       insert into service_orders
       select (jsonb_populate_record(orders, jsonb_build_object(
         'id', gen_random_uuid(), 'order_number', format('OS-2027-%s', lpad(n::text, 6, '0')),
         'status', 'requested', 'external_ref', null, 'scheduled_for', null, 'closed_at', null, 'created_at', now()
       ))).*
       from example join service_orders as orders using (id) cross join generate_series(1, 1000) as n
       returning id
     )
     select array_agg(copied.id) as ids, (select id from example) as example from copied`,
    [requested.companyId],
  )
  const [{ ids, example }] = copies
  const { rows: stops } = await client.query(
    `insert into service_order_stops
     select (jsonb_populate_record(stop, jsonb_build_object(
       'id', gen_random_uuid(), 'service_order_id', copy, 'public_token', encode(sha256(copy::text::bytea), 'hex')
     ))).*
     from service_order_stops as stop cross join unnest($2::uuid[]) as copy
     where stop.service_order_id = $1 and stop.kind = 'dropoff' and stop.position = 1
     returning contact_name as "contactName", number, postal_code as "postalCode"`,
    [example, ids],
  )
  await client.query('analyze service_orders, service_order_stops')
  const [{ contactName, ...address }] = stops
  const body = { companyId: requested.companyId, dropoffs: [{ contactName, address }] }
  const call = { method: 'POST', path: '/v1/service-orders/duplicates', body } as const
  const statements = await recorders[1]?.recordStatements(call)
  const [search] = statements?.filter(({ text }) => text.includes('with matching as')) ?? []
  const plans = search ? await explain(client, search) : []
  // 200 stops and their orders.
  expect(plans.map(({ mode, read }) => [mode, read <= 400])).toEqual([
    ['custom', true],
    ['generic', true],
  ])
})
