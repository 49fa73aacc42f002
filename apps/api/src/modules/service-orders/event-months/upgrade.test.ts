import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillOrders } from '../../../../scripts/seed/fill-orders.ts'
import { aWebhook } from '../../../../test/authorization-resources.ts'
import { createDatabase } from '../../../../test/database.ts'
import { onFinished } from '../../../../test/disposers.ts'
import { inTransit, step } from '../../../../test/orders.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { Database } from '../../../platform/context.ts'
import { type Manifest, restoreBackup, writeBackup } from '../../../platform/db/backup.ts'
import { openFiles } from '../../../platform/files/files.ts'

/** The tables that refer to events. */
const tables = [
  'service_order_events',
  'webhook_deliveries',
  'service_order_last_steps',
  'order_occurrences',
  'service_order_failures',
]

async function selectAll(db: Database): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} as t order by 1`.execute(db)
    contents[table] = rows.map(({ row }) => row)
  }
  return contents
}

const selectMonths = async (db: Database) =>
  (
    await sql<{ name: string; rows: number }>`
      select tableoid::regclass::text as name, count(*)::integer as rows from service_order_events
      group by 1 order by 1`.execute(db)
  ).rows

test('migrates a database with a year of orders into months, with all references', async () => {
  const testApp = await createTestApp()
  const { db, users } = testApp
  await fillOrders(testApp.databaseUrl, { orders: 300, now: new Date() })
  await aWebhook(testApp)
  const order = await inTransit(testApp)
  await step(testApp, users.operator, order, { to: 'failed', reason: 'Destinatário ausente' })
  const expected = await selectAll(db)
  for (const table of tables) expect(expected[table]?.length, table).toBeGreaterThan(0)
  const months = await selectMonths(db)
  expect(months.length).toBeGreaterThan(11)

  // A backup of the release before: without the migration and its column, and with the tables that 0034 removed.
  await sql`alter table webhook_deliveries drop column service_order_id`.execute(db)
  await sql`drop view day_figures, day_figures_counted`.execute(db)
  await sql`drop table zone_day_figures, company_day_figures, company_day_figures_counted`.execute(db)
  for (const table of ['day_figures', 'day_figures_counted']) {
    await sql`create table ${sql.table(table)} (company_id uuid primary key references companies)`.execute(db)
  }
  const home = await mkdtemp(join(tmpdir(), 'malote-upgrade-'))
  onFinished(() => rm(home, { recursive: true, force: true }))
  const files = await openFiles({ folder: join(home, 'files'), url: undefined })
  const folder = join(home, 'backup')
  await writeBackup(testApp.databaseUrl, files, folder)
  const path = join(folder, 'malote.json')
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'))
  const migrations = manifest.migrations.filter(({ name }) => name < '0033')
  await writeFile(path, JSON.stringify({ ...manifest, migrations }))

  // Restores into the schema of that release, and migrates it.
  const upgraded = await createDatabase('empty')
  await restoreBackup(upgraded.url, files, folder)
  expect(await selectAll(upgraded.db)).toEqual(expected)
  expect(await selectMonths(upgraded.db)).toEqual(months)
  const selectConstraints = async (database: Database) =>
    (
      await sql`
        select conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition, convalidated
        from pg_constraint where conparentid = 0 and conrelid = any(${tables}::regclass[])
        order by 1, 2`.execute(database)
    ).rows
  expect(await selectConstraints(upgraded.db)).not.toContainEqual(expect.objectContaining({ convalidated: false }))
})

test('restores the months of a backup', async () => {
  const testApp = await createTestApp()
  await fillOrders(testApp.databaseUrl, { orders: 300, now: new Date('2025-06-01T00:00:00Z') })
  const home = await mkdtemp(join(tmpdir(), 'malote-restore-'))
  onFinished(() => rm(home, { recursive: true, force: true }))
  const files = await openFiles({ folder: join(home, 'files'), url: undefined })
  await writeBackup(testApp.databaseUrl, files, join(home, 'backup'))
  const restored = await createDatabase('empty')
  await restoreBackup(restored.url, files, join(home, 'backup'))
  expect(await selectMonths(restored.db)).toEqual(await selectMonths(testApp.db))
})
