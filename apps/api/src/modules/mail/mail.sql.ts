import type { Insertable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Database } from '../../platform/context.ts'

export async function insertEmail(db: Database, row: Insertable<Tables['emails']>): Promise<void> {
  await db.insertInto('emails').values(row).execute()
}
