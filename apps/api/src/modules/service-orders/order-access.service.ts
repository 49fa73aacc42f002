import { type Context, requireSession } from '../../platform/context.ts'
import { requireRow } from '../../platform/errors/app-error.ts'
import { lockOrderRow, type OrderRow, selectOrder } from './order-rows.sql.ts'

/**
 * Returns the order, if the caller may see it.
 *
 * @throws AppError `not_found`.
 */
export async function requireOrder(ctx: Context, orderNumber: string): Promise<OrderRow> {
  const { db, scope } = requireSession(ctx)
  // Another company's order and a missing one return the same error, so that numbers cannot be probed.
  return requireRow(await selectOrder(db, scope, orderNumber), 'Ordem de serviço não encontrada.')
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

/**
 * Returns the order for a caller without a session, whose access was checked otherwise.
 *
 * @throws AppError `not_found`.
 */
export async function requireOrderForSystem({ db }: Context, orderNumber: string): Promise<OrderRow> {
  return requireRow(await selectOrder(db, 'all', orderNumber), 'Ordem de serviço não encontrada.')
}

/**
 * Locks the order and returns it for a caller without a session, whose access was checked otherwise.
 *
 * @throws AppError `not_found`.
 */
export async function lockOrderForSystem({ db }: Context, orderNumber: string): Promise<OrderRow> {
  await lockOrderRow(db, 'all', orderNumber)
  return requireRow(await selectOrder(db, 'all', orderNumber), 'Ordem de serviço não encontrada.')
}
