import type { WebhookMessage } from '@malote/api-client/contract'
import { toTimestamp } from '../../platform/db/row-values.ts'
import { getTrackingUrl, toEvent } from '../service-orders/index.ts'
import type { MessageRow } from './deliveries.sql.ts'

/** Maps a row to the message that a webhook receives. */
export function toWebhookMessage(row: MessageRow, publicUrl: string): WebhookMessage {
  const { order_number, external_ref, order_status, public_token } = row
  const timestamp = row.message_created_at.toISOString()
  return {
    id: row.delivery_id,
    type: row.message_type,
    timestamp,
    createdAt: timestamp,
    companyId: row.webhook_company_id,
    data:
      isAboutOrder(row) && order_number && order_status
        ? {
            orderNumber: order_number,
            externalRef: external_ref,
            status: order_status,
            recipient: row.recipient || null,
            scheduledFor: toTimestamp(row.scheduled_for),
            promisedAt: toTimestamp(row.promised_at),
            trackingUrl: getTrackingUrl(publicUrl, order_status, public_token),
            event: toEvent(row),
          }
        : null,
  }
}

/** The event's columns are all set or, for a test, all null. */
function isAboutOrder(row: MessageRow): row is MessageRow & Parameters<typeof toEvent>[0] {
  return row.id !== null
}
