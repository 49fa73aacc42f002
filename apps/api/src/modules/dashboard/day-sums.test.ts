import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { orderIn } from '../../../test/orders.ts'
import { recountFigures } from '../../../test/recounted-figures.ts'
import { addCompany, createTestApp, type TestApp } from '../../../test/test-app.ts'
import { readFigures } from './dashboard.sql.ts'
import { countDayFigures } from './index.ts'

const days = 5
const dayMs = 24 * 3_600_000

let testApp: TestApp
beforeEach(async () => {
  testApp = await createTestApp()
})

/** Creates an order of a past day and counts the days. */
async function countOrder(companyId: string, ago: number): Promise<string> {
  const { orderNumber } = await orderIn(testApp, 'requested')
  const created = new Date(testApp.now().getTime() - ago * dayMs)
  await sql`update service_orders set company_id = ${companyId}, created_at = ${created}
    where order_number = ${orderNumber}`.execute(testApp.db)
  await countDayFigures(testApp.ctx)
  return orderNumber
}

const readVolume = async (companyId?: string) => {
  const { volume } = await readFigures(
    testApp.db,
    { scope: 'all', companyId, now: testApp.now() },
    { days, volumeDays: days },
  )
  return volume.map(({ day, total }) => ({ day, total }))
}
const recountVolume = async () =>
  (await recountFigures(testApp, undefined, days)).volume.map(({ day, statuses }) => ({ day, total: statuses.length }))
const sumRows = () => testApp.db.selectFrom('zone_day_figures').selectAll().orderBy('zone').orderBy('day').execute()

test('several servers count at the same time', async () => {
  await countOrder(testApp.companies.acme, 3)
  await testApp.db.deleteFrom('company_day_figures_counted').execute()
  await Promise.all([1, 2, 3].map(() => countDayFigures(testApp.ctx)))
  await countDayFigures(testApp.ctx)
  expect(await readVolume()).toEqual(await recountVolume())
  expect(await sumRows()).toHaveLength(1)
})

test('a counted day is read without its orders, and one of all companies without those of each', async () => {
  const { acme } = testApp.companies
  await countOrder(acme, 4)
  const created = JSON.stringify({ requested: 40 })
  await testApp.db.updateTable('company_day_figures').set({ created }).execute()
  await testApp.db
    .updateTable('zone_day_figures')
    .set({ created: JSON.stringify({ requested: 50 }) })
    .execute()
  expect((await readVolume(acme))[0]).toMatchObject({ total: 40 })
  expect((await readVolume())[0]).toMatchObject({ total: 50 })
})

test('the sums of all companies have one row for each time zone and day', async () => {
  const { acme, other } = testApp.companies
  await testApp.db.updateTable('companies').set({ time_zone: 'Pacific/Kiritimati' }).where('id', '=', other).execute()
  const third = await addCompany(testApp.db, 'Terceira')
  for (const companyId of [acme, other, third]) await countOrder(companyId, 3)
  expect((await sumRows()).map(({ zone, created }) => ({ zone, created }))).toEqual([
    { zone: 'America/Sao_Paulo', created: { requested: 2 } },
    { zone: 'Pacific/Kiritimati', created: { requested: 1 } },
  ])
  expect(await readVolume()).toEqual(await recountVolume())
})

test.each(['companies', 'company_day_figures_counted'] as const)(
  'a row deleted from %s leaves the sums',
  async (table) => {
    const { acme } = testApp.companies
    const third = await addCompany(testApp.db, 'Terceira')
    await countOrder(acme, 3)
    const orderNumber = await countOrder(third, 3)
    // As a draft that is removed before the days are counted again.
    if (table === 'companies') {
      await testApp.db.deleteFrom('service_orders').where('order_number', '=', orderNumber).execute()
    }
    await sql`delete from ${sql.table(table)} where ${sql.ref(table === 'companies' ? 'id' : 'company_id')} = ${third}`.execute(
      testApp.db,
    )
    expect((await sumRows()).map(({ created }) => created)).toEqual([{ requested: 1 }])
    expect(await readVolume()).toEqual(await recountVolume())
  },
)

test('the previous release finds no counted day and cannot write figures', async () => {
  await countOrder(testApp.companies.acme, 3)
  const { rows } = await sql`select from day_figures_counted union all select from day_figures`.execute(testApp.db)
  expect(rows).toEqual([])
  const write = sql`insert into day_figures (company_id, day, created, deliveries, promised, on_time, first_attempts,
      deliver_times, whole_times)
    values (${testApp.companies.acme}, '2026-01-01', '{}', 0, 0, 0, 0, '{}', '{}')`.execute(testApp.db)
  await expect(write).rejects.toThrow('cannot insert into column')
})
