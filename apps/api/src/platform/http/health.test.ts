import fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { handleError } from './error-handler.ts'
import { registerHealth } from './health.ts'

test('a standby server is not ready before its promotion', async () => {
  const { db } = await createDatabase('empty', 1)
  const app = fastify()
  app.setErrorHandler(handleError)
  registerHealth(app, db)
  expect((await app.inject('/readyz')).statusCode).toBe(200)

  await sql`create schema standby`.execute(db)
  await sql`create function standby.pg_is_in_recovery() returns boolean language sql as 'select true'`.execute(db)
  await sql`set search_path = standby, pg_catalog, public`.execute(db)
  const response = await app.inject('/readyz')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toMatchObject({ code: 'unavailable' })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
})
