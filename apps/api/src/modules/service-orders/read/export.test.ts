import { buffer } from 'node:stream/consumers'
import { incompleteExportText } from '@malote/api-client/contract'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { type RootOperationNode, sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropoff, orderIn, request } from '../../../../test/orders.ts'
import { createTestApp, type TestApp, type TestUser, withNewCompanies } from '../../../../test/test-app.ts'
import { exportServiceOrders } from './export.service.ts'

let shared: TestApp
let testApp: TestApp
beforeAll(async () => {
  shared = await createTestApp()
})
beforeEach(async () => {
  testApp = await withNewCompanies(shared)
})

const exported = (query: Record<string, string>, as = testApp.users.operator) =>
  testApp.call('GET', `/v1/service-orders/export?${new URLSearchParams(query)}`, { as })
const csv = async (query: Record<string, string> = {}, as = testApp.users.operator) =>
  parseCsv((await exported(query, as)).body, { delimiter: ';', header: true }) as string[][]
const column = (rows: unknown[][], name: string) => {
  const index = rows[0]?.indexOf(name) ?? -1
  return rows.slice(1).map((row) => row[index])
}

describe('as CSV', () => {
  test('opens in a Brazilian spreadsheet: BOM, semicolons, decimal comma, local time', async () => {
    const order = await request(testApp, testApp.users.operator, { declaredValueCents: 123_456, externalRef: 'CSV-1' })
    const response = await exported({ search: 'csv-1' })
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="ordens-de-servico-\d{4}-\d\d-\d\d\.csv"/),
      'x-content-type-options': 'nosniff',
    })
    const rows = await csv({ search: 'csv-1' })
    expect(column(rows, 'Número')).toEqual([order.orderNumber])
    expect(column(rows, 'Valor declarado (R$)')).toEqual(['1234,56'])
    expect(column(rows, 'Status')).toEqual(['Solicitada'])
    const local = new Date(order.createdAt).toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' })
    const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+) (\d+:\d+)/.exec(local) ?? []
    expect(column(rows, 'Criada em')).toEqual([`${day}/${month}/${year} ${time}`])
  })

  test.each(['=1+1', '+55 cmd', '-2', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x";"y")', 'a;b"c\nd'])(
    'the name %j is exported as text, never as a formula',
    async (name) => {
      await request(testApp)
      await sql`update service_order_stops set contact_name = ${name} where position = 1`.execute(testApp.db)
      const rows = await csv()
      const [cell] = column(rows, 'Entrega: destinatário') as string[]
      expect(cell).toMatch(/^[^=+\-@\t]/)
      expect(cell?.replace(/^'/, '')).toBe(name)
    },
  )
})

test('as XLSX has typed cells: text, currency and dates', async () => {
  const order = await request(testApp, testApp.users.operator, {
    externalRef: '=CMD()',
    declaredValueCents: 1050,
    dropoffs: [dropoff('XLSX só')],
  })
  const response = await exported({ search: 'xlsx so', format: 'xlsx' })
  const { sheets } = await readXlsx(new Uint8Array(response.rawPayload))
  const rows = sheets[0]?.rows ?? []
  expect(column(rows, 'Número')).toEqual([order.orderNumber])
  expect(column(rows, 'Referência')).toEqual(['=CMD()'])
  expect(column(rows, 'Valor declarado (R$)')).toEqual([10.5])
  const local = new Date(order.createdAt).toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  const [moment] = column(rows, 'Criada em') as Date[]
  expect(moment?.toISOString().slice(0, 19).replace('T', ' ')).toBe(local)
})

test('has the same orders as the list, under the same filters', async () => {
  await orderIn(testApp, 'canceled')
  await request(testApp, testApp.users.admin, { companyId: testApp.companies.other })
  const queries: Record<string, string>[] = [{}, { tab: 'canceled' }, { status: 'requested' }, { search: 'xlsx' }]
  for (const query of queries) {
    for (const as of [testApp.users.operator, testApp.users.admin, testApp.users.foreignManager]) {
      const list = await testApp.call('GET', `/v1/service-orders?${new URLSearchParams({ ...query, limit: '100' })}`, {
        as,
      })
      const numbers = list.json().data.map(({ orderNumber }: { orderNumber: string }) => orderNumber)
      expect(column(await csv(query, as), 'Número')).toEqual(numbers)
    }
  }
})

test('has only the selected orders, and none of another company', async () => {
  const chosen = [await request(testApp), await request(testApp)].map(({ orderNumber }) => orderNumber)
  await request(testApp)
  const foreign = await request(testApp, testApp.users.admin, { companyId: testApp.companies.other })
  const rows = await csv({ number: [...chosen, foreign.orderNumber].join(',') })
  expect(column(rows, 'Número')).toEqual(chosen.reverse())
})

test('an empty export has its headers, and a wrong format is rejected', async () => {
  expect(await csv({ search: 'nada disso existe' })).toHaveLength(1)
  expect((await exported({ format: 'pdf' })).statusCode).toBe(400)
})

test('pages neither repeat nor skip an order, and respect backpressure', async () => {
  testApp = await createTestApp()
  await request(testApp)
  // Triggers would take most of the time of this test. In several statements, so that each ends within the time limit
  // of a statement on a busy machine.
  for (const table of ['service_orders', 'service_order_stops']) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(testApp.db)
  }
  for (let first = 1; first <= 20_000; first += 1_000) {
    await sql`
      with model as (select * from service_orders where search_text <> 'muitas'), copies as (
        insert into service_orders (id, order_number, company_id, status, priority, source, search_text, created_at, updated_at)
        select gen_random_uuid(), 'X-' || n, company_id, status, priority, source, 'muitas', now() - interval '1 second' * (n / 7), now()
        from model, generate_series(${sql.lit(first)}, ${sql.lit(first + 999)}) as n returning id, company_id, search_text, created_at, status
      ), searched as (
        insert into service_order_search (service_order_id, company_id, search_text, created_at, status)
        select id, company_id, search_text, created_at, status from copies
      )
      insert into service_order_stops (id, service_order_id, company_id, kind, position, state, postal_code, street, number, neighborhood, city, state_code, contact_name, required_proofs, public_token)
      select gen_random_uuid(), copies.id, copies.company_id, kind, position, state, postal_code, street, number, neighborhood, city, state_code, contact_name, required_proofs,
        case kind when 'dropoff' then gen_random_uuid()::text end
      from copies, (select * from service_order_stops where service_order_id = (select id from model)) as stop
    `.execute(testApp.db)
  }
  const numbers = column(await csv({ search: 'muitas' }, testApp.users.admin), 'Número')
  expect(numbers).toHaveLength(20_000)
  expect(new Set(numbers).size).toBe(20_000)

  let requested = 0
  const transformQuery = ({ node }: { node: RootOperationNode }) => {
    requested++
    return node
  }
  const db = testApp.db.withPlugin({ transformQuery, transformResult: async ({ result }) => result })
  const ctx = { ...testApp.ctx, db, session: { id: testApp.users.admin.id, user: testApp.users.admin } }
  const file = await exportServiceOrders(ctx, { format: 'xlsx', tab: 'all', search: 'muitas' })
  const stream = await file.open()
  stream.once('readable', () => stream.read(1))
  // The reader has stopped: of twenty pages, only those that fit the buffers are read.
  await expect.poll(() => stream.readableLength).toBeGreaterThanOrEqual(stream.readableHighWaterMark)
  // A page that was requested while the buffers filled up arrives before the rows of later queries.
  for (let query = 0; query < 10; query++) await sql`select 1`.execute(testApp.db)
  expect(requested).toBeLessThan(8)
  stream.destroy()
})

