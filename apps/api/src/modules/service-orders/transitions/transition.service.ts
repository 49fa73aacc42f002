import {
  applyCorrection,
  type BulkResult,
  type BulkTransition,
  canCorrectStatus,
  getCorrectionRequirements,
  type ServiceOrder,
  serviceOrderStatusLabels,
  type TransitionInput,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { ExpectedVersion } from '../../../platform/errors/version-conflict.ts'
import { recordAudit } from '../../audit/index.ts'
import { forEachOrder } from '../for-each-order.ts'
import { lockOrder } from '../order-access.service.ts'
import { systemCaller, toCaller, toOrderFacts } from '../order-facts.ts'
import { getLifecyclePolicy, toLifecycleOrder } from '../order-lifecycle.ts'
import { lockOverdueRequests, type OrderRow, selectOrder } from '../order-rows.sql.ts'
import { assertAssignable, countDailyOrders } from '../order-rules.service.ts'
import { selectServicePolicy } from '../policy.sql.ts'
import { getServiceOrder } from '../read/read.service.ts'
import { withStepTime } from '../step-time.service.ts'
import { assertOrderVersion } from '../version-conflict.service.ts'
import { applyTransition, assertNewWindow, recordStatusEvent, saveTransition } from './apply-transition.service.ts'
import { runUndoableStep } from './undo.service.ts'

/**
 * Moves an order to its next status, by the contract's table or, for an admin with a justification, by a correction.
 */
export function transitionServiceOrder(
  ctx: Context,
  orderNumber: string,
  input: TransitionInput,
  expectedVersion?: ExpectedVersion,
): Promise<ServiceOrder> {
  return inTransaction(ctx, async (txCtx) => {
    const { user } = requireSession(txCtx)
    const row = await lockOrder(txCtx, orderNumber)
    await assertOrderVersion(txCtx, row, expectedVersion)
    const { justification } = input
    if (justification !== undefined) await correct(txCtx, row, { ...input, justification })
    else {
      const stepCtx = await withStepTime(txCtx, row)
      await runUndoableStep(stepCtx, row, () => applyTransition(stepCtx, row, toCaller(user), input))
    }
    return getServiceOrder(txCtx, orderNumber)
  })
}

/** "Corrigir status": sets any status, by an admin, with a justification that is recorded. */
async function correct(
  ctx: Context,
  row: OrderRow,
  { to, justification, assigneeId, window }: TransitionInput & { justification: string },
): Promise<void> {
  const { user, now } = requireSession(ctx)
  const caller = toCaller(user)
  if (caller.role !== 'admin') throw new AppError('forbidden', 'Somente um administrador corrige o status.')
  if (!canCorrectStatus({ status: row.status }, caller, to)) {
    const label = serviceOrderStatusLabels[to]
    throw new AppError(
      'invalid_transition',
      row.status === to
        ? `A ordem já está com status “${label}”.`
        : `Uma ordem em “${serviceOrderStatusLabels[row.status]}” não tem como ser retomada de “${label}”: corrija antes para o status de onde ela segue.`,
    )
  }
  const { pickupWindowEnd } = toOrderFacts(row)
  const requires = getCorrectionRequirements({ assigneeId: row.assignee_id, pickupWindowEnd }, to, now)
  if (requires.includes('assignee')) await assertAssignable(ctx, row, assigneeId)
  if (requires.includes('window')) assertNewWindow(window, to, now)
  if ((row.status === 'draft' && to !== 'canceled') || (row.status === 'canceled' && to === 'requested')) {
    await countDailyOrders(ctx, row.company_id, await selectServicePolicy(ctx.db, row.company_id))
  }
  const newWindow = requires.includes('window') ? window : undefined
  const assignee = assigneeId === undefined ? null : { id: assigneeId }
  const correction = { to, at: now.toISOString(), assignee, window: newWindow }
  await saveTransition(ctx, row, applyCorrection(toLifecycleOrder(row), correction, getLifecyclePolicy(row)))
  await recordStatusEvent(ctx, row, {
    type: 'corrected',
    to,
    actorId: user.id,
    visibility: 'company',
    reason: justification,
  })
  await recordAudit(ctx, {
    action: 'serviceOrders.correct',
    entityId: row.id,
    companyId: row.company_id,
    changes: { orderNumber: row.order_number, status: { from: row.status, to }, justification },
  })
}

/** Applies the same transition to several orders, each independently; the response has the result of each. */
export function transitionMany(
  ctx: Context,
  { orderNumbers, ...step }: BulkTransition,
): Promise<{ data: BulkResult[] }> {
  // The key belongs to all orders of the request: the undo of one must not withdraw the results of the others.
  const many = { ...ctx, idempotencyKey: undefined }
  return forEachOrder(many, orderNumbers, (txCtx, orderNumber) => transitionServiceOrder(txCtx, orderNumber, step))
}

const batch = 100

/**
 * Expires requested orders that were not accepted before their pickup window ended. Safe to run concurrently on every
 * instance: locked orders are skipped.
 *
 * @returns the number of expired orders.
 */
export async function expireOverdueRequests(ctx: Context): Promise<number> {
  let expired = 0
  for (let count = batch; count === batch; ) {
    count = await inTransaction(ctx, async (txCtx) => {
      const numbers = await lockOverdueRequests(txCtx.db, txCtx.clock(), batch)
      for (const orderNumber of numbers) {
        const row = await selectOrder(txCtx.db, 'all', orderNumber)
        if (row) await applyTransition(txCtx, row, systemCaller, { to: 'expired' })
      }
      return numbers.length
    })
    expired += count
  }
  return expired
}
