import { findTransition, hasValidCnpjDigits } from '@malote/api-client/contract'
import { sql } from 'kysely'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../../test/database.ts'
import { buildApp } from '../app.ts'
import { databaseOnlyDeps } from '../platform/services.ts'
import { demoAccounts, hasDemo, seedDemo } from './index.ts'
import { lockIfEmpty } from './seed.sql.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase()
  await seedDemo(database.db, log)
})

test('fills an empty database once, also with two concurrent processes', async () => {
  const { db } = await createDatabase()
  expect(await hasDemo(db)).toBe(false)
  expect((await Promise.all([seedDemo(db, log), seedDemo(db, log)])).sort()).toEqual([false, true])
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
  expect(await seedDemo(db, log)).toBe(false)
  expect(await hasDemo(db)).toBe(false)
})

test('every account can sign in with the printed password and lists the orders of its role', async () => {
  const config = {
    publicUrl: 'http://localhost:3000',
    webDist: '/nonexistent',
    trustProxy: 0,
    rateLimit: 0,
    corsOrigins: [],
  }
  const { services } = databaseOnlyDeps({ db: database.db, log })
  const app = await buildApp({ config, services })
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

test('there are sixty orders, in every status, of three companies with valid CNPJs', async () => {
  const { db } = database
  const orders = await db.selectFrom('service_orders').select(['status', 'company_id']).execute()
  expect(orders).toHaveLength(60)
  expect(new Set(orders.map(({ status }) => status)).size).toBe(14)
  expect(new Set(orders.map(({ company_id }) => company_id)).size).toBe(3)
  const companies = await db.selectFrom('companies').select('cnpj').execute()
  for (const { cnpj } of companies) expect(hasValidCnpjDigits(cnpj ?? '')).toBe(true)
  expect(companies.some(({ cnpj }) => /[A-Z]/.test(cnpj ?? ''))).toBe(true)
})

test('every stop has coordinates, so that the map is complete', async () => {
  const stops = await database.db
    .selectFrom('service_order_stops')
    .select(['street', 'latitude', 'longitude'])
    .execute()
  expect(stops.filter(({ latitude, longitude }) => latitude === null || longitude === null)).toEqual([])
  const places = await database.db.selectFrom('locations').select(['street', 'latitude']).execute()
  expect(places.filter(({ latitude }) => latitude === null)).toEqual([])
})

test('every history follows the transition table and has no event in the future', async () => {
  const { db } = database
  const now = new Date()
  const orders = await db.selectFrom('service_orders').select(['id', 'status', 'created_at', 'updated_at']).execute()
  for (const order of orders) {
    const events = await db
      .selectFrom('service_order_events')
      .selectAll()
      .where('service_order_id', '=', order.id)
      .orderBy('position')
      .execute()
    const steps = events.filter(({ to_status }) => to_status !== null)
    expect(events.map(({ position }) => position)).toEqual(events.map((_event, index) => index + 1))
    expect(steps[0]).toMatchObject({ type: 'created', from_status: null, occurred_at: order.created_at })
    expect(steps.at(-1)?.to_status).toBe(order.status)
    for (const [index, { from_status, to_status }] of steps.entries()) {
      if (index === 0 || !from_status || !to_status) continue
      expect(from_status).toBe(steps[index - 1]?.to_status)
      expect(findTransition(from_status, to_status)).toBeDefined()
    }
    const moments = events.map(({ occurred_at }) => occurred_at.getTime())
    expect(moments).toEqual([...moments].sort((one, other) => one - other))
    expect(order.updated_at <= now).toBe(true)
  }
})

test('some orders are late, and numbers follow the calendar', async () => {
  const { db } = database
  const late = await db
    .selectFrom('service_orders')
    .select('id')
    .where('status', '=', 'in_transit')
    .where('promised_at', '<', new Date())
    .execute()
  expect(late.length).toBeGreaterThanOrEqual(2)
  const numbers = await db.selectFrom('service_orders').select('order_number').orderBy('created_at').execute()
  expect(numbers.map(({ order_number }) => order_number)).toEqual(
    numbers.map(({ order_number }) => order_number).sort(),
  )
})

test('the demonstration is the same each time', async () => {
  const { db } = await createDatabase()
  const now = new Date('2026-11-20T15:00:00Z')
  const notify = async (target: typeof db) => {
    await seedDemo(target, log, now)
    return target
      .selectFrom('service_orders')
      .select(['order_number', 'status', 'external_ref', 'created_at', 'priority'])
      .orderBy('order_number')
      .execute()
  }
  expect(await notify(db)).toEqual(await notify((await createDatabase()).db))
})
