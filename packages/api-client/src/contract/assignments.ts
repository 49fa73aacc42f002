import * as z from 'zod/mini'
import { EditedVersion, Id } from './primitives.ts'
import { OrderNumber } from './service-order.ts'
import { type ServiceOrderStatus, serviceOrderStatusLabels } from './service-order-status.ts'

/** Who carries an order out from now on: an active operator of its company, or an admin. */
export const Assignment = z.object({
  assigneeId: Id,
  /** The version the caller saw; refused with `version_conflict` when the order has moved on. */
  version: z.optional(EditedVersion),
})
export type Assignment = z.output<typeof Assignment>

/** The same person for many orders. */
export const BulkAssignment = z.object({
  assigneeId: Id,
  orderNumbers: z.array(OrderNumber).check(z.minLength(1), z.maxLength(100)),
})
export type BulkAssignment = z.output<typeof BulkAssignment>

/** Where somebody carries the order out, or will go on with it. */
const carried: readonly ServiceOrderStatus[] = [
  'accepted',
  'collecting',
  'collected',
  'in_transit',
  'partially_delivered',
  'failed',
  'returning',
]
const waiting: readonly ServiceOrderStatus[] = ['draft', 'requested']

/** Why an order cannot be given to somebody else in its status, for people to read; null: it can. */
export function assignmentRefusal(order: {
  status: ServiceOrderStatus
  heldFrom?: ServiceOrderStatus | null
}): string | null {
  const { status } = order
  const held = status === 'on_hold'
  // A list does not say where a held order came from; the server does.
  const from = held ? (order.heldFrom ?? 'accepted') : status
  if (carried.includes(from)) return null
  if (waiting.includes(from)) return 'A ordem ainda não foi aceita: o responsável é escolhido ao aceitar.'
  return `A ordem está com status “${serviceOrderStatusLabels[status]}”: o responsável não muda mais.`
}
