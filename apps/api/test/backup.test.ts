import { copyFile, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../src/platform/context.ts'
import { restoreBackup, writeBackup } from '../src/platform/db/backup.ts'
import { migrate, migrationsFolder } from '../src/platform/db/migrate.ts'
import { type Files, openFiles } from '../src/platform/files/files.ts'
import { createDatabase } from './database.ts'
import { inTransit, step } from './orders.ts'
import { supersededLedger } from './superseded-ledger.ts'
import { addCompany, createTestApp, type TestApp } from './test-app.ts'
import { picture, sendFiles } from './uploads.ts'

let testApp: TestApp
let store: Files
let home: string
beforeAll(async () => {
  testApp = await createTestApp()
  store = await openFiles({ folder: testApp.folder, url: undefined })
  home = await mkdtemp(join(tmpdir(), 'malote backup '))
  const order = await inTransit(testApp)
  const proof = { kind: 'photo', stopId: order.stops[1]?.id }
  await sendFiles(testApp, order, [['porta.jpg', await picture('#204080')]], proof)
  await step(testApp, testApp.users.operator, order, { to: 'delivered', receiverName: 'Zé "Ç" \\N Ünï 👩‍👩‍👧' })
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** Returns every row of every table as text, sorted. */
async function contents(db: Database): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'
    order by 1`.execute(db)
  const rowsByTable: Record<string, string[]> = {}
  for (const { name } of rows) {
    const table = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db)
    rowsByTable[name] = table.rows.map(({ row }) => row)
  }
  return rowsByTable
}

test('restores a backup into an empty database and store with equal rows and files', async () => {
  const folder = join(home, 'whole')
  const written = await writeBackup(testApp.databaseUrl, store, folder)
  expect(written.files.length).toBeGreaterThan(0)
  expect((await stat(folder)).mode & 0o077, 'nobody else may look into it').toBe(0)

  const { url, db } = await createDatabase('empty')
  const other = await openFiles({ folder: join(home, 'store'), url: undefined })
  await restoreBackup(url, other, folder)
  expect(await contents(db)).toEqual(await contents(testApp.db))
  for (const key of written.files) expect(await text(await other.read(key))).toBe(await text(await store.read(key)))

  // The triggers are active again: events cannot be updated.
  await expect(sql`update service_order_events set note = 'x'`.execute(db)).rejects.toThrow()
})

test.each([
  ['the first release', undefined],
  ['the development before the baseline', supersededLedger],
])('migrates a backup of %s', async (release, ledger) => {
  const first = await mkdtemp(join(home, 'migrations-'))
  const names = (await readdir(migrationsFolder)).sort().slice(0, 1)
  for (const name of names) await copyFile(join(migrationsFolder, name), join(first, name))
  const older = await createDatabase('empty')
  await migrate(older.url, first)
  await addCompany(older.db, 'Padaria de Ontem')
  const folder = join(home, release)
  const manifest = await writeBackup(older.url, store, folder)
  const migrations = ledger ?? manifest.migrations
  await writeFile(join(folder, 'malote.json'), JSON.stringify({ ...manifest, migrations }))

  const { url, db } = await createDatabase('empty')
  await restoreBackup(url, store, folder)
  expect((await contents(db)).companies).toEqual([expect.stringContaining('Padaria de Ontem')])
  expect(await migrate(url)).toEqual([])
})

test('overwrites neither a folder nor a database with data', async () => {
  const folder = join(home, 'twice')
  await writeBackup(testApp.databaseUrl, store, folder)
  await expect(writeBackup(testApp.databaseUrl, store, folder)).rejects.toThrow(/já existe/)
  await expect(restoreBackup(testApp.databaseUrl, store, folder)).rejects.toThrow(/Já há dados/)
})

test('rejects an incomplete backup, or one of a newer release, before anything is written', async () => {
  const { url, db } = await createDatabase('empty')
  await expect(restoreBackup(url, store, join(home, 'nothing'))).rejects.toThrow(/falta malote.json/)
  const folder = join(home, 'newer')
  const manifest = await writeBackup(testApp.databaseUrl, store, folder)
  const migrations = [...manifest.migrations, { name: '9999-tomorrow.sql', checksum: 'x' }]
  await writeFile(join(folder, 'malote.json'), JSON.stringify({ ...manifest, migrations }))
  await expect(restoreBackup(url, store, folder)).rejects.toThrow(/versão mais nova/)
  expect(await contents(db)).toEqual({})
})
