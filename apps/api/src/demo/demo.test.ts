import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTransition, hasValidCnpjDigits } from '@malote/api-client/contract'
import { sql } from 'kysely'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../../test/database.ts'
import { onFinished } from '../../test/disposers.ts'
import { buildApp } from '../app.ts'
import type { Database } from '../platform/context.ts'
import { openFiles } from '../platform/files/files.ts'
import { databaseOnlyDeps, type SystemDeps } from '../platform/services.ts'
import { createCalendar } from './calendar.ts'
import { demoAccounts, hasDemo } from './index.ts'
import { seedDemo } from './seed.service.ts'
import { lockIfEmpty } from './seed.sql.ts'

const log = pino({ level: 'silent' })
const timeZone = 'America/Sao_Paulo'
/** A Wednesday afternoon. */
const now = new Date('2026-11-25T18:20:00Z')

let folder: string
let database: TestDatabase
let deps: SystemDeps
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-demo-'))
  onFinished(() => rm(folder, { recursive: true, force: true }))
  database = await createDatabase()
  deps = await createDeps(database.db)
  await seedDemo(deps, now)
})

/** The services of a first start; jobs are only counted. */
async function createDeps(db: Database): Promise<SystemDeps> {
  const base = databaseOnlyDeps({ db, log })
  const files = await openFiles({ folder, url: undefined })
  return { ...base, services: { ...base.services, files, jobs: { send: async () => undefined } } }
}

/** Selects one row of figures. */
async function figures(db: Database, query: string): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`${sql.raw(query)}`.execute(db)
  return rows[0] ?? {}
}

test('sends nothing to the recipients of its orders', async () => {
  const sent = 'select count(*)::int as messages, (select count(*)::int from emails) as emails from recipient_messages'
  expect(await figures(database.db, sent)).toEqual({ messages: 0, emails: 0 })
})

test('fills an empty database once, also with two concurrent processes', async () => {
  const { db } = await createDatabase()
  expect(await hasDemo(db)).toBe(false)
  const both = await createDeps(db)
  expect((await Promise.all([seedDemo(both, now), seedDemo(both, now)])).sort()).toEqual([false, true])
  expect(await hasDemo(db)).toBe(true)
})

test('waits for another process that fills the database, longer than a statement of a request may take', async () => {
  const { db } = await createDatabase()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const filling = db.transaction().execute(async (holder) => {
    await lockIfEmpty(holder)
    await held
  })
  const waiting = db.transaction().execute(async (second) => {
    await sql`set local statement_timeout = 100`.execute(second)
    return lockIfEmpty(second)
  })
  const blocked = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const isFree = waiting.finally(release)
  await Promise.race([
    isFree,
    expect.poll(async () => (await blocked.execute(db)).rows.length, { timeout: 20_000 }).toBe(1),
  ])
  await sql`select pg_sleep(0.3)`.execute(db)
  release()
  await filling
  expect(await isFree).toBe(true)
})

test('leaves a database in use unchanged', async () => {
  const { db } = await createDatabase()
  await sql`insert into companies values (gen_random_uuid(), 'De alguém', null, 'active', null, null, null, now(), now())`.execute(
    db,
  )
  expect(await seedDemo(await createDeps(db), now)).toBe(false)
  expect(await hasDemo(db)).toBe(false)
})

test('every account can sign in with the offered password and lists the orders of its role', async () => {
  const config = {
    publicUrl: 'http://localhost:3000',
    webDist: '/nonexistent',
    trustProxy: 0,
    rateLimit: 0,
    corsOrigins: [],
  }
  const app = await buildApp({ ...deps, config })
  const offered = (await app.inject({ url: '/demo-accounts.json' })).json()
  expect(offered.map(({ role }: { role: string }) => role)).toEqual(['operator', 'manager', 'admin'])
  const accounts = demoAccounts.map(({ role, email, password }) => ({ role, email, password }))
  expect(accounts).toEqual(expect.arrayContaining(offered))
  for (const { role, email, password } of demoAccounts) {
    expect(password.length).toBeGreaterThanOrEqual(10)
    const response = await app.inject({ method: 'POST', url: '/v1/auth/login', payload: { email, password } })
    expect(response.json().user).toMatchObject({ role, email })
    const headers = { authorization: `Bearer ${response.json().token}` }
    const orders = (await app.inject({ url: '/v1/service-orders', headers })).json()
    expect(orders.meta.total).toBeGreaterThan(5)
  }
  await app.close()
})

