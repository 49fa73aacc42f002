import type { Membership } from '@malote/api-client/contract'
import { toTimestamp } from '../../platform/db/row-values.ts'
import type { MembershipRow } from './memberships.sql.ts'

/** Maps a row to a membership of the API. */
export function toMembership(row: MembershipRow): Membership {
  return {
    id: row.id,
    companyId: row.company_id,
    company: { id: row.company_id, name: row.company_name },
    user: {
      id: row.user_id,
      name: row.name,
      email: row.email,
      role: row.role,
      status: row.status,
      lastLoginAt: toTimestamp(row.last_login_at),
    },
    dispatches: row.dispatches,
    createdAt: row.created_at.toISOString(),
  }
}
