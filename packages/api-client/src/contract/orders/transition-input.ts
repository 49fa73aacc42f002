import * as z from 'zod/mini'
import { Id, line, paragraph } from '../core/primitives.ts'
import { BoundedTimeWindow } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'
import { stepEvidence } from './step-evidence.ts'

/** A transition of the order. The transition table lists the required fields. */
export const TransitionInput = z.object({
  to: ServiceOrderStatus,
  /**
   * Accepting, and correcting to a status in which a courier has the order: the assignee. Operators who accept may omit
   * it and become the assignee; admins must name one.
   */
  assigneeId: z.optional(Id),
  reason: z.optional(line(280)),
  note: z.optional(paragraph(280)),
  /** Delivering: the person who received the goods. */
  receiverName: z.optional(line(120)),
  /**
   * The new window: of the pickup, when the order goes back to the queue; of the delivery, when collected goods are
   * rescheduled.
   */
  window: z.optional(BoundedTimeWindow),
  /** Admin only, "Corrigir status": bypasses the table, with at least 20 characters of justification. */
  justification: z.optional(z.string().check(z.trim(), z.minLength(20), z.maxLength(500))),
  ...stepEvidence,
  /** The version the caller saw; rejected with `version_conflict` when it is not the current one. */
  version: z.optional(z.int()),
})
export type TransitionInput = z.input<typeof TransitionInput>
