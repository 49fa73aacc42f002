import {
  type Assignment,
  type BulkAssignment,
  type BulkResult,
  getAssignmentError,
  type ServiceOrder,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { ExpectedVersion } from '../../../platform/errors/version-conflict.ts'
import { recordAudit } from '../../audit/index.ts'
import { assertMayAssignTo } from '../assignment-rights.service.ts'
import { forEachOrder } from '../for-each-order.ts'
import { notifyAssignee } from '../notify.service.ts'
import { lockOrder } from '../order-access.service.ts'
import { recordEdit } from '../order-events.service.ts'
import { assigneeField } from '../order-events.sql.ts'
import { assertAssignable, assertDeliveryTeam } from '../order-rules.service.ts'
import { updateOrder } from '../order-writes.sql.ts'
import { getServiceOrder } from '../read/read.service.ts'
import { assertOrderVersion } from '../version-conflict.service.ts'

/**
 * Assigns an accepted order to another user. Does nothing when that user already has it.
 *
 * @throws AppError `version_conflict` when another user than `fromAssigneeId` has it.
 */
export function assignServiceOrder(
  ctx: Context,
  orderNumber: string,
  { assigneeId, fromAssigneeId }: Assignment & Pick<BulkAssignment, 'fromAssigneeId'>,
  expectedVersion?: ExpectedVersion,
): Promise<ServiceOrder> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    const row = await lockOrder(txCtx, orderNumber)
    assertDeliveryTeam(txCtx)
    await assertMayAssignTo(txCtx, row, assigneeId)
    await assertOrderVersion(txCtx, row, expectedVersion)
    const rejection = getAssignmentError({ status: row.status, heldFrom: row.held_from })
    if (rejection) throw new AppError('not_editable', rejection)
    const before = row.assignee_id
    if (before === assigneeId) return getServiceOrder(txCtx, orderNumber)
    if (fromAssigneeId && before !== fromAssigneeId) {
      throw new AppError('version_conflict', `Outra pessoa já passou esta ordem para ${row.assignee_name}.`)
    }
    await assertAssignable(txCtx, row, assigneeId)
    await updateOrder(db, row.id, { assignee_id: assigneeId, updated_at: now })
    await recordEdit(txCtx, row, 'company', [{ field: assigneeField, from: before, to: assigneeId }])
    await notifyAssignee(txCtx, row, { assigneeId, actorId: user.id })
    await recordAudit(txCtx, {
      action: 'serviceOrders.assign',
      entityId: row.id,
      companyId: row.company_id,
      changes: { orderNumber: row.order_number, assigneeId: { from: before, to: assigneeId } },
    })
    return getServiceOrder(txCtx, orderNumber)
  })
}

/** Assigns several orders to the same user, each independently; the response has the result of each. */
export function assignMany(
  ctx: Context,
  { orderNumbers, ...assignment }: BulkAssignment,
): Promise<{ data: BulkResult[] }> {
  return forEachOrder(ctx, orderNumbers, (txCtx, orderNumber) => assignServiceOrder(txCtx, orderNumber, assignment))
}
