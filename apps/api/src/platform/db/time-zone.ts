import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Whether the database counts days in this zone: its list and the runtime's are not always of the same year. */
export async function isValidTimeZone(db: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(db)
  return rows.length > 0
}
