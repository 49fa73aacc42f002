import { type DuplicateQuery, duplicateHours, type PossibleDuplicate } from '@malote/api-client/contract'
import type { Context } from '../../../platform/context.ts'
import { toWindow } from '../order-content.ts'
import { selectDuplicates } from './duplicates.sql.ts'

/** Returns the orders of a company that may be the same request. The caller's access must have been checked. */
export async function selectPossibleDuplicates(ctx: Context, question: DuplicateQuery): Promise<PossibleDuplicate[]> {
  const now = ctx.clock()
  const since = new Date(now.getTime() - duplicateHours * 3_600_000)
  const rows = await selectDuplicates(ctx.db, question, { since, now })
  return rows.map((row) => ({
    orderNumber: row.order_number,
    status: row.status,
    externalRef: row.external_ref,
    recipient: row.recipients[0] ?? '',
    recipients: row.recipients,
    window: toWindow(row),
    scheduledFor: row.scheduled_for?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }))
}
