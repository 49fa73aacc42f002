import type { BulkResult, BulkTransition } from '@malote/api-client/contract'
import type { Context } from '../../../platform/context.ts'
import { forEachOrder } from '../for-each-order.ts'
import { transitionServiceOrder } from './transition.service.ts'

/** Applies the same transition to several orders, each independently; the response has the result of each. */
export function transitionMany(
  ctx: Context,
  { orderNumbers, ...step }: BulkTransition,
): Promise<{ data: BulkResult[] }> {
  return forEachOrder(ctx, orderNumbers, (inside, orderNumber) => transitionServiceOrder(inside, orderNumber, step))
}
