import {
  getPossibleRequests,
  type RecipientRequest,
  type RecipientRequestKind,
  type StopState,
  type TrackedRequest,
} from '@malote/api-client/contract'
import type { Selectable } from 'kysely'
import { toReference, toTimestamp } from '../../platform/db/row-values.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { type OrderRow, toWindow } from '../service-orders/index.ts'
import type { RequestRow } from './recipient-requests.sql.ts'

/** Returns what the recipient can request for a drop-off of an order, from the columns of both. */
export const listPossibleRequests = (
  order: Pick<OrderRow, 'status' | 'held_from' | 'attempts' | 'maximum_attempts'>,
  { state }: { readonly state: StopState },
): RecipientRequestKind[] =>
  getPossibleRequests({
    status: order.status,
    heldFrom: order.held_from,
    attempts: order.attempts,
    maximumAttempts: order.maximum_attempts,
    state,
  })

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
