import type { LiveEvent } from '@malote/api-client/contract'
import type { EventRow } from './events.sql.ts'

/** Maps a row to the event that is sent to clients. */
export function toLiveEvent(row: EventRow): LiveEvent & { id: string } {
  return {
    id: row.id,
    type: `service_order.${row.type}`,
    companyId: row.company_id,
    orderNumber: row.order_number,
    status: row.to_status,
    occurredAt: row.occurred_at.toISOString(),
  }
}
