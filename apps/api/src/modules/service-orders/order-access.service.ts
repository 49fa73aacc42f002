import { type Context, requireSession } from '../../platform/context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { lockOrderRow, type OrderRow, selectOrder } from './order-rows.sql.ts'

/**
 * Returns the order, if the caller may see it.
 *
 * @throws AppError `not_found`.
 */
export async function requireOrder(ctx: Context, orderNumber: string): Promise<OrderRow> {
  const { db, scope } = requireSession(ctx)
  const row = await selectOrder(db, scope, orderNumber)
  // Another company's order and a missing one return the same error, so that numbers cannot be probed.
  if (!row) throw new AppError('not_found', 'Ordem de serviço não encontrada.')
  return row
}

/**
 * Locks the order until the transaction ends and returns it. Called again after a change, it returns the current
 * order.
 *
 * @throws AppError `not_found`.
 */
export async function lockOrder(ctx: Context, orderNumber: string): Promise<OrderRow> {
  const { db, scope } = requireSession(ctx)
  await lockOrderRow(db, scope, orderNumber)
  return requireOrder(ctx, orderNumber)
}
