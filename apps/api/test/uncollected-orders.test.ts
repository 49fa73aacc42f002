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
const report = names.findIndex((name) => name.endsWith('report-uncollected-orders.sql'))

/** A folder with the migrations up to the report, with it or without. */
function folderWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'malote-migrations-'))
  onFinished(async () => rmSync(folder, { recursive: true }))
  for (const name of names.slice(0, count)) cpSync(join(migrationsFolder, name), join(folder, name))
  return folder
}

test('the migration reports stored orders without a collection or its proof, and changes none', async () => {
  const { url, db } = await createDatabase('empty')
  await migrate(url, folderWith(report))
  const company = newId()
  await sql`insert into companies (id, name, status, created_at, updated_at) values (${company}, 'Padaria', 'active', now(), now())`.execute(
    db,
  )
  const insert = async (
    number: string,
    status: string,
    collected: boolean,
    proof: string | null,
    corrected = false,
  ) => {
    const id = newId()
    await sql`
      insert into service_orders (id, order_number, company_id, status, priority, public_token, source, search_text,
        collected_at, corrected, created_at, updated_at)
      values (${id}, ${number}, ${company}, ${status}, 'normal', ${number}, 'web', '',
        ${collected ? new Date() : null}, ${corrected}, now(), now())`.execute(db)
    await sql`
      insert into service_order_stops (id, service_order_id, kind, position, state, postal_code, street, number,
        neighborhood, city, state_code, contact_name, required_proof)
      values (${newId()}, ${id}, 'pickup', 0, 'completed', '01310100', 'Avenida Paulista', '1', '', '', 'SP', '', ${proof})`.execute(
      db,
    )
  }
  await insert('OS-1', 'delivered', false, null)
  await insert('OS-2', 'returned', true, 'photo')
  await insert('OS-3', 'in_transit', false, 'pin')
  await insert('OS-4', 'delivered', true, null)
  await insert('OS-5', 'delivered', true, 'photo', true)
  await insert('OS-6', 'failed', false, 'photo')
  const orders = () => sql`select * from service_orders order by order_number`.execute(db)
  const before = await orders()
  await migrate(url, folderWith(report + 1))
  expect((await orders()).rows).toEqual(before.rows)
  const { rows } = await sql<{ entity: string; company_id: string; changes: object }>`
    select entity, company_id, changes from audit_log where action = 'serviceOrders.reportUncollected'
    order by changes ->> 'orderNumber'`.execute(db)
  expect(rows).toMatchObject([
    { company_id: company, changes: { orderNumber: 'OS-1', status: 'delivered', collectedAt: null } },
    { company_id: company, changes: { orderNumber: 'OS-2', status: 'returned', pickupProved: false } },
    { company_id: company, changes: { orderNumber: 'OS-3', status: 'in_transit', pickupProved: false } },
  ])
})
