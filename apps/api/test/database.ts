import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../src/platform/context.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import type { Tables } from '../src/platform/db/tables.ts'
import { onFinished } from './disposers.ts'

/** A database for a test file, or for one test. */
export interface TestDatabase {
  readonly url: string
  readonly db: Database
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates a database, migrated or empty; it is dropped after the test that created it, or after the file. */
export async function createDatabase(kind: 'migrated' | 'empty' = 'migrated', pool = 10): Promise<TestDatabase> {
  const name = `malote_test_${randomBytes(6).toString('hex')}`
  const template = kind === 'migrated' ? inject('template') : 'template0'
  await onServer((client) => client.query(`create database ${name} template ${template}`))
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  const db = openDatabase<Tables>({ url: url.href, pool, prepared: true, onConnectionError: () => undefined })
  onFinished(async () => {
    await db.destroy()
    await onServer((client) => client.query(`drop database ${name} with (force)`))
  })
  return { url: url.href, db }
}
