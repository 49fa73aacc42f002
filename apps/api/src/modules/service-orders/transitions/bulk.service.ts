import type { BulkResult, BulkTransition, ServiceOrderStatus } from '@malote/api-client/contract'
import { type Context, inSavepoint } from '../../../platform/context.ts'
import { toAppError } from '../../../platform/db/database.ts'
import { AppError, toProblem } from '../../../platform/http/app-error.ts'
import { transitionServiceOrder } from './transition.service.ts'

/** Applies the same transition to several orders, each independently; the response has the result of each. */
export function transitionMany(
  ctx: Context,
  { orderNumbers, ...step }: BulkTransition,
): Promise<{ data: BulkResult[] }> {
  return forEachOrder(ctx, orderNumbers, (inside, orderNumber) => transitionServiceOrder(inside, orderNumber, step))
}

/** Runs an action on several orders, each independently, and returns the results in the requested order. */
export async function forEachOrder(
  ctx: Context,
  orderNumbers: readonly string[],
  work: (inside: Context, orderNumber: string) => Promise<{ status: ServiceOrderStatus }>,
): Promise<{ data: BulkResult[] }> {
  const results = new Map<string, BulkResult>()
  // Always locked in the same order, so that two concurrent requests cannot deadlock.
  for (const orderNumber of [...new Set(orderNumbers)].sort()) {
    const result = await attempt(ctx, () => inSavepoint(ctx, (inside) => work(inside, orderNumber)))
    results.set(orderNumber, { orderNumber, ...result })
  }
  return {
    data: [...results.values()].sort(
      (one, other) => orderNumbers.indexOf(one.orderNumber) - orderNumbers.indexOf(other.orderNumber),
    ),
  }
}

async function attempt(
  ctx: Context,
  work: () => Promise<{ status: ServiceOrderStatus }>,
): Promise<Omit<BulkResult, 'orderNumber'>> {
  try {
    return { status: (await work()).status, problem: null }
  } catch (error) {
    const known = error instanceof AppError ? error : toAppError(error)
    if (!known) ctx.log.error({ err: error }, 'one of many orders failed')
    return { status: null, problem: toProblem(known ?? new AppError('internal'), ctx.requestId) }
  }
}
