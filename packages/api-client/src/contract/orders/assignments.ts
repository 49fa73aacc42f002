import * as z from 'zod/mini'
import { EditedVersion, Id } from '../core/primitives.ts'
import { OrderNumber } from './service-order.ts'

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
