import type { PrivacyRequest } from '@malote/api-client/contract'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import type { RequestRow } from './requests.sql.ts'

/** Maps a row to a privacy request of the API. */
export function toPrivacyRequest(row: RequestRow, now: Date): PrivacyRequest {
  return {
    id: row.id,
    protocol: row.protocol,
    kind: row.kind,
    status: row.status,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    answer: row.answer,
    handledBy: toReference(row.handled_by_id, row.handled_by_name),
    requestedAt: row.requested_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    erasureAt: toTimestamp(row.erasure_at),
    closedAt: toTimestamp(row.closed_at),
    overdue: row.status === 'open' && row.due_at < now,
  }
}