// A weekday afternoon, before the first hour of a Monday, a Sunday night, and a day after the turn of the year.
test.each(['2026-11-25T18:20:00Z', '2026-08-24T08:00:00Z', '2026-11-23T02:30:00Z', '2027-01-04T17:00:00Z'])(
  'has about 800 orders of sixty days in every status, within working hours and mostly on time (%s)',
  async (moment) => {
    const end = new Date(moment)
    const { db } = +end === +now ? database : await createDatabase()
    if (db !== database.db) await seedDemo(await createDeps(db), end)
    const orders = await db.selectFrom('service_orders').selectAll().execute()
    expect(orders.length).toBeGreaterThan(720)
    expect(orders.length).toBeLessThan(880)
    expect(new Set(orders.map(({ status }) => status)).size).toBe(14)
    expect(orders.filter(({ status }) => status === 'requested').length).toBeGreaterThanOrEqual(4)
    expect(new Set(orders.map(({ company_id }) => company_id)).size).toBe(6)
    const first = Math.min(...orders.map(({ created_at }) => +created_at))
    expect((+end - first) / 86_400_000).toBeGreaterThan(57)

    const delivered = orders.filter(({ status }) => status === 'delivered')
    const onTime = delivered.filter(({ delivered_at, promised_at }) => +(delivered_at ?? 0) <= +(promised_at ?? 0))
    expect(onTime.length / delivered.length).toBeGreaterThanOrEqual(0.92)
    expect(onTime.length / delivered.length).toBeLessThanOrEqual(0.96)

    const calendar = createCalendar(end, 70, timeZone)
    const events = await db.selectFrom('service_order_events').selectAll().execute()
    // The last conversation is minutes before the start, at any hour.
    const steps = events.filter(({ occurred_at }) => +end - +occurred_at > 30 * 60_000)
    expect(steps.filter(({ occurred_at }) => !calendar.isOpen(occurred_at))).toEqual([])
    expect(orders.filter(({ created_at }) => !calendar.isOpen(created_at))).toEqual([])
    expect(events.filter(({ occurred_at }) => occurred_at > end)).toEqual([])
  },
)

test('has six companies with valid CNPJs and twelve operators', async () => {
  const companies = await database.db.selectFrom('companies').select('cnpj').execute()
  expect(companies).toHaveLength(6)
  for (const { cnpj } of companies) expect(hasValidCnpjDigits(cnpj ?? '')).toBe(true)
  expect(companies.some(({ cnpj }) => /[A-Z]/.test(cnpj ?? ''))).toBe(true)
  const operators = await database.db.selectFrom('users').select('name').where('role', '=', 'operator').execute()
  // The thirteenth acts for the API key.
  expect(new Set(operators.map(({ name }) => name)).size).toBe(13)
})

test('every delivered order was collected, and each of its stops has its proofs', async () => {
  const { db } = database
  const bad = await figures(
    db,
    `select count(*) filter (where collected_at is null or delivered_at < collected_at or assignee_id is null) as uncollected,
       count(*) as delivered from service_orders where status = 'delivered'`,
  )
  expect(bad.uncollected).toBe(0)
  const proofs = await figures(
    db,
    `select count(*) as required, count(*) filter (where not case required.kind
         when 'pin' then stop.pin_confirmed_at is not null
         else exists (select from service_order_attachments as file where file.stop_id = stop.id and file.kind = required.kind)
       end) as missing,
       count(distinct required.kind) as kinds
     from service_order_stops as stop cross join lateral unnest(required_proofs) as required (kind)
     where stop.state = 'completed'`,
  )
  expect(proofs.required).toBeGreaterThan(300)
  expect(proofs).toMatchObject({ missing: 0, kinds: 3 })
})

test('every file of an order is in the store, and pictures are images', async () => {
  const files = await database.db.selectFrom('service_order_attachments').selectAll().execute()
  expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['photo', 'signature', 'attachment']))
  for (const { file_key, public_key, bytes, kind } of files) {
    for (const key of [file_key, ...(public_key ? [public_key] : [])]) {
      const chunks = await (await deps.services.files.read(key)).toArray()
      const content = Buffer.concat(chunks)
      expect(content.length, key).toBe(bytes)
      const head = kind === 'photo' ? 'ffd8ff' : kind === 'signature' ? '89504e' : '255044'
      expect(content.subarray(0, 3).toString('hex'), key).toBe(head)
    }
  }
})

