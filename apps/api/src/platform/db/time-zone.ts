import { type Kysely, type RawBuilder, sql } from 'kysely'
import { fieldError } from '../errors/app-error.ts'
import type { Tables } from './tables.ts'

/** SQL for the time zone of a company, or else of the organisation. The query joins `companies` and `settings`. */
export const companyTimeZone: RawBuilder<string> = sql<string>`coalesce(companies.time_zone, settings.time_zone)`

/** Selects the organisation's time zone. */
export async function selectTimeZone(db: Kysely<Tables>): Promise<string> {
  return (await db.selectFrom('settings').select('time_zone').executeTakeFirstOrThrow()).time_zone
}

/**
 * Checks that the database counts days in this zone: its list and the runtime's are not always of the same year.
 *
 * @throws AppError `validation_failed` at `pointer`.
 */
export async function assertTimeZone(db: Kysely<Tables>, name: string, pointer: string): Promise<void> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(db)
  if (rows.length === 0) throw fieldError(pointer, 'Este fuso não existe. Escolha um como America/Sao_Paulo.')
}
