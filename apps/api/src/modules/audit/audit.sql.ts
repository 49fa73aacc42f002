import type { Insertable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

export async function insertAuditEntry(db: Database, row: Insertable<Tables['audit_log']>): Promise<void> {
  await db.insertInto('audit_log').values(row).execute()
}
