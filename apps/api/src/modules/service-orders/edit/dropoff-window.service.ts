import type { TimeWindow } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { getRequestedTimes, toExistingContent } from '../order-content.ts'
import { recordEdit } from '../order-events.service.ts'
import type { OrderRow } from '../order-rows.sql.ts'
import { updateOrder, updateStop } from '../order-writes.sql.ts'
import { computePromisedTime } from '../promised-time.ts'
import { getDifferences } from './order-changes.ts'

/**
 * Moves the window of a drop-off of a locked order, and the promise with it: also after the collection, when an edit may
 * not change it. The caller checks that the order allows it.
 *
 * @throws AppError `not_editable` when the window has passed.
 */
export async function moveDropoffWindow(
  ctx: Context,
  row: OrderRow,
  stopId: string,
  window: TimeWindow,
): Promise<void> {
  const { db, now } = requireSession(ctx)
  if (Date.parse(window.start) < now.getTime()) {
    throw new AppError('not_editable', 'Este horário já passou: recuse o pedido, com o motivo.')
  }
  const before = toExistingContent(row)
  const dropoffs = before.dropoffs.map((dropoff, index) =>
    row.stops[index + 1]?.id === stopId ? { ...dropoff, window } : dropoff,
  )
  const after = { ...before, dropoffs }
  const promise = { priority: after.priority, ...getRequestedTimes(after) }
  await updateOrder(db, row.id, { promised_at: computePromisedTime(promise, row, now), updated_at: now })
  await updateStop(db, stopId, { window_start: new Date(window.start), window_end: new Date(window.end) })
  await recordEdit(ctx, row, 'company', getDifferences(before, after))
}
