import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { supersededLedger } from '../../../test/superseded-ledger.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { isSuperseded } from './superseded-migrations.ts'

/** Creates a database with the schema of the baseline and other recorded migrations. */
async function createDatabaseWith(ledger: typeof supersededLedger) {
  const folder = mkdtempSync(join(tmpdir(), 'malote-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(migrationsFolder, '0001-baseline.sql'), join(folder, '0001-baseline.sql'))
  const { url, db } = await createDatabase('empty')
  await migrate(url, folder)
  await sql`delete from schema_migrations`.execute(db)
  for (const { name, checksum } of ledger) {
    await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(db)
  }
  const selectNames = async () => {
    const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
    return rows.map(({ name }) => name)
  }
  return { url, selectNames }
}

test('a database with all migrations before the baseline is recorded as having the baseline', async () => {
  const { url, selectNames } = await createDatabaseWith(supersededLedger)
  const applied = await migrate(url)
  expect(applied).not.toContain('0001-baseline.sql')
  expect(await selectNames()).toEqual(['0001-baseline.sql', ...applied])
  expect(await migrate(url)).toEqual([])
})

test('a database with some of them is rejected, and stays as it was', async () => {
  const some = supersededLedger.slice(0, 40)
  const { url, selectNames } = await createDatabaseWith(some)
  await expect(migrate(url)).rejects.toThrow('O banco é de uma versão de desenvolvimento')
  expect(await selectNames()).toEqual(some.map(({ name }) => name))
})

test.each([
  ['one that was edited', supersededLedger.map((row, index) => (index === 5 ? { ...row, checksum: 'x' } : row))],
  ['one more', [...supersededLedger, { name: '0063-more.sql', checksum: 'x' }]],
])('the migrations before the baseline with %s are rejected', (_difference, ledger) => {
  expect(() => isSuperseded(ledger)).toThrow('O banco é de uma versão de desenvolvimento')
})

test('the baseline alone, and no migration, are not superseded', () => {
  expect(isSuperseded([{ name: '0001-baseline.sql', checksum: 'x' }])).toBe(false)
  expect(isSuperseded([])).toBe(false)
})
