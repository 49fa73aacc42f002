import * as z from 'zod/mini'
import { EditedVersion, Id } from '../core/primitives.ts'
import { OrderNumber } from './service-order.ts'

/** The new assignee of an order: an active operator of its company, or an admin. */
export const Assignment = z.object({
  assigneeId: Id,
  /** The version the caller saw; rejected with `version_conflict` when it is not the current one. */
  version: z.optional(EditedVersion),
})
export type Assignment = z.output<typeof Assignment>

/** Assigns the same user to many orders. */
export const BulkAssignment = z.object({
  assigneeId: Id,
  orderNumbers: z.array(OrderNumber).check(z.minLength(1), z.maxLength(100)),
})
export type BulkAssignment = z.output<typeof BulkAssignment>
