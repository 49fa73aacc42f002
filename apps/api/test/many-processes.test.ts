import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  apiKeys,
  type Client,
  companies,
  createClient,
  events,
  imports,
  type LiveEvent,
  serviceOrders,
  webhooks,
} from '@malote/api-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSession } from '../src/modules/sessions/index.ts'
import { systemContext } from '../src/platform/context.ts'
import { migrationsFolder } from '../src/platform/db/migrate.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { databaseOnlyDeps } from '../src/platform/services.ts'
import { createDatabase, type TestDatabase } from './database.ts'
import { orderInput } from './orders.ts'
import { patientFetch, processEnv } from './processes.ts'
import { addCompany, addUser } from './test-app.ts'
import { createReceiver, type Receiver } from './webhook-receiver.ts'

const api = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'malote-two-'))
const soon = { timeout: 30_000 }
const children: ChildProcess[] = []

let database: TestDatabase
let receiver: Receiver
let urls: string[]
let token: string
let companyId: string
let one: Client
let other: Client

/** Starts a full server as in production. @returns its address */
async function startServer(): Promise<string> {
  const env = {
    ...processEnv,
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    // The file store they share.
    MALOTE_DATA_DIR: folder,
    WEBHOOK_ADDRESSES: '127.0.0.1',
    RATE_LIMIT: '300',
    // A test can use up the limit of a separate address.
    TRUST_PROXY: '1',
  }
  const child = spawn(process.execPath, ['--conditions=@malote/source', join(api, 'src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let texts = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (texts += chunk))
  for (;;) {
    const [, url] = /^Malote em (http:\S+)/m.exec(texts) ?? []
    if (url) return url
    if (child.exitCode !== null) throw new Error(texts)
    await sleep(20)
  }
}

beforeAll(async () => {
  // Empty, so that both processes migrate at the same time.
  database = await createDatabase('empty')
  receiver = await createReceiver()
  urls = await Promise.all([startServer(), startServer()])
  const ctx = systemContext(databaseOnlyDeps({ db: database.db, log: createLogger('silent') }))
  const admin = await addUser(ctx, { name: 'Ana Admin', role: 'admin', companyIds: [] })
  token = await openSession(ctx, admin.id)
  const [first, second] = urls.map((baseUrl) => createClient({ baseUrl, token: () => token, fetch: patientFetch }))
  one = first as Client
  other = second as Client
})

beforeEach(async () => {
  companyId = await addCompany(database.db, 'Padaria Acme')
})

afterAll(async () => {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(
    children.map((child) => new Promise((done) => (child.exitCode === null ? child.on('exit', done) : done(0)))),
  )
  rmSync(folder, { recursive: true, force: true })
})

test('both migrate the same empty database, each migration once', async () => {
  const { rows } = await database.db.executeQuery<{ name: string }>(
    (await import('kysely')).sql<{ name: string }>`select name from schema_migrations`.compile(database.db),
  )
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
  expect(rows.map(({ name }) => name).toSorted()).toEqual(migrations.toSorted())
  expect(await other(companies.list, { query: {} })).toEqual(await one(companies.list, { query: {} }))
})

test('concurrent requests with one key at both create one order and get the same response', async () => {
  const body = orderInput(companyId, { externalRef: 'DOIS-1' })
  const calls = Array.from({ length: 20 }, (_, index) => {
    return (index % 2 ? one : other)(serviceOrders.create, { body }, { idempotencyKey: 'dois-1' })
  })
  const responses = await Promise.all(calls)
  expect(new Set(responses.map(({ orderNumber }) => orderNumber)).size).toBe(1)
  const { meta } = await one(serviceOrders.list, { query: { search: 'DOIS-1' } })
  expect(meta.total).toBe(1)
})

test('order numbers are unique, and of concurrent transitions exactly one succeeds', async () => {
  const orders = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? one : other)(serviceOrders.create, { body: orderInput(companyId) }),
    ),
  )
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(20)
  const { orderNumber = '' } = orders[0] ?? {}
  const steps = Array.from({ length: 10 }, (_, index) =>
    (index % 2 ? one : other)(serviceOrders.transition, {
      params: { orderNumber },
      body: { to: 'canceled', reason: 'Desistência' },
    }).then(
      () => 'won',
      ({ code }: { code: string }) => code,
    ),
  )
  const outcomes = await Promise.all(steps)
  expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['won', 'invalid_transition']))
})

test('a stream at one receives an event from the other, once', async () => {
  const receivedEvents: LiveEvent[] = []
  const stopping = new AbortController()
  const stream = await one(events.stream, { query: { companyId } }, { signal: stopping.signal })
  void (async () => {
    for await (const event of stream) receivedEvents.push(event)
  })().catch(() => undefined)
  const written = []
  for (let count = 0; count < 10; count++) {
    written.push((await other(serviceOrders.create, { body: orderInput(companyId) })).orderNumber)
  }
  const numbers = () => receivedEvents.map((event) => ('orderNumber' in event ? event.orderNumber : 'reset'))
  await expect.poll(numbers, soon).toEqual(written)
  stopping.abort()
})

test('a session or key from one is valid at the other until either revokes it', async () => {
  const { key, id } = await one(apiKeys.create, { body: { companyId, name: 'ERP' } })
  const erp = createClient({ baseUrl: urls[1] ?? '', token: () => key })
  expect((await erp(companies.list, { query: {} })).data).toHaveLength(1)
  await one(apiKeys.revoke, { params: { id } })
  await expect(erp(companies.list, { query: {} })).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('either processes an uploaded file, and each row creates one order', async () => {
  const template = await one(imports.template, { query: { format: 'csv' } })
  const file = new File([template], 'ordens.csv', { type: 'text/csv' })
  const { id } = await one(imports.create, { form: { companyId }, files: [file] })
  const state = async (client: Client) => (await client(imports.get, { params: { id } })).status
  await expect.poll(() => state(other), soon).toBe('checked')
  await Promise.allSettled([one(imports.start, { params: { id } }), other(imports.start, { params: { id } })])
  await expect.poll(() => state(other), soon).toBe('done')
  const { rows } = await one(imports.get, { params: { id } })
  const made = await database.db.selectFrom('imported_rows').selectAll().execute()
  expect(rows.created).toBeGreaterThan(0)
  expect(made).toHaveLength(rows.created)
})

test('each message reaches a webhook once', async () => {
  await one(webhooks.create, { body: { companyId, url: receiver.url, events: ['service_order.created'] } })
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? one : other)(serviceOrders.create, { body: orderInput(companyId) }),
    ),
  )
  const ids = () => receiver.received.map(({ body }) => JSON.parse(body).id as string)
  await expect.poll(() => ids().length, soon).toBeGreaterThanOrEqual(12)
  // Long enough for a second process to have sent its own.
  await sleep(2_500)
  expect(ids()).toHaveLength(12)
  expect(new Set(ids()).size).toBe(12)
})

test('requests at both count towards one limit', async () => {
  // In one window, regardless of when the test runs.
  const state = async (url = '') => {
    const headersOfProxy = { 'x-forwarded-for': '203.0.113.7' }
    const { status, headers } = await fetch(`${url}/v1/public/organization`, { headers: headersOfProxy })
    return { status, remaining: Number(headers.get('ratelimit-remaining')) }
  }
  await expect
    .poll(
      async () => {
        for (let call = 0; call < 150; call++) await state(urls[0])
        // Processes synchronize their counts within a second.
        await sleep(1_200)
        return (await state(urls[1])).status
      },
      { timeout: 90_000 },
    )
    .toBe(429)
})
