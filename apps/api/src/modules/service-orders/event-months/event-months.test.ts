import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { explain } from '../../../../scripts/statements/explain.ts'
import { openRecorder } from '../../../../scripts/statements/record.ts'
import { onFinished } from '../../../../test/disposers.ts'
import { inTransit, request, step } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/security/ids.ts'
import { prepareEventMonths } from './event-months.service.ts'

const day = 24 * 3_600_000

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

/** The months that have a partition, such as 2026_11. */
async function selectMonths({ db }: TestApp = testApp): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select right(inhrelid::regclass::text, 7) as month from pg_inherits
    where inhparent = 'service_order_events'::regclass and inhrelid <> 'service_order_events_default'::regclass
    order by 1`.execute(db)
  return rows.map(({ month }) => month)
}

const nameMonth = (moment: Date, ahead: number) => {
  const month = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + ahead))
  return month.toISOString().slice(0, 7).replace('-', '_')
}
const nameMonths = (moment: Date) => [0, 1, 2, 3].map((ahead) => nameMonth(moment, ahead))

/** The partition of the events of an order. */
async function selectPartition(orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select distinct tableoid::regclass::text as name from service_order_events
    where service_order_id = ${orderId}`.execute(testApp.db)
  expect(rows).toHaveLength(1)
  return rows[0]?.name
}

/** Copies a requested order and its first event to an id of another time, as a clock that is wrong would create it. */
async function copyOrderTo(moment: Date): Promise<string> {
  const { orderNumber } = await request(testApp)
  const id = newId(moment.getTime())
  const changes = { id, order_number: `OS-2099-${id.slice(-6)}`, public_token: null }
  await sql`
    with copied as (
      insert into service_orders
      select (jsonb_populate_record(orders, ${JSON.stringify(changes)}::jsonb)).*
      from service_orders as orders where order_number = ${orderNumber}
    )
    insert into service_order_events
    select (jsonb_populate_record(event, jsonb_build_object('id', gen_random_uuid(), 'service_order_id', ${id}::text))).*
    from service_order_events as event join service_orders as orders on orders.id = event.service_order_id
    where orders.order_number = ${orderNumber}`.execute(testApp.db)
  return id
}

test('a new database has the partitions of the month and of the next three', async () => {
  expect(await selectMonths()).toEqual(expect.arrayContaining(nameMonths(new Date())))
})

test('creates coming months once, also when two processes do it, and updates the statistics', async () => {
  const fresh = await createTestApp()
  fresh.advance(95 * day)
  const missing = nameMonths(fresh.now()).filter((month) => !nameMonths(new Date()).includes(month))
  expect(missing.length).toBeGreaterThan(0)
  await Promise.all([prepareEventMonths(fresh.ctx), prepareEventMonths(fresh.ctx)])
  expect(await selectMonths(fresh)).toEqual([...nameMonths(new Date()), ...missing])
  const { rows } = await sql<{ analyzed: boolean }>`
    select last_analyze is not null as analyzed from pg_stat_all_tables
    where relid = 'service_order_events'::regclass`.execute(fresh.db)
  expect(rows).toEqual([{ analyzed: true }])
})

test('an order in a month without a partition keeps its events, also when its month becomes a coming one', async () => {
  const moment = new Date(Date.now() + 150 * day)
  const id = await copyOrderTo(moment)
  expect(await selectPartition(id)).toBe('service_order_events_default')
  const fresh = { ...testApp.ctx, clock: () => moment }
  await prepareEventMonths(fresh)
  expect(await selectMonths()).toContain(nameMonth(moment, 1))
  expect(await selectMonths()).not.toContain(nameMonth(moment, 0))
  expect(await selectPartition(id)).toBe('service_order_events_default')
})

test('the events of an order are in the partition of its month, however late they are', async () => {
  const { orderNumber } = await request(testApp)
  const { id } = await testApp.db
    .selectFrom('service_orders')
    .select('id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  const later = new Date(Date.now() + 40 * day)
  await sql`
    insert into service_order_events (id, service_order_id, position, type, visibility, occurred_at, recorded_at)
    values (${newId(later.getTime())}, ${id}, 99, 'edited', 'company', ${later}, ${later})`.execute(testApp.db)
  expect(await selectPartition(id)).toBe(`service_order_events_${nameMonth(new Date(), 0)}`)
})

test('a history has each position once, and undoes each event once', async () => {
  const order = await inTransit(testApp)
  await step(testApp, testApp.users.operator, order, { to: 'failed', reason: 'Destinatário ausente' })
  await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/undo`, { as: testApp.users.operator })
  const repeat = (changes: object) =>
    sql`
      insert into service_order_events
      select (jsonb_populate_record(event, ${JSON.stringify(changes)}::jsonb)).*
      from service_order_events as event where undoes_event_id is not null limit 1`.execute(testApp.db)
  await expect(repeat({ id: newId() })).rejects.toThrow('service_order_id_position')
  await expect(repeat({ id: newId(), position: 99 })).rejects.toThrow('undoes')
})

test('reads of an order read one partition', async () => {
  const order = await inTransit(testApp)
  await step(testApp, testApp.users.operator, order, { to: 'failed', reason: 'Destinatário ausente' })
  await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/undo`, { as: testApp.users.operator })
  const recorder = await openRecorder(testApp.databaseUrl, testApp.users.admin.token)
  const client = new pg.Client({ connectionString: testApp.databaseUrl })
  await client.connect()
  onFinished(async () => {
    await client.end()
    await recorder.close()
  })
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query(
    `select stop.public_token from service_order_stops as stop join service_orders on service_orders.id = service_order_id
     where order_number = $1 and kind = 'dropoff'`,
    [order.orderNumber],
  )
  for (const path of [
    `/v1/service-orders/${order.orderNumber}/events`,
    `/v1/public/tracking/${rows[0].public_token}`,
  ]) {
    const statements = await recorder.recordStatements({ method: 'GET', path })
    const ofEvents = statements.filter(
      ({ text }) => text.includes('service_order_events') && !text.includes('percentile_cont'),
    )
    expect(ofEvents.length, path).toBeGreaterThan(0)
    for (const statement of ofEvents) {
      for (const { mode, eventMonths } of await explain(client, statement)) {
        expect(eventMonths, `${mode}: ${statement.text}`).toEqual([`service_order_events_${nameMonth(new Date(), 0)}`])
      }
    }
  }
})

test('the previous release, which listens for ids of events, is notified too', async () => {
  const client = new pg.Client({ connectionString: testApp.databaseUrl })
  await client.connect()
  onFinished(() => client.end())
  const payloads: Record<string, string[]> = {}
  client.on('notification', ({ channel, payload = '' }) => {
    payloads[channel] = [...(payloads[channel] ?? []), payload]
  })
  await client.query('listen malote_events')
  await client.query('listen malote_order_events')
  const { orderNumber } = await request(testApp)
  const event = await testApp.db
    .selectFrom('service_order_events as event')
    .innerJoin('service_orders', 'service_orders.id', 'event.service_order_id')
    .select(['event.id', 'event.service_order_id'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  await expect
    .poll(() => payloads)
    .toEqual({
      malote_events: [event.id],
      malote_order_events: [`${event.service_order_id} ${event.id}`],
    })
})
