import { ReportKey } from '@malote/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransit, orderIn, request, step } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
let today: string
beforeAll(async () => {
  testApp = await createTestApp()
  for (const status of ['draft', 'requested', 'delivered', 'delivered', 'canceled', 'expired', 'returned'] as const) {
    const { trackingUrl } = await orderIn(testApp, status)
    const rating = `/v1/public/tracking/${trackingUrl?.split('/').at(-1)}/rating`
    // Only delivered orders are rated.
    await testApp.call('PUT', rating, { body: { score: 4, comment: 'Chegou bem' } })
  }
  await step(testApp, testApp.users.operator, await inTransit(testApp), {
    to: 'failed',
    reason: 'Destinatário ausente',
  })
  const tried = await step(testApp, testApp.users.operator, await inTransit(testApp), {
    to: 'failed',
    reason: 'Destinatário ausente',
  })
  await step(testApp, testApp.users.operator, tried, { to: 'in_transit' })
  await request(testApp, testApp.users.admin, { companyId: testApp.companies.other })
  today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(testApp.now())
})

const get = (path: string, { call, users } = testApp) => call('GET', `/v1/reports${path}`, { as: users.admin })
const run = async (path: string, within = testApp) => (await get(`/${path}`, within)).json()

test('lists every report', async () => {
  const { data } = (await get('')).json()
  expect(data.map(({ key }: { key: string }) => key)).toEqual(ReportKey.options)
})

describe.each(ReportKey.options)('%s', (key) => {
  test('has a cell for each column, and totals that are the sums of their columns', async () => {
    const { columns, rows, totals, from, to } = await run(key)
    expect(rows.length).toBeGreaterThan(0)
    const keys = columns.map((column: { key: string }) => column.key)
    for (const row of rows) {
      // A share or a time is absent where nothing was measured.
      const measured = columns.filter(({ key, kind }: { key: string; kind: string }) =>
        kind !== 'percent' && kind !== 'minutes' && kind !== 'decimal' ? true : key in row,
      )
      expect(Object.keys(row)).toEqual(
        keys.filter((key: string) => measured.some((column: { key: string }) => column.key === key)),
      )
    }
    for (const [column, total] of Object.entries(totals)) {
      if (column === 'percent' || column === 'average') continue
      expect(rows.reduce((sum: number, row: Record<string, number>) => sum + (row[column] ?? 0), 0)).toBe(total)
    }
    expect(to).toBe(today)
    expect(Date.parse(to) - Date.parse(from)).toBe(29 * 86_400_000)
  })

  test('of a period without orders has zero totals', async () => {
    const { totals } = await run(`${key}?from=2020-01-01&to=2020-01-31`)
    expect(Object.values(totals).every((total) => total === 0)).toBe(true)
  })
})

test('orders by day: excludes drafts and includes days without orders', async () => {
  const report = await run('orders-by-day')
  expect(report.rows).toHaveLength(30)
  expect(report.rows.at(-1)).toEqual({ day: today, total: 9, delivered: 2, failed: 1, canceled: 2, returned: 1 })
})

test('orders by company: sorts by number of orders, and filters by company', async () => {
  const { rows } = await run('orders-by-company')
  expect(rows.map(({ company, total }: { company: string; total: number }) => [company, total])).toEqual([
    ['Padaria Acme', 8],
    ['Outra Empresa', 1],
  ])
  expect((await run(`orders-by-company?companyId=${testApp.companies.other}`)).totals.total).toBe(1)
})

test('failures by reason: counts attempts, also of orders that continued', async () => {
  expect((await run('failures-by-reason')).rows).toEqual([{ reason: 'Destinatário ausente', total: 2 }])
})

test('failures by reason: groups by catalogue entry, whatever the spelling', async () => {
  const fresh = await createTestApp()
  const fail = async (reason: string) =>
    step(fresh, fresh.users.operator, await inTransit(fresh), { to: 'failed', reason })
  await fail('Destinatário ausente')
  await fail('Destinatário ausente')
  await fail('DESTINATARIO AUSENTE')
  await fail('Furou o pneu')
  const failed = await fail('Pneu furado')
  // The end of a hold is no failed attempt.
  const held = await step(fresh, fresh.users.manager, failed, { to: 'on_hold', reason: 'Aguardando' })
  await step(fresh, fresh.users.manager, held, { to: 'failed', reason: 'Voltou' })
  const { failureReasons } = (await fresh.call('GET', '/v1/dashboard', { as: fresh.users.admin })).json()
  expect(failureReasons.map(({ total }: { total: number }) => total)).toEqual([3, 2])
  expect((await run('failures-by-reason', fresh)).rows).toEqual([
    { reason: 'Destinatário ausente', total: 3 },
    { reason: 'Outro motivo', total: 2 },
  ])
  const listed = async (reason: string) => {
    const path = `/v1/service-orders?failureReason=${encodeURIComponent(reason)}`
    return (await fresh.call('GET', path, { as: fresh.users.admin })).json().meta.total
  }
  expect(await listed('Destinatário ausente')).toBe(3)
  expect(await listed('Outro motivo')).toBe(2)
  expect(await listed('Pneu furado')).toBe(1)
})

test('stages, which overlap, have no total', async () => {
  expect((await run('time-by-stage')).totals).toEqual({})
})

test('the unit of a time is in the header of the file, whose cells are numbers, and not in the label', async () => {
  const labels = (await run('time-by-stage')).columns.map(({ label }: { label: string }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Metade até', '90% até']))
  const file = await get('/time-by-stage/export?format=csv')
  expect(file.body).toContain('Metade até (min)')
})

test('orders by status: uses Portuguese labels in the order of the workflow', async () => {
  const labels = (await run('orders-by-status')).rows.map(({ status }: { status: string }) => status)
  expect(labels).toEqual([
    'Solicitada',
    'Em rota',
    'Entregue',
    'Tentativa sem sucesso',
    'Devolvida',
    'Cancelada',
    'Expirada',
  ])
})

test.each([
  ['nada', 404],
  ['orders-by-day?from=2026-02-01&to=2026-01-01', 400],
  ['orders-by-day?from=2020-01-01&to=2026-01-01', 400],
  ['orders-by-day?companyId=01890000-0000-7000-8000-000000000000', 404],
])('%s returns %i', async (path, status) => {
  expect((await get(`/${path}`)).statusCode).toBe(status)
})

test('a start without an end means until today; a future start means that day only', async () => {
  const from = new Date(Date.parse(today) - 5 * 24 * 3_600_000).toISOString().slice(0, 10)
  expect(await run(`orders-by-day?from=${from}`)).toMatchObject({ from, to: today })
  expect(await run('orders-by-day?from=2999-01-01')).toMatchObject({ from: '2999-01-01', to: '2999-01-01' })
})

test('punctuality: a delivery at the promised millisecond is on time, one later is late', async () => {
  const fresh = await createTestApp()
  const promised = new Date('2025-05-05T15:00:00.000Z')
  for (const late of [0, 1]) {
    const { orderNumber } = await request(fresh)
    const delivered_at = new Date(promised.getTime() + late)
    await fresh.db
      .updateTable('service_orders')
      .set({ status: 'delivered', promised_at: promised, delivered_at, closed_at: delivered_at })
      .where('order_number', '=', orderNumber)
      .execute()
  }
  const { totals } = await run('punctuality-by-day?from=2025-05-05&to=2025-05-05', fresh)
  expect(totals).toMatchObject({ delivered: 2, onTime: 1, late: 1, percent: 50 })
})
