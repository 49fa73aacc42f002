import type { Selectable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Database } from '../../platform/context.ts'

export type SettingsRow = Selectable<Tables['settings']>

export async function selectSettings(db: Database): Promise<SettingsRow> {
  return db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
}
