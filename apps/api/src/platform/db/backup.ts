import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import * as z from 'zod/mini'
import { StartupError } from '../config/startup-error.ts'
import type { Files } from '../files/files.ts'
import { connectionTo } from './hosts.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { isSuperseded } from './superseded-migrations.ts'

/** The content of `malote.json` in the folder of a backup. */
const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** The migrations that the database had, by name and checksum. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  files: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

const getManifestPath = (folder: string) => join(folder, 'malote.json')
const getRowsPath = (folder: string, table: string) => join(folder, 'tables', `${table}.copy.gz`)
const getFilePath = (folder: string, key: string) => join(folder, 'files', key)

/** The columns that contain keys of the file store. */
const keyColumns = ['file_key', 'public_key']

/**
 * Writes all data of an installation into a new folder, as of one moment, while the server keeps running. Queued jobs
 * are not included: the tables contain the work that is due.
 */
export async function writeBackup(databaseUrl: string, files: Files, folder: string): Promise<Manifest> {
  await mkdir(dirname(folder), { recursive: true })
  await newFolder(folder)
  await mkdir(join(folder, 'tables'))
  return connected(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query('select name, checksum from schema_migrations order by name')
    const tables: Manifest['tables'] = []
    const keys = new Set<string>()
    for (const { name, columns } of await selectTables(client)) {
      const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
      // A partitioned table can only be copied by a query.
      const rows = client.query(copyTo(`copy (select ${list} from ${client.escapeIdentifier(name)}) to stdout`))
      await pipeline(rows, createGzip(), createWriteStream(getRowsPath(folder, name)))
      tables.push({ name, columns, rows: rows.rowCount })
      for (const column of columns.filter((name) => keyColumns.includes(name))) {
        const stored = await client.query<{ key: string }>(
          `select ${client.escapeIdentifier(column)} as key from ${client.escapeIdentifier(name)} where ${client.escapeIdentifier(column)} is not null`,
        )
        for (const { key } of stored.rows) keys.add(key)
      }
    }
    await client.query('commit')
    const copiedKeys: string[] = []
    for (const key of keys) if (await copyStoredFile(files, key, getFilePath(folder, key))) copiedKeys.push(key)
    const manifest = { format: 1 as const, takenAt: new Date().toISOString(), migrations, tables, files: copiedKeys }
    // Last: a folder without it is a backup that did not finish.
    await writeFile(getManifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`)
    return manifest
  })
}

/**
 * Restores a backup into an empty database and the file store. A backup of an older release is migrated to this
 * schema.
 * @throws StartupError when the backup is incomplete or of a newer release, or the database is not empty.
 */
export async function restoreBackup(databaseUrl: string, files: Files, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await connected(databaseUrl, async (client) => {
    if ((await selectTables(client)).length > 0) {
      throw new StartupError(
        'Já há dados onde o backup entraria. Restaure em um banco novo: outro DATABASE_URL, ou outra pasta em MALOTE_DATA_DIR.',
      )
    }
  })
  await migrateToBackup(databaseUrl, manifest)
  await connected(databaseUrl, async (client) => {
    await client.query('begin')
    const tables = await sortByReference(client, manifest.tables)
    const named = tables.map(({ name }) => client.escapeIdentifier(name))
    // Migrations insert some rows; the triggers would count and reject rows that were counted and accepted before.
    await client.query(`truncate ${named.join(', ')}`)
    for (const name of named) await client.query(`alter table ${name} disable trigger user`)
    for (const { name, columns } of tables) {
      if (name === 'service_order_events') await createMonthsOfOrders(client)
      const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
      const into = client.query(copyFrom(`copy ${client.escapeIdentifier(name)} (${list}) from stdin`))
      await pipeline(createReadStream(getRowsPath(folder, name)), createGunzip(), into)
    }
    for (const name of named) await client.query(`alter table ${name} enable trigger user`)
    await client.query('commit')
    await client.query('analyze')
  })
  for (const key of manifest.files) await files.save(key, getFilePath(folder, key), 'application/octet-stream')
  await migrate(databaseUrl)
  return manifest
}

/** Creates the partitions of events for the restored orders, unless the backup is of a release without them. */
async function createMonthsOfOrders(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regprocedure('create_event_months_of_orders()') is not null as exists")
  if (rows[0].exists) await client.query('select create_event_months_of_orders()')
}

async function newFolder(folder: string): Promise<void> {
  try {
    // The backup contains personal data and password hashes, so only its creator may read it, regardless of the
    // umask.
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new StartupError(`A pasta ${folder} já existe. Escolha outra para o backup.`)
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(getManifestPath(folder), 'utf8').catch(() => {
    throw new StartupError(`Não há um backup inteiro em ${folder}: falta malote.json.`)
  })
  const read = z.safeParse(Manifest, JSON.parse(text))
  if (!read.success) throw new StartupError(`O backup de ${folder} é de outra versão do Malote. Atualize o Malote.`)
  return read.data
}

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { connectionString, Client } = connectionTo(databaseUrl)
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The tables of the application, without those of the queue and of the migrations, and the columns that are not computed. */
async function selectTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select tables.table_name as name, array_agg(columns.column_name::text order by columns.ordinal_position) as columns
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and columns.is_generated = 'NEVER'
      and tables.table_name <> 'schema_migrations'
      and not (select relispartition from pg_class where oid = quote_ident(tables.table_name)::regclass)
    group by tables.table_name order by tables.table_name`)
  return rows
}

/** Sorts tables so that referenced tables come before the tables that refer to them. */
async function sortByReference(client: pg.Client, tables: Manifest['tables']): Promise<Manifest['tables']> {
  const { rows } = await client.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`)
  const ordered: Manifest['tables'] = []
  let remaining = tables
  while (remaining.length > 0) {
    const waiting = new Set(remaining.map(({ name }) => name))
    const ready = remaining.filter(({ name }) => !rows.some(({ from, to }) => from === name && waiting.has(to)))
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}.`)
    ordered.push(...ready)
    remaining = remaining.filter((table) => !ready.includes(table))
  }
  return ordered
}

/** Migrates an empty database to the schema of the backup. */
async function migrateToBackup(databaseUrl: string, { migrations }: Manifest): Promise<void> {
  const names = (await readdir(migrationsFolder)).sort()
  const applied = isSuperseded(migrations) ? names.slice(0, 1) : migrations.map(({ name }) => name)
  const newer = applied.find((name) => !names.includes(name))
  if (newer) throw new StartupError(`O backup tem a migração ${newer}, de uma versão mais nova. Atualize o Malote.`)
  const then = await mkdtemp(join(tmpdir(), 'malote-migrations-'))
  try {
    for (const name of applied) await copyFile(join(migrationsFolder, name), join(then, name))
    await migrate(databaseUrl, then)
  } finally {
    await rm(then, { recursive: true })
  }
}

/** Copies a file of the store. @returns false when it was deleted since, because it must not be restored */
async function copyStoredFile(files: Files, key: string, path: string): Promise<boolean> {
  const content = await files.read(key).catch(() => undefined)
  if (!content) return false
  await mkdir(dirname(path), { recursive: true })
  try {
    await pipeline(content, createWriteStream(path))
    return true
  } catch {
    await rm(path, { force: true })
    return false
  }
}
