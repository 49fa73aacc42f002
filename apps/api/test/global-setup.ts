import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { prepareJobs } from '../src/platform/jobs/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a server whose user may create databases; the template is migrated. */
    databaseServer: string
    template: string
  }
}

let end: () => Promise<void> = async () => undefined

/** Nothing of a test needs to survive a power cut. */
const hurried = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '150' }

/**
 * Starts one PostgreSQL for all API tests, with the launcher of the product. TEST_DATABASE_URL selects another server,
 * such as the oldest supported version.
 */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'malote-test-'))
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) }
  const given = process.env.TEST_DATABASE_URL
  const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir: folder, log, settings: hurried })
  const server = given ?? embedded?.url ?? ''
  const template = `malote_template_${process.pid}`

  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${template}`)
  await migrate(databaseUrl(server, template))
  // Creates the tables only: the kinds of jobs import the contract, which cannot be resolved here without a build.
  await prepareJobs(databaseUrl(server, template), pino({ level: 'silent' }), [])
  project.provide('databaseServer', server)
  project.provide('template', template)

  end = async () => {
    await client.query(`drop database ${template}`)
    await client.end()
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Leaves nothing behind. */
export async function teardown(): Promise<void> {
  await end()
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
