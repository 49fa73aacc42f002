import {
  type DuplicateQuery,
  duplicateHours,
  type NewServiceOrder,
  type PossibleDuplicate,
} from '@malote/api-client/contract'
import type { Context } from '../../../platform/context.ts'
import { toTimestamp } from '../../../platform/db/row-values.ts'
import { requireCompany } from '../../companies/index.ts'
import { toWindow } from '../order-content.ts'
import { readAdvice } from '../read-advice.ts'
import { type DuplicateRow, selectDuplicates } from './duplicates.sql.ts'

/** Returns recent orders of the caller's company that may be the same request. */
export async function findDuplicates(ctx: Context, request: DuplicateQuery): Promise<{ data: PossibleDuplicate[] }> {
  await requireCompany(ctx, request.companyId)
  return { data: await findPossibleDuplicates(ctx, request) }
}

/**
 * Returns the orders of a company that may be the same request. The caller's access must have been checked.
 */
export async function findPossibleDuplicates(ctx: Context, request: DuplicateQuery): Promise<PossibleDuplicate[]> {
  const [rows = []] = await findDuplicateRows(ctx, request.companyId, [request], timeouts.requestMs)
  return rows.map(toPossibleDuplicate)
}

/**
 * Returns, for each order of a file, the number of a recent order of the company with the same stops, notes and items;
 * undefined without one. The caller's access must have been checked.
 */
export async function findRepeatedOrders(
  ctx: Context,
  companyId: string,
  orders: readonly NewServiceOrder[],
): Promise<(string | undefined)[]> {
  if (orders.length === 0) return []
  const rows = await findDuplicateRows(ctx, companyId, orders, timeouts.fileMs)
  return orders.map(({ notes, items }, index) => {
    const itemTexts = items.map(({ quantity, description }) => `${quantity} × ${description}`)
    const isSame = (row: DuplicateRow) =>
      (row.notes ?? '') === (notes ?? '') && row.items.join('\n') === itemTexts.join('\n')
    return rows[index]?.find(isSame)?.order_number
  })
}

/** A warning is worth no more of the database than this. A file is checked by a job, and its rows are many. */
const timeouts = { requestMs: 500, fileMs: 5_000 }

function findDuplicateRows(
  ctx: Context,
  companyId: string,
  requests: readonly Omit<DuplicateQuery, 'companyId'>[],
  timeoutMs: number,
): Promise<DuplicateRow[][]> {
  const now = ctx.clock()
  const since = new Date(now.getTime() - duplicateHours * 3_600_000)
  return readAdvice(ctx, {
    companyId,
    requests: requests.length,
    timeoutMs,
    warning: 'the search for possible duplicates took too long',
    select: ({ db }) => selectDuplicates(db, companyId, requests, { since, now }),
  })
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
