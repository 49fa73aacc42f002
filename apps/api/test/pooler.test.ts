import { spawn } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/platform/db/database.ts'
import type { Tables } from '../src/platform/db/tables.ts'
import { openJobs, prepareJobs } from '../src/platform/jobs/index.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { createDatabase } from './database.ts'
import { findPgBouncer, type PgBouncer } from './pgbouncer.ts'
import { newFolder, start } from './processes.ts'

const log = createLogger('silent')
const pgBouncer = findPgBouncer()

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts PgBouncer with its own defaults in front of a database. @returns the URL behind it */
async function startPooler(
  { command, env }: PgBouncer,
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<string> {
  const folder = newFolder()
  chmodSync(folder, 0o777)
  const target = new URL(databaseUrl)
  const port = await freePort()
  const host = target.searchParams.get('host') ?? target.hostname
  const password = target.password ? ` password=${decodeURIComponent(target.password)}` : ''
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
pooled = host=${host} port=${target.port || 5432} dbname=${target.pathname.slice(1)} user=${target.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  )
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(command, [...asRoot, file], { stdio: 'ignore', env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = `postgresql://${target.username}@127.0.0.1:${port}/pooled`
  await expect
    .poll(
      async () => {
        const client = new pg.Client({ connectionString: url })
        return client
          .connect()
          .then(() => client.end())
          .then(() => true)
          .catch(() => false)
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  return url
}

const timeouts = sql<{ statement: string; lock: string }>`
  select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`

test('timeouts hold in each transaction when a connection keeps no settings', async () => {
  const { url } = await createDatabase('empty')
  const db = openDatabase<Tables>({ url, pool: 1, prepared: false, onConnectionError: () => undefined })
  onTestFinished(() => db.destroy())
  const { rows } = await db.transaction().execute((tx) => timeouts.execute(tx))
  expect(rows).toEqual([{ statement: '15s', lock: '10s' }])
  const outside = await timeouts.execute(db)
  expect(outside.rows).toEqual([{ statement: '0', lock: '0' }])
})

// Where it can be downloaded, install-pgbouncer.ts has unpacked it before the tests of the API.
if (pgBouncer) {
  test('processes start again and again through a pooler in transaction mode', { timeout: 120_000 }, async () => {
    const { url } = await createDatabase()
    const pooled = await startPooler(pgBouncer, url, 'transaction')
    const kinds = [{ name: 'prova.fazer', run: async () => undefined }]
    for (let round = 0; round < 2; round++) {
      await Promise.all([prepareJobs(pooled, log, kinds), prepareJobs(pooled, log, kinds)])
    }
    const jobs = await openJobs(pooled, log, false)
    await jobs.stop()
    const env = { DATABASE_URL: pooled, DATABASE_PREPARED: 'off', MALOTE_DATA_DIR: newFolder(), HOST: '127.0.0.1' }
    const first = start(env)
    await first.listening()
    const second = start(env)
    expect((await fetch(`${await second.listening()}/readyz`)).status).toBe(200)
  })

  test('the documented settings work through a pooler in session mode, with timeouts', {
    timeout: 60_000,
  }, async () => {
    const { url } = await createDatabase()
    const pooled = await startPooler(pgBouncer, url, 'session')
    const db = openDatabase<Tables>({ url: pooled, pool: 1, prepared: true, onConnectionError: () => undefined })
    onTestFinished(() => db.destroy())
    const { rows } = await timeouts.execute(db)
    expect(rows).toEqual([{ statement: '15s', lock: '10s' }])
  })
}
