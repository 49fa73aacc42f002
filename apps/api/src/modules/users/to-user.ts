import type { User } from '@malote/api-client/contract'
import type { Selectable } from 'kysely'
import { toTimestamp } from '../../platform/db/row-values.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { UserRow } from './users.sql.ts'

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
    lastLoginAt: toTimestamp(row.last_login_at),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** The fields of a user that the audit log records. */
export function toAuditedUser({
  name,
  email,
  phone,
  role,
  status,
  version,
  carries_out,
}: UserRow): Record<string, unknown> {
  return { name, email, phone, role, status, version, carriesOut: carries_out }
}
