import type { Insertable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Database } from '../../platform/context.ts'

export async function insertAuditEntry(db: Database, row: Insertable<Tables['audit_log']>): Promise<void> {
  await db.insertInto('audit_log').values(row).execute()
}
