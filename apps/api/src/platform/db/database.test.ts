import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { getViolatedConstraint, isUnavailable, openDatabase, parseTimestamp, toAppError } from './database.ts'
import type { Tables } from './tables.ts'

test('returns counts and cents as numbers, days as text and timestamps as dates', async () => {
  const { db } = await createDatabase()
  const { rows } = await sql`
    select count(*) as counted, 99999999999::bigint as cents, date '2026-11-20' as day,
      timestamptz '2026-11-20T09:00:00-03' as moment
    from settings where only_row = ${true}`.execute(db)
  expect(rows).toEqual([
    { counted: 1, cents: 99_999_999_999, day: '2026-11-20', moment: new Date('2026-11-20T12:00:00Z') },
  ])
})

test('prepares a query once per connection, under its own name', async () => {
  const { db } = await createDatabase('migrated', 1)
  for (const limit of [1, 2, 3]) await db.selectFrom('users').select('id').limit(limit).execute()
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  expect(rows.filter(({ statement }) => statement.includes('from "users"'))).toHaveLength(1)
})

test('a connection has at most five hundred prepared statements, and each database counts its own', async () => {
  const held = async () => {
    const { db } = await createDatabase('empty', 1)
    for (let odd = 0; odd < 510; odd++) await sql`select ${odd}::int as ${sql.ref(`n${odd}`)}`.execute(db)
    const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db)
    return rows[0]?.count
  }
  expect([await held(), await held()]).toEqual([500, 500])
})

test('prepares no statement behind PgBouncer', async () => {
  const { url } = await createDatabase()
  const db = openDatabase<Tables>({ url, pool: 1, prepared: false, onConnectionError: () => undefined })
  await db.selectFrom('users').select('id').limit(1).execute()
  const { rows } = await sql`select statement from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([])
  await db.destroy()
})

test('distinguishes an unavailable server from a wrong query', async () => {
  const { db } = await createDatabase()
  const away = openDatabase<Tables>({
    url: 'postgresql://malote@127.0.0.1:9/malote',
    pool: 1,
    prepared: true,
    onConnectionError: () => undefined,
  })
  const failure = await sql`select 1`.execute(away).catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  expect(toAppError(failure)).toMatchObject({ code: 'unavailable', extras: { headers: { 'retry-after': '5' } } })
  const standby = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })
  expect(toAppError(standby)).toMatchObject({ code: 'unavailable', extras: { headers: { 'retry-after': '5' } } })
  const mistake = await sql`select nothing`.execute(db).catch((error: unknown) => error)
  expect(isUnavailable(mistake)).toBe(false)
  expect(toAppError(mistake)).toBeUndefined()
  await away.destroy()
})

test('treats a statement timeout as unavailable', async () => {
  const { db } = await createDatabase('migrated', 1)
  await sql`set statement_timeout = 20`.execute(db)
  const failure = await sql`select pg_sleep(5)`.execute(db).catch((error: unknown) => error)
  expect(toAppError(failure)).toMatchObject({ code: 'unavailable' })
})

test('returns the name of the violated constraint', async () => {
  const { db } = await createDatabase()
  const failure = await sql`insert into settings default values`.execute(db).catch((error: unknown) => error)
  expect(getViolatedConstraint(failure)).toBe('settings_pkey')
  expect(toAppError(failure)).toMatchObject({ code: 'already_exists' })
})

test.each([
  '2026-11-25 02:03:10.123456+00',
  '2026-11-25 02:03:10.9+00',
  '2026-11-25 02:03:10.05+00',
  '2000-02-29 23:59:59+00',
  '2026-11-25 02:03:10.123456-03',
  '2026-11-25 02:03:10+05:30',
  '0050-01-01 00:00:00+00',
  '0001-01-01 00:00:00+00 BC',
  '20000-12-31 23:59:59.999999+00',
])('parses the timestamp %s as the driver does', (text) => {
  expect(parseTimestamp(text)).toEqual(pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(text))
})

test('a row that is still referenced is in use; a reference to a row that is gone is a call to repeat', async () => {
  const { db } = await createDatabase('empty')
  await sql`create table owners (id integer primary key)`.execute(db)
  await sql`create table things (owner_id integer references owners)`.execute(db)
  await sql`insert into owners values (1)`.execute(db)
  await sql`insert into things values (1)`.execute(db)
  const failure = (statement: string) =>
    sql
      .raw(statement)
      .execute(db)
      .then(() => undefined, toAppError)
  expect(await failure('delete from owners')).toMatchObject({ code: 'in_use' })
  expect(await failure('insert into things values (2)')).toMatchObject({
    code: 'unavailable',
    extras: { headers: { 'retry-after': '1' } },
  })
})
