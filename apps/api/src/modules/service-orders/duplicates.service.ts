import { type DuplicateQuestion, duplicateHours, type PossibleDuplicate } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { selectDuplicates } from './duplicates.sql.ts'
import { windowOf } from './order-content.ts'

/** The orders of a company that may be the same request. Whoever asks has made sure that the caller may know. */
export async function duplicatesOf(ctx: Context, question: DuplicateQuestion): Promise<PossibleDuplicate[]> {
  const since = new Date(ctx.clock().getTime() - duplicateHours * 3_600_000)
  const rows = await selectDuplicates(ctx.db, question, since)
  return rows.map((row) => ({
    orderNumber: row.order_number,
    status: row.status,
    externalRef: row.external_ref,
    recipient: row.contact_name,
    window: windowOf(row),
    createdAt: row.created_at.toISOString(),
  }))
}
