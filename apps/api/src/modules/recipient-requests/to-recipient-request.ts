import type { RecipientRequest, TrackedRequest } from '@malote/api-client/contract'
import type { Selectable } from 'kysely'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { toWindow } from '../service-orders/index.ts'
import type { RequestRow } from './recipient-requests.sql.ts'

/** Maps a row to the request that its recipient sees. */
export function toTrackedRequest(row: Selectable<Tables['recipient_requests']>): TrackedRequest {
  return {
    kind: row.kind,
    status: row.status,
    window: toWindow(row),
    declineReason: row.decline_reason,
    createdAt: row.created_at.toISOString(),
  }
}

/** Maps a row to the request that the operation sees. */
export function toRecipientRequest(row: RequestRow): RecipientRequest {
  return {
    ...toTrackedRequest(row),
    id: row.id,
    stopId: row.stop_id,
    note: row.note,
    decidedBy: toReference(row.decided_by_id, row.decided_by_name),
    decidedAt: toTimestamp(row.decided_at),
  }
}
