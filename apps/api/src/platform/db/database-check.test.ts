import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../../../test/database.ts'
import { assertUsableDatabase, explainTls } from './database-check.ts'

const role = `malote_role_${crypto.randomUUID().slice(0, 8)}`
let database: TestDatabase
let url: string
beforeAll(async () => {
  database = await createDatabase('empty')
  await sql.raw(`create role ${role} login password 'segredo'`).execute(database.db)
  const address = new URL(database.url)
  address.username = role
  address.password = 'segredo'
  url = address.href
})

const tables = async () =>
  (await sql`select tablename from pg_tables where schemaname = 'public'`.execute(database.db)).rows

describe('a role that lacks a right', () => {
  test('reports each missing requirement in one sentence, before it changes the database', async () => {
    const name = new URL(url).pathname.slice(1)
    await expect(assertUsableDatabase(url)).rejects.toThrow(`GRANT CREATE, USAGE ON SCHEMA public TO ${role}`)
    await sql.raw(`grant create, usage on schema public to ${role}`).execute(database.db)
    await expect(assertUsableDatabase(url)).rejects.toThrow(`GRANT CREATE ON DATABASE ${name} TO ${role}.`)
    expect(await tables()).toEqual([])
    await sql.raw(`grant create on database ${name} to ${role}`).execute(database.db)
    await expect(assertUsableDatabase(url)).resolves.toBeUndefined()
    await sql.raw(`drop owned by ${role}`).execute(database.db)
    await sql.raw(`drop role ${role}`).execute(database.db)
  })
})

test('a database that the release before prepared needs no right on the database itself', async () => {
  const { url: prepared } = await createDatabase()
  await expect(assertUsableDatabase(prepared)).resolves.toBeUndefined()
})

test('a certificate that is not trusted, and a server without TLS, are explained', async () => {
  const untrusted = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  expect(explainTls(untrusted)).toMatch(/^O certificado do banco .* sslrootcert .*\.$/)
  const address = new URL(database.url)
  address.searchParams.set('sslmode', 'require')
  const error = await assertUsableDatabase(address.href).catch((reason: unknown) => reason)
  expect(explainTls(error)).toBe(
    'O banco de DATABASE_URL não aceita TLS. Ative-o no servidor ou tire sslmode do endereço.',
  )
  expect(explainTls(new Error('other'))).toBeUndefined()
})
