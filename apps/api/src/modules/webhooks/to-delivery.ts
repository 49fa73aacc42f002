import type { WebhookDelivery } from '@malote/api-client/contract'
import { toTimestamp } from '../../platform/db/row-values.ts'
import type { DeliveryRow } from './deliveries.sql.ts'

/** Maps a row to a delivery of the API. */
export function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    type: row.type,
    orderNumber: row.order_number,
    status: row.status,
    attempts: row.attempts,
    nextAttemptAt: toTimestamp(row.next_attempt_at),
    lastStatus: row.last_status,
    lastError: row.last_error,
    durationMs: row.duration_ms,
    createdAt: row.created_at.toISOString(),
    deliveredAt: row.status === 'delivered' ? toTimestamp(row.finished_at) : null,
  }
}