test('writes two exports of a person at once, of others too, and the next when one has ended or was aborted', async () => {
  const open = async (user: TestUser) => {
    const ctx = { ...testApp.ctx, session: { id: user.id, user } }
    return (await exportServiceOrders(ctx, { format: 'csv', tab: 'all' })).open()
  }
  const { admin, operator } = testApp.users
  const [first, second] = [await open(admin), await open(admin)]
  await expect(open(admin)).rejects.toMatchObject({ code: 'too_many_requests' })
  const response = await testApp.call('GET', '/v1/service-orders/export?format=csv', { as: admin })
  expect(response.statusCode).toBe(429)
  expect(response.headers['content-type']).toContain('application/problem+json')
  expect(response.headers['content-disposition']).toBeUndefined()
  const other = await open(operator)
  first.destroy()
  await expect.poll(() => first.closed).toBe(true)
  for await (const _chunk of await open(admin)) await Promise.resolve()
  const again = await open(admin)
  for (const stream of [second, other, again]) stream.destroy()
})

describe('an export that ends early', () => {
  const open = async (format: 'csv' | 'xlsx', stopping: AbortSignal, db = testApp.db) => {
    const { admin } = testApp.users
    const ctx = { ...testApp.ctx, db, session: { id: admin.id, user: admin } }
    const onIncomplete = vi.fn()
    const { open } = await exportServiceOrders(ctx, { format, tab: 'all' })
    return { content: buffer(await open({ stopping, onIncomplete })), onIncomplete }
  }

  test('is marked in its last line as CSV, and does not end as XLSX', async () => {
    await request(testApp)
    const stopped = AbortSignal.abort(new Error('the server stops'))
    const { content, onIncomplete } = await open('csv', stopped)
    const lines = (await content).toString().trimEnd().split('\r\n')
    expect(lines.slice(1)).toEqual([incompleteExportText])
    expect(onIncomplete).toHaveBeenCalledWith(stopped.reason)
    await expect((await open('xlsx', stopped)).content).rejects.toThrow('the server stops')
  })

  test('is marked when the database fails, and has no mark when it is complete', async () => {
    await request(testApp)
    const running = new AbortController().signal
    const complete = (await (await open('csv', running)).content).toString()
    expect(complete).not.toContain(incompleteExportText)
    const failing = testApp.db.withPlugin({
      transformQuery: ({ node }) => node,
      // The first result is the time zone, before the file begins.
      transformResult: vi
        .fn()
        .mockImplementationOnce(async ({ result }) => result)
        .mockRejectedValue(new Error('connection lost')),
    })
    const { content, onIncomplete } = await open('csv', running, failing)
    expect((await content).toString()).toContain(incompleteExportText)
    expect(onIncomplete).toHaveBeenCalledOnce()
  })
})