test('every screen has data', async () => {
  const sources = {
    comments: 'service_order_comments',
    invoices: "service_order_attachments where kind = 'attachment'",
    locations: 'locations',
    imported: 'imported_rows',
    failedRows: "import_rows where state = 'invalid'",
    imports: "imports where status = 'done'",
    schedules: 'report_schedules',
    runs: 'report_runs',
    webhooks: 'webhooks',
    failedDeliveries: "webhook_deliveries where status = 'failed'",
    repeatedDeliveries: "webhook_deliveries where status = 'delivered' and attempts > 1",
    apiKeys: 'api_keys',
    openRequests: "privacy_requests where status = 'open'",
    closedRequests: "privacy_requests where status <> 'open'",
    auditEntries: 'audit_log',
    notifications: 'notifications',
    late: `service_orders where status = 'in_transit' and promised_at < '${now.toISOString()}'`,
    holidays: "settings, jsonb_array_elements(holidays) as holiday where holiday ->> 'day' like '2026-%'",
  }
  for (const [name, source] of Object.entries(sources)) {
    expect((await figures(database.db, `select count(*) as found from ${source}`)).found, name).toBeGreaterThan(0)
  }
  const unlisted = await figures(
    database.db,
    `select count(*) as found from service_order_events cross join settings where reason is not null
       and to_status in ('failed', 'canceled', 'on_hold', 'returning')
       and reason <> all(failure_reasons || cancel_reasons || hold_reasons || return_reasons)`,
  )
  expect(unlisted.found, 'reasons outside the catalogue').toBe(0)
})

test('users who changed orders have signed in, and deliveries of webhooks end before now', async () => {
  const without =
    'users where last_login_at is null and exists (select from service_order_events where actor_id = users.id)'
  expect((await figures(database.db, `select count(*) as found from ${without}`)).found).toBe(0)
  const later = `webhook_deliveries where finished_at > '${now.toISOString()}'`
  expect((await figures(database.db, `select count(*) as found from ${later}`)).found).toBe(0)
})

test('every stop has coordinates, so that the map is complete', async () => {
  for (const table of ['service_order_stops', 'locations']) {
    const query = `select count(*) as found from ${table} where latitude is null or longitude is null`
    expect((await figures(database.db, query)).found).toBe(0)
  }
})

test('every history follows the transition table', async () => {
  const { db } = database
  const orders = await db.selectFrom('service_orders').selectAll().execute()
  const all = Map.groupBy(
    await db.selectFrom('service_order_events').selectAll().orderBy('position').execute(),
    (event) => event.service_order_id,
  )
  for (const order of orders) {
    const events = all.get(order.id) ?? []
    const steps = events.filter(({ to_status }) => to_status !== null)
    expect(events.map(({ position }) => position)).toEqual(events.map((_event, index) => index + 1))
    expect(order.event_count).toBe(events.length)
    expect(events.at(-1)?.version).toBeLessThanOrEqual(order.version)
    expect(steps[0]).toMatchObject({ type: 'created', from_status: null, occurred_at: order.created_at })
    expect(steps.at(-1)?.to_status).toBe(order.status)
    for (const [index, { from_status, to_status }] of steps.entries()) {
      if (index === 0 || !from_status || !to_status) continue
      expect(from_status).toBe(steps[index - 1]?.to_status)
      expect(findTransition(from_status, to_status)).toBeDefined()
    }
    const moments = events.map(({ occurred_at }) => occurred_at.getTime())
    expect(moments).toEqual([...moments].sort((first, second) => first - second))
    expect(order.updated_at <= now).toBe(true)
  }
})

test('some orders are late, and numbers follow the calendar', async () => {
  const { db } = database
  const late = await db
    .selectFrom('service_orders')
    .select('id')
    .where('status', '=', 'in_transit')
    .where('promised_at', '<', now)
    .execute()
  expect(late.length).toBeGreaterThanOrEqual(2)
  const numbers = await db.selectFrom('service_orders').select('order_number').orderBy('created_at').execute()
  expect(numbers.map(({ order_number }) => order_number)).toEqual(
    numbers.map(({ order_number }) => order_number).sort(),
  )
})

test('generates the same demonstration each time', async () => {
  const { db } = await createDatabase()
  await seedDemo(await createDeps(db), now)
  const read = (target: Database) =>
    target
      .selectFrom('service_orders')
      .select(['order_number', 'status', 'external_ref', 'created_at', 'priority', 'promised_at', 'delivered_at'])
      .orderBy('order_number')
      .execute()
  expect(await read(db)).toEqual(await read(database.db))
})
