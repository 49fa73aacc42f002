import type { BulkResult, ServiceOrderStatus } from '@malote/api-client/contract'
import { type Context, inSavepoint } from '../../platform/context.ts'
import { toAppError } from '../../platform/db/database.ts'
import { AppError, toProblem } from '../../platform/errors/app-error.ts'

/** Runs an action on several orders, each independently, and returns the results in the requested order. */
export async function forEachOrder(
  ctx: Context,
  orderNumbers: readonly string[],
  action: (txCtx: Context, orderNumber: string) => Promise<{ status: ServiceOrderStatus }>,
): Promise<{ data: BulkResult[] }> {
  const results = new Map<string, BulkResult>()
  // Always locked in the same order, so that two concurrent requests cannot deadlock.
  for (const orderNumber of [...new Set(orderNumbers)].sort()) {
    const result = await attempt(ctx, () => inSavepoint(ctx, (txCtx) => action(txCtx, orderNumber)))
    results.set(orderNumber, { orderNumber, ...result })
  }
  return {
    data: [...results.values()].sort(
      (first, second) => orderNumbers.indexOf(first.orderNumber) - orderNumbers.indexOf(second.orderNumber),
    ),
  }
}

async function attempt(
  ctx: Context,
  action: () => Promise<{ status: ServiceOrderStatus }>,
): Promise<Omit<BulkResult, 'orderNumber'>> {
  try {
    return { status: (await action()).status, problem: null }
  } catch (error) {
    const appError = error instanceof AppError ? error : toAppError(error)
    if (!appError) ctx.log.error({ err: error }, 'an order of a bulk action failed')
    return { status: null, problem: toProblem(appError ?? new AppError('internal'), ctx.requestId) }
  }
}
