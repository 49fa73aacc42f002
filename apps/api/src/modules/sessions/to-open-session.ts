import type { OpenSession } from '@malote/api-client/contract'
import { describeDevice } from './device.ts'
import type { SessionRow } from './sessions.sql.ts'

/** Maps a row to an open session of the API. */
export function toOpenSession(row: SessionRow, currentId: string): OpenSession {
  return {
    id: row.id,
    device: describeDevice(row.user_agent),
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    current: row.id === currentId,
  }
}
