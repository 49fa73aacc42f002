import type { ApiKey } from '@malote/api-client/contract'
import { toTimestamp } from '../../platform/db/row-values.ts'
import type { ApiKeyRow } from './api-keys.sql.ts'

/** Maps a row to an API key, without its secret, which is not stored. */
export function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    company: { id: row.company_id, name: row.company_name },
    name: row.name,
    prefix: row.prefix,
    carriesOut: row.carries_out,
    version: row.version,
    createdBy: { id: row.created_by_id, name: row.created_by_name },
    createdAt: row.created_at.toISOString(),
    expiresAt: toTimestamp(row.expires_at),
    lastUsedAt: toTimestamp(row.last_used_at),
    revokedAt: toTimestamp(row.revoked_at),
  }
}
