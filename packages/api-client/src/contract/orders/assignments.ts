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

/** A user to whom the caller may assign orders. */
export const Assignee = z.object({ id: Id, name: z.string() })
export type Assignee = z.infer<typeof Assignee>

/** A user whom the caller may make the assignee of some orders. */
export const AssignableUser = z.extend(Assignee, {
  /** The companies whose orders the caller may assign to the user. */
  companyIds: z.array(Id),
})
export type AssignableUser = z.infer<typeof AssignableUser>

const Permission = z.object({
  allowed: z.boolean(),
  /** Why not, in Portuguese; null when it is allowed. */
  reason: z.nullable(z.string()),
})

/** What the caller may do about the assignee of an order now. */
export const AssignmentRights = z.object({
  toSelf: Permission,
  /** Admins, and operators with the permission "despacho" in the company of the order. */
  toOthers: Permission,
})
export type AssignmentRights = z.infer<typeof AssignmentRights>

/** Assigns the same user to many orders. */
export const BulkAssignment = z.object({
  assigneeId: Id,
  /** Who has the orders as the caller sees them: an order that another user has given to a third one keeps its assignee. */
  fromAssigneeId: z.optional(Id),
  orderNumbers: z.array(OrderNumber).check(z.minLength(1), z.maxLength(100)),
})
export type BulkAssignment = z.output<typeof BulkAssignment>
