import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillOrders } from '../../../../scripts/seed/fill-orders.ts'
import { run } from '../../../../test/processes.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { enforceRetention } from '../../privacy/index.ts'
import { detachEventMonth } from './event-months.service.ts'

const month = '2020-08-01'
const table = 'service_order_events_2020_08'

/** An installation whose orders of June 2020 to May 2021 are closed, except the last ones, and without contacts. */
async function createOldInstallation(): Promise<TestApp> {
  const testApp = await createTestApp()
  await fillOrders(testApp.databaseUrl, { orders: 600, now: new Date('2021-06-01T00:00:00Z') })
  await sql`update settings set contact_months = 24`.execute(testApp.db)
  await enforceRetention(testApp.ctx)
  return testApp
}

const ofMonth = sql`month_of_id(service_order_id) = ${month}::date`
const count = async ({ db }: TestApp, rows: ReturnType<typeof sql>) =>
  (await sql<{ count: number }>`select count(*) as count from ${rows}`.execute(db)).rows[0]?.count

test('detaches the history of a month into another table, and keeps the figures', async () => {
  const testApp = await createOldInstallation()
  const [events, failures] = [sql`service_order_events`, sql`service_order_failures`]
  const [all, failed] = [await count(testApp, events), await count(testApp, failures)]
  const detached = await count(testApp, sql`service_order_events where ${ofMonth}`)
  // What refers to events of the month must not keep it.
  await sql`
    insert into service_order_last_steps (service_order_id, actor_id, event_id, version, event_count, before, created_at)
    select service_order_id, ${testApp.users.admin.id}, id, 1, 1, '{}', now() from service_order_events
    where ${ofMonth} and position = 1`.execute(testApp.db)
  expect(await detachEventMonth(testApp.ctx, month)).toBe(`archive.${table}`)

  expect(detached).toBeGreaterThan(0)
  expect(await count(testApp, sql.raw(`archive.${table}`))).toBe(detached)
  expect(await count(testApp, events)).toBe(Number(all) - Number(detached))
  expect(await count(testApp, failures)).toBe(failed)
  expect(await count(testApp, sql`service_order_last_steps`)).toBe(0)
  const { rows } = await sql<{ order_number: string }>`
    select order_number from service_orders where month_of_id(id) = ${month}::date limit 1`.execute(testApp.db)
  const path = `/v1/service-orders/${rows[0]?.order_number}`
  for (const read of [path, `${path}/events`]) {
    expect((await testApp.call('GET', read, { as: testApp.users.admin })).statusCode).toBe(200)
  }
  await sql.raw(`drop table archive.${table}`).execute(testApp.db)
})

test.each([
  ['without a partition', '2019-01-01', sql`select 1`, 'não tem uma partição'],
  ['within the retention', month, sql`update settings set audit_months = 240`, 'prazo de guarda'],
  ['with open orders', '2021-05-01', sql`select 1`, 'ordens abertas'],
  [
    'with contacts',
    month,
    sql`update service_orders set contacts_erased_at = null where month_of_id(id) = ${month}::date`,
    'ainda com contatos',
  ],
])('keeps a month %s', async (_name, other, change, message) => {
  const testApp = await createOldInstallation()
  await change.execute(testApp.db)
  await expect(detachEventMonth(testApp.ctx, other)).rejects.toThrow(message)
  expect(await count(testApp, sql.raw(`information_schema.tables where table_schema = 'archive'`))).toBe(0)
})

test('the command detaches a month, and names one that it cannot', async () => {
  const { databaseUrl } = await createOldInstallation()
  const detach = async (...args: string[]) => {
    const { exit, output, errors } = run('scripts/detach-events.ts', { DATABASE_URL: databaseUrl }, args)
    return { status: await exit, text: output() + errors() }
  }
  expect(await detach('2020-08')).toEqual({
    status: 0,
    text: expect.stringContaining(`pg_dump --table=archive.${table}`),
  })
  expect(await detach('2020-08')).toEqual({ status: 1, text: expect.stringContaining('não tem uma partição') })
  expect(await detach('08/2020')).toEqual({ status: 1, text: expect.stringContaining('Diga o mês') })
})
