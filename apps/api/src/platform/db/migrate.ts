import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { StartupError } from '../config/startup-error.ts'
import { connectionTo } from './hosts.ts'
import { lockStartup } from './startup-lock.ts'
import { type AppliedMigration, isSuperseded } from './superseded-migrations.ts'

/** The migrations of this version. */
export const migrationsFolder = resolve(import.meta.dirname, '../../../migrations')

/** Any number, the same in every process that migrates this database. */
const migrationLock = 3_418_207

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  for (const [index, name] of names.entries()) {
    const number = String(index + 1).padStart(4, '0')
    if (!new RegExp(`^${number}-[a-z0-9-]+\\.sql$`).test(name)) {
      throw new StartupError(`Migração fora de ordem: esperava ${number}-….sql e encontrei ${name}.`)
    }
  }
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Migrates the database to the schema of this version, in one transaction under a lock: of concurrent processes one
 * migrates and the others wait. Migrations only go forward and must not be edited after their release. A database of the
 * development before the baseline is recorded as having the baseline.
 * @param announce Runs before a database in use is changed.
 * @param onWait Runs when another process is migrating.
 * @returns the names of the migrations that were applied now.
 * @throws StartupError for an edited migration, a gap in the numbers, or a database of a newer version.
 */
export async function migrate(
  databaseUrl: string,
  folder = migrationsFolder,
  announce?: (names: readonly string[]) => void,
  onWait?: () => void,
): Promise<string[]> {
  const migrations = readMigrations(folder)
  const { connectionString, Client } = connectionTo(databaseUrl)
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  // A broken connection also fails its query; without this listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await lockStartup(client, migrationLock, onWait)
    await client.query(`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`)
    const rows = await selectApplied(client, migrations[0])
    const pending = pendingMigrations(migrations, new Map(rows.map((row) => [row.name, row.checksum])))
    if (rows.length > 0 && pending.length > 0) announce?.(pending.map(({ name }) => name))
    for (const { name, sql, checksum } of pending) {
      await client.query(sql)
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    }
    await client.query('commit')
    return pending.map(({ name }) => name)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

/** Returns the migrations of the database, after replacing those that the baseline supersedes. */
async function selectApplied(client: pg.Client, baseline: Migration | undefined): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('select name, checksum from schema_migrations')
  if (!baseline || !isSuperseded(rows)) return rows
  const { name, checksum } = baseline
  await client.query('delete from schema_migrations')
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
  return [{ name, checksum }]
}

function pendingMigrations(migrations: Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const knownNames = new Set(migrations.map(({ name }) => name))
  for (const name of applied.keys()) {
    if (!knownNames.has(name)) {
      throw new StartupError(
        `O banco já tem a migração ${name}, de uma versão mais nova. Atualize o Malote, ou restaure um backup de antes.`,
      )
    }
  }
  const pending: Migration[] = []
  for (const migration of migrations) {
    const checksum = applied.get(migration.name)
    if (checksum === undefined) pending.push(migration)
    else if (checksum !== migration.checksum) {
      throw new StartupError(
        `A migração ${migration.name} foi alterada depois de aplicada. Desfaça a alteração e escreva outra migração.`,
      )
    }
  }
  return pending
}
