import { type DuplicateQuery, duplicateHours, type PossibleDuplicate } from '@malote/api-client/contract'
import { type Context, readWithTimeout } from '../../../platform/context.ts'
import { toTimestamp } from '../../../platform/db/row-values.ts'
import { requireCompany } from '../../companies/index.ts'
import { toWindow } from '../order-content.ts'
import { type DuplicateRow, selectDuplicates } from './duplicates.sql.ts'

/** Returns recent orders of the caller's company that may be the same request. */
export async function findDuplicates(ctx: Context, request: DuplicateQuery): Promise<{ data: PossibleDuplicate[] }> {
  await requireCompany(ctx, request.companyId)
  return { data: await findPossibleDuplicates(ctx, request) }
}

/** A warning is worth no more of the database than this. */
const searchTimeoutMs = 500

/**
 * Returns the orders of a company that may be the same request; none when the search takes too long, because a warning
 * must not make a request fail. The caller's access must have been checked.
 */
export async function findPossibleDuplicates(ctx: Context, request: DuplicateQuery): Promise<PossibleDuplicate[]> {
  const now = ctx.clock()
  const since = new Date(now.getTime() - duplicateHours * 3_600_000)
  const rows = await readWithTimeout(ctx, searchTimeoutMs, ({ db }) => selectDuplicates(db, request, { since, now }))
  if (!rows) ctx.log.warn({ companyId: request.companyId }, 'the search for possible duplicates took too long')
  return (rows ?? []).map(toPossibleDuplicate)
}

/** Maps a row to an order that may be the same request. */
function toPossibleDuplicate(row: DuplicateRow): PossibleDuplicate {
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
