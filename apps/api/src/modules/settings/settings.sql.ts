import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type SettingsRow = Selectable<Tables['settings']>

export async function selectSettings(db: Database): Promise<SettingsRow> {
  return db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
}

/** Locks the settings until the transaction ends. */
export async function lockSettings(db: Database): Promise<SettingsRow> {
  return db.selectFrom('settings').selectAll().forUpdate().executeTakeFirstOrThrow()
}

export async function updateSettingsRow(db: Database, set: Updateable<Tables['settings']>): Promise<SettingsRow> {
  return db.updateTable('settings').set(set).returningAll().executeTakeFirstOrThrow()
}
