import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { migrate, migrationsFolder } from './migrate.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'malote-migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

test('of twenty concurrent processes one migrates and none fails', async () => {
  const { url, db } = await createDatabase('empty')
  const applied = await Promise.all(Array.from({ length: 20 }, () => migrate(url)))
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(applied.find((names) => names.length > 0))
})

test('a second start changes nothing', async () => {
  const { url } = await createDatabase('empty')
  expect(await migrate(url)).not.toEqual([])
  expect(await migrate(url)).toEqual([])
})

test('announces the migration of a database in use, not that of a new one', async () => {
  const { url } = await createDatabase('empty')
  const texts: string[] = []
  const announced = () => migrate(url, folder, (names) => void texts.push(...names))
  write('0001-first.sql', 'create table first (id integer)')
  await announced()
  write('0002-second.sql', 'create table second (id integer)')
  await announced()
  await announced()
  expect(texts).toEqual(['0002-second.sql'])
})

test('rejects a migration that was edited after its release', async () => {
  const { url } = await createDatabase('empty')
  write('0001-first.sql', 'create table first (id integer)')
  await migrate(url, folder)
  write('0001-first.sql', 'create table first (id bigint)')
  await expect(migrate(url, folder)).rejects.toThrow('A migração 0001-first.sql foi alterada depois de aplicada.')
})

test('a migration that fails leaves nothing of those before it', async () => {
  const { url, db } = await createDatabase('empty')
  write('0001-first.sql', 'create table first (id integer)')
  write('0002-second.sql', 'create table second (id no_such_type)')
  await expect(migrate(url, folder)).rejects.toThrow('no_such_type')
  const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(db)
  expect(rows).toEqual([])
})

test('rejects a database of a newer version', async () => {
  const { url } = await createDatabase('empty')
  cpSync(migrationsFolder, folder, { recursive: true })
  const applied = await migrate(url, folder)
  rmSync(join(folder, applied.at(-1) ?? ''))
  await expect(migrate(url, folder)).rejects.toThrow('de uma versão mais nova. Atualize o Malote')
})

test('rejects a gap in the numbers', async () => {
  const { url } = await createDatabase('empty')
  write('0002-second.sql', 'select 1')
  await expect(migrate(url, folder)).rejects.toThrow('esperava 0001-….sql e encontrei 0002-second.sql')
})
