import type { PossibleDuplicate } from '@malote/api-client/contract'
import { toTimestamp } from '../../../platform/db/row-values.ts'
import { toWindow } from '../order-content.ts'
import type { DuplicateRow } from './duplicates.sql.ts'

/** Maps a row to an order that may be the same request. */
export function toPossibleDuplicate(row: DuplicateRow): PossibleDuplicate {
  return {
    orderNumber: row.order_number,
    status: row.status,
    externalRef: row.external_ref,
    recipient: row.recipients[0] ?? '',
    recipients: row.recipients,
    window: toWindow(row),
    scheduledFor: toTimestamp(row.scheduled_for),
    createdAt: row.created_at.toISOString(),
  }
}
