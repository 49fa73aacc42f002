import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillOrders } from '../scripts/seed/fill-orders.ts'
import { explain } from '../scripts/statements/explain.ts'
import { openRecorder, type Recorder } from '../scripts/statements/record.ts'
import { onFinished } from './disposers.ts'
import { orderInput } from './orders.ts'
import { createTestApp } from './test-app.ts'

const now = new Date()
const day = (ago: number) => new Date(now.getTime() - ago * 24 * 3_600_000).toISOString().slice(0, 10)
const season = `from=${day(90)}&to=${day(0)}`

interface Installation {
  readonly recorder: Recorder
  readonly client: pg.Client
}

/** An installation with orders, and a connection that explains statements. */
async function openInstallation(orders: number): Promise<Installation> {
  const testApp = await createTestApp()
  await fillOrders(testApp.databaseUrl, { orders, now })
  const client = new pg.Client({ connectionString: testApp.databaseUrl })
  await client.connect()
  // Scanning a small table is correct; without sequential scans the plans are those of a large one.
  await client.query('set enable_seqscan = off')
  return { recorder: await openRecorder(testApp.databaseUrl, testApp.users.admin.token), client }
}

let small: Installation
let large: Installation
beforeAll(async () => {
  small = await openInstallation(4_000)
  large = await openInstallation(12_000)
}, 120_000)
afterAll(async () => {
  for (const { recorder, client } of [small, large]) {
    await client.end()
    await recorder.close()
  }
})

/** The statements of a request that read orders, and their blocks. Others are occasional, such as that of the last use. */
async function measure({ recorder, client }: Installation, path: string) {
  const all = await recorder.recordStatements({ method: 'GET', path })
  const statements = all.filter(({ text }) => text.includes('service_order'))
  let blocks = 0
  for (const statement of statements) {
    // The first run also reads the catalog, for functions that the connection has not used.
    await explain(client, statement)
    const [custom] = await explain(client, statement)
    blocks += custom?.blocks ?? 0
  }
  return { statements: statements.length, blocks }
}

/** What does not grow with the orders; the room is for the depth of an index, and for the orders of a day. */
const steady = 1.5
/** What reads counted days: the room is for the orders of today, and for longer lists of times. */
const byDay = 1.3
/** What reads an index of the orders of its period: three times as many orders, and some room. */
const linear = 3.3
/**
 * Both databases may have another plan, because statistics are of a random sample: the cheap one with few orders and the other
 * with many have no common growth. The limit of blocks holds for both.
 */
const ofEitherPlan = Number.POSITIVE_INFINITY
/** What reads a limited number of orders, of which the small database has fewer. */
const upToLimit = Number.POSITIVE_INFINITY

// Blocks with 12,000 orders. The room over the measured number is a third: statistics are of a sample, so that of some reads
// the plan, and with it the number, depends on the run.
const reads = [
  { name: 'a list', path: '/v1/service-orders?limit=25', statements: 1, blocks: 300, growth: steady },
  {
    name: 'the last page of a list',
    path: '/v1/service-orders?limit=25&page=100000',
    statements: 1,
    blocks: 640,
    growth: steady,
  },
  {
    name: 'the last page by promise',
    path: '/v1/service-orders?limit=25&page=100000&sort=promisedAt',
    statements: 1,
    blocks: 540,
    growth: steady,
  },
  { name: 'the counts of the tabs', path: '/v1/service-orders/summary', statements: 2, blocks: 12, growth: steady },
  { name: 'a search', path: '/v1/service-orders?search=mar', statements: 1, blocks: 1_300, growth: ofEitherPlan },
  {
    name: 'a large city',
    path: '/v1/service-orders?city=S%C3%A3o+Paulo',
    statements: 1,
    blocks: 1_800,
    growth: ofEitherPlan,
  },
  {
    name: 'a large city, a status and 90 days',
    path: `/v1/service-orders?city=S%C3%A3o+Paulo&status=delivered&${season}`,
    statements: 1,
    blocks: 2_000,
    growth: ofEitherPlan,
  },
  {
    name: 'a failure reason',
    path: '/v1/service-orders?failureReason=Destinat%C3%A1rio+ausente',
    statements: 1,
    blocks: 1_800,
    growth: ofEitherPlan,
  },
  {
    name: 'the counts of a failure reason',
    path: '/v1/service-orders/summary?failureReason=Destinat%C3%A1rio+ausente',
    statements: 2,
    blocks: 1_200,
    growth: ofEitherPlan,
  },
  { name: '90 days', path: `/v1/service-orders?${season}`, statements: 1, blocks: 390, growth: steady },
  {
    name: 'failed attempts of 90 days',
    path: `/v1/service-orders?moment=failedAt&${season}`,
    statements: 1,
    blocks: 480,
    growth: steady,
  },
  {
    name: 'the counts of failed attempts of 90 days',
    path: `/v1/service-orders/summary?moment=failedAt&${season}`,
    statements: 2,
    blocks: 20,
    growth: linear,
  },
  { name: 'the dashboard', path: '/v1/dashboard', statements: 3, blocks: 60, growth: byDay },
  { name: 'the dashboard of 90 days', path: '/v1/dashboard?days=90', statements: 3, blocks: 80, growth: byDay },
  {
    name: 'places of 90 days',
    path: `/v1/reports/orders-by-place?${season}`,
    statements: 1,
    blocks: 50,
    growth: linear,
  },
  {
    name: 'failures of 90 days',
    path: `/v1/reports/failures-by-reason?${season}`,
    statements: 1,
    blocks: 20,
    growth: steady,
  },
  { name: 'the pace of couriers', path: '/v1/couriers/pace', statements: 2, blocks: 4_000, growth: upToLimit },
  { name: 'times of 90 days', path: `/v1/reports/time-by-stage?${season}`, statements: 1, blocks: 320, growth: linear },
]

test.each(reads)('keeps the budget of statements and blocks for $name', async ({ path, ...budget }) => {
  const [before, after] = [await measure(small, path), await measure(large, path)]
  const measured = JSON.stringify({ before, after })
  expect(after.statements, measured).toBeLessThanOrEqual(budget.statements)
  expect(after.blocks, measured).toBeLessThanOrEqual(budget.blocks)
  expect(after.blocks, measured).toBeLessThanOrEqual(before.blocks * budget.growth)
})

test('creates an order with at most eight statements, those of the session and of the transaction included', async () => {
  const testApp = await createTestApp()
  const recorder = await openRecorder(testApp.databaseUrl, testApp.users.manager.token)
  onFinished(() => recorder.close())
  const request = { method: 'POST', path: '/v1/service-orders', body: orderInput(testApp.companies.acme) } as const
  const statements = await recorder.recordStatements(request)
  expect(statements.length, statements.map(({ text }) => text.slice(0, 80)).join('\n')).toBeLessThanOrEqual(8)
})
