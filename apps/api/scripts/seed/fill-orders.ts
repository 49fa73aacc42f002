import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  cities,
  createCnpj,
  createCompanyName,
  createFaker,
  createPersonName,
  type Faker,
  neighborhoods,
  streetNames,
  trades,
} from '@malote/fixtures'
import pg from 'pg'
import { countDayFigures } from '../../src/modules/dashboard/index.ts'
import { systemContext } from '../../src/platform/context.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import type { Tables } from '../../src/platform/db/tables.ts'
import { createLogger } from '../../src/platform/observability/logger.ts'
import { hashPassword } from '../../src/platform/security/passwords.ts'
import { newToken } from '../../src/platform/security/tokens.ts'
import { databaseOnlyDeps } from '../../src/platform/services.ts'

const companies = 50
const tables = [
  'service_orders',
  'service_order_stops',
  'service_order_items',
  'service_order_events',
  'service_order_failures',
  'service_order_search',
]

export interface FillOptions {
  readonly orders: number
  /** The moment of the last order; the first is a year older. */
  readonly now: Date
}

/**
 * Fills a migrated database without orders in one transaction: fifty companies of very different sizes, their users,
 * and a year of orders all over Brazil. The same arguments create the same orders. The passwords of the users are
 * random.
 */
export async function fillOrders(databaseUrl: string, { orders, now }: FillOptions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    // Sorts, hashes and builds of indexes of a million rows stay in memory.
    await client.query("set local work_mem = '128MB'; set local maintenance_work_mem = '256MB'; set local jit = off")
    await client.query(`lock table ${tables.join(', ')} in access exclusive mode`)
    const { rows } = await client.query('select from service_orders limit 1')
    if (rows.length > 0) throw new Error('Este banco já tem ordens: o gerador só enche um banco sem nenhuma.')
    await describe(client, { orders, now })
    await bare(client, () => client.query(readFileSync(join(import.meta.dirname, 'fill.sql'), 'utf8')))
    await client.query('commit')
    await countDays(databaseUrl, now)
    // Does what autovacuum would do later: updates the statistics and the visibility map.
    await client.query('vacuum analyze')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

/** Counts the days until `now`, as the scheduled task does. */
async function countDays(databaseUrl: string, now: Date): Promise<void> {
  const db = openDatabase<Tables>({ url: databaseUrl, pool: 1, prepared: false, onConnectionError: () => undefined })
  const deps = databaseOnlyDeps({ db, log: createLogger('warn') })
  await countDayFigures(systemContext({ ...deps, clock: () => now }))
  await db.destroy()
}

/** The lists that the SQL draws the values of orders from. */
function createLists(faker: Faker): (readonly string[])[] {
  const firstNames = faker.helpers.uniqueArray(() => faker.person.firstName(), 40)
  const surnames = faker.helpers.uniqueArray(() => faker.person.lastName(), 40)
  const goods = Object.values(trades).flatMap((list) => list.map(({ description }) => description))
  return [firstNames, surnames, streetNames, neighborhoods, goods]
}

/** Writes the parameters that the SQL reads. */
async function describe(client: pg.Client, { orders, now }: FillOptions): Promise<void> {
  const faker = createFaker(20_261_120)
  await client.query('create temporary table parameters (orders bigint, now timestamptz) on commit drop')
  await client.query('insert into parameters values ($1, $2)', [orders, now])
  await client.query(`create temporary table cities on commit drop as select * from json_to_recordset('${JSON.stringify(cities)}')
    as city (city text, uf text, ddd integer, from_cep integer, to_cep integer, weight integer)`)
  await client.query(
    `create temporary table lists (first_names text[], surnames text[], streets text[], neighborhoods text[], goods text[])
     on commit drop`,
  )
  await client.query('insert into lists values ($1, $2, $3, $4, $5)', createLists(faker))
  await client.query(
    'create temporary table members (k bigint, company_id uuid, requester uuid, carrier uuid) on commit drop',
  )
  const opened = new Date(now.getTime() - 366 * 24 * 3_600_000)
  const password = await hashPassword(newToken())
  for (let k = 0; k < companies; k++) {
    const [company, requester, carrier] = [toId('c', k), toId('a', k), toId('b', k % 10)]
    const name = `${createCompanyName(faker)} ${k + 1}`
    await client.query(
      "insert into companies (id, name, cnpj, status, created_at, updated_at) values ($1, $2, $3, 'active', $4, $4)",
      [company, name, createCnpj(k), opened],
    )
    await insertUser(client, { id: requester, k, name: createPersonName(faker), role: 'manager', opened, password })
    if (k < 10) {
      const operator = { id: carrier, k: k + companies, name: createPersonName(faker), role: 'operator' }
      await insertUser(client, { ...operator, opened, password })
    }
    for (const [kind, user] of [
      ['d', requester],
      ['e', carrier],
    ] as const) {
      const membership = [toId(kind, k), company, user, opened]
      await client.query(
        'insert into memberships (id, company_id, user_id, created_at) values ($1, $2, $3, $4)',
        membership,
      )
    }
    await client.query('insert into members values ($1, $2, $3, $4)', [k, company, requester, carrier])
  }
}

/** Returns the id of a company, user or membership by its number, so that readers of these rows need no query. */
export const toId = (kind: 'a' | 'b' | 'c' | 'd' | 'e', k: number): string =>
  `00000000-0000-7000-8000-${kind}${String(k).padStart(11, '0')}`

interface NewUser {
  readonly id: string
  readonly k: number
  readonly name: string
  readonly role: string
  readonly opened: Date
  readonly password: string
}

async function insertUser(client: pg.Client, { id, k, name, role, opened, password }: NewUser): Promise<void> {
  await client.query(
    `insert into users (id, name, email, role, status, password_hash, created_at, updated_at)
     values ($1, $2, $3, $4, 'active', $5, $6, $6)`,
    [id, name, `pessoa${k}@empresa.example`, role, password, opened],
  )
}

/**
 * Drops indexes, references and triggers while `work` writes, and creates them again: much faster for a million rows.
 */
async function bare(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  const references = await client.query<{ name: string; owner: string; definition: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any($1::regclass[])`,
    [tables],
  )
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  for (const { name, owner } of references.rows) await client.query(`alter table ${owner} drop constraint ${name}`)
  await work()
  // The definition of a partitioned index leaves out the partitions.
  for (const { definition } of indexes.rows) await client.query(definition.replace(' ON ONLY ', ' ON '))
  for (const { name, owner, definition } of references.rows) {
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`)
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
}
