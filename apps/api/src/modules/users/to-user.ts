import type { User } from '@malote/api-client/contract'
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/** Maps a row to a user of the API. */
export function toUser(row: Selectable<Tables['users']>): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    status: row.status,
    carriesOut: row.carries_out,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
