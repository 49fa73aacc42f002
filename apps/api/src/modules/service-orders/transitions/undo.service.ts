import type { LifecycleOrder, ServiceOrder } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { withdrawNotifications } from '../../notifications/index.ts'
import { lockOrder } from '../order-access.service.ts'
import { recordOrderEvent } from '../order-events.service.ts'
import { toLifecycleOrder } from '../order-lifecycle.ts'
import type { OrderRow } from '../order-rows.sql.ts'
import { getServiceOrder } from '../read/read.service.ts'
import { saveLifecycle } from './apply-transition.service.ts'
import { saveLastStep, selectLastStep, selectStepEvents, withdrawResponse } from './last-step.sql.ts'

/**
 * How long after a step its author may undo it. The screens offer it for ten seconds; the rest is for slow networks.
 */
const undoMs = 60_000

/**
 * The order before a step, as read back from JSON: an undo restores it. Inverse transitions would implement every effect
 * twice.
 */
interface Snapshot {
  readonly order: LifecycleOrder
  readonly eventCount: number
}

/**
 * Runs a step and saves the order before it, so that its author can undo it.
 * Requesting a draft cannot be undone: it counts against the company's day, and canceling it is free.
 * @param before The order, locked.
 */
export async function runUndoableStep(ctx: Context, before: OrderRow, step: () => Promise<void>): Promise<void> {
  // Its events and notifications are later than this.
  const { db, user, now } = requireSession(ctx)
  await step()
  if (before.status === 'draft') return
  const { idempotencyKey } = ctx
  const snapshot: Snapshot = { order: toLifecycleOrder(before), eventCount: before.event_count }
  const values = { orderId: before.id, actorId: user.id, before: JSON.stringify(snapshot), idempotencyKey, now }
  await saveLastStep(db, values)
}

/**
 * Undoes the last step of an order. Its events stay in the history, followed by one for each that refers to it;
 * figures and the public page leave both out. Its notifications are withdrawn, unless they were read. E-mails and
 * webhooks of the step may have been sent already; webhooks also receive `service_order.step_undone`.
 * @throws {AppError} `invalid_transition` when the step is another user's, too old, or was followed by another change
 */
export function undoLastStep(ctx: Context, orderNumber: string): Promise<ServiceOrder> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, user, now } = requireSession(txCtx)
    const row = await lockOrder(txCtx, orderNumber)
    const step = await selectLastStep(db, row.id)
    if (!step || step.actor_id !== user.id || now.getTime() - step.created_at.getTime() > undoMs) {
      throw new AppError('invalid_transition', 'Não há passo seu para desfazer: o prazo é de 60 segundos.')
    }
    const { order, eventCount } = step.before as Snapshot
    const stepEvents = await selectStepEvents(db, row.id, eventCount)
    if (step.version !== row.version || stepEvents.some(({ position }) => position > step.event_count)) {
      throw new AppError('invalid_transition', 'A ordem já mudou depois deste passo. Confira a ordem antes de seguir.')
    }
    await saveLifecycle(txCtx, row, order)
    await withdrawNotifications(txCtx, row.id, step.created_at)
    for (const event of stepEvents) {
      // The last event of a step is that of the order; those before it are the outcomes of its stops.
      const change =
        event.id === step.event_id ? { from_status: row.status, to_status: order.status } : { stop_id: event.stop_id }
      const { visibility } = event
      await recordOrderEvent(txCtx, row.id, { type: 'step_undone', visibility, undoes_event_id: event.id, ...change })
    }
    if (step.idempotency_key) await withdrawResponse(db, user.id, step.idempotency_key)
    return getServiceOrder(txCtx, orderNumber)
  })
}
