import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, migrationsFolder } from '../src/platform/db/migrate.ts'
import { newId } from '../src/platform/security/ids.ts'
import { createDatabase } from './database.ts'
import { onFinished } from './disposers.ts'

const names = readdirSync(migrationsFolder).sort()
const links = names.findIndex((name) => name.endsWith('tracking-links-of-stops.sql'))

/** A folder with the first migrations. */
function folderWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'malote-migrations-'))
  onFinished(async () => rmSync(folder, { recursive: true }))
  for (const name of names.slice(0, count)) cpSync(join(migrationsFolder, name), join(folder, name))
  return folder
}

test('the migration keeps the link of a single drop-off, and gives each of several its own', async () => {
  const { url, db } = await createDatabase('empty')
  await migrate(url, folderWith(links))
  const company = newId()
  await sql`insert into companies (id, name, status, created_at, updated_at)
    values (${company}, 'Padaria', 'active', now(), now())`.execute(db)
  const insert = async (number: string, dropoffs: number, token: string | null) => {
    const id = newId()
    await sql`insert into service_orders (id, order_number, company_id, status, priority, public_token, source,
        search_text, created_at, updated_at)
      values (${id}, ${number}, ${company}, 'requested', 'normal', ${token}, 'web', '', now(), now())`.execute(db)
    await sql`insert into service_order_stops (id, service_order_id, kind, position, state, postal_code, street, number,
        neighborhood, city, state_code, contact_name, required_proofs)
      select gen_random_uuid(), ${id}, case position when 0 then 'pickup' else 'dropoff' end, position, 'pending',
        '01310100', 'Rua A', '1', '', '', 'SP', '', '{}' from generate_series(0, ${dropoffs}::integer) as position`.execute(
      db,
    )
  }
  const tokens = async (number: string) => {
    const { rows } = await sql<{ public_token: string | null }>`
      select stop.public_token from service_order_stops as stop
      join service_orders on service_orders.id = stop.service_order_id
      where order_number = ${number} order by stop.position`.execute(db)
    return rows.map(({ public_token }) => public_token)
  }
  await insert('OS-1', 1, 'um')
  await insert('OS-2', 2, 'dois')
  await migrate(url, folderWith(links + 1))
  expect(await tokens('OS-1')).toEqual([null, 'um'])
  const [pickup, ...several] = await tokens('OS-2')
  expect(pickup).toBeNull()
  expect(new Set(several).size).toBe(2)
  for (const token of several) expect(token).toMatch(/^[\w-]{22}$/)
  // A process of the previous version inserts orders with a token, and stops without.
  await insert('OS-3', 1, 'tres')
  expect(await tokens('OS-3')).toEqual([null, expect.stringMatching(/^[\w-]{22}$/)])
})
