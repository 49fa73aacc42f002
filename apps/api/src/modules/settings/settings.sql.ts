import { type Selectable, sql, type Updateable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Database } from '../../platform/context.ts'

export type SettingsRow = Selectable<Tables['settings']>

export async function selectSettings(db: Database): Promise<SettingsRow> {
  return db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
}

/** The settings, held until the transaction ends. */
export async function lockSettings(db: Database): Promise<SettingsRow> {
  return db.selectFrom('settings').selectAll().forUpdate().executeTakeFirstOrThrow()
}

export async function updateSettingsRow(db: Database, set: Updateable<Tables['settings']>): Promise<SettingsRow> {
  return db.updateTable('settings').set(set).returningAll().executeTakeFirstOrThrow()
}

/** What was written down of changes after a version, oldest first. */
export async function selectChangesAfter(db: Database, entityId: string, version: number) {
  return db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.changes', 'audit_log.recorded_at', 'audit_log.actor_id', 'users.name'])
    .where('audit_log.entity_id', '=', entityId)
    .where(sql<boolean>`(audit_log.changes -> 'version' ->> 'to')::integer > ${version}`)
    .orderBy(sql`(audit_log.changes -> 'version' ->> 'to')::integer`)
    .execute()
}
