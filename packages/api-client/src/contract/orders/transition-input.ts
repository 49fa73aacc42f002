import * as z from 'zod/mini'
import { Id, line, paragraph } from '../core/primitives.ts'
import { BoundedTimeWindow } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'
import { stepEvidence } from './step-evidence.ts'

/** A transition of the order. The transition table lists the required fields. */
export const TransitionInput = z.object({
  to: ServiceOrderStatus,
  /** Accepting: the assignee. Operators may omit it and become the assignee; admins must name one. */
  assigneeId: z.optional(Id),
  reason: z.optional(line(280)),
  note: z.optional(paragraph(280)),
  /** Delivering: the person who received the goods. */
  receiverName: z.optional(line(120)),
  /** Rescheduling: the new pickup window or, with collected goods, the new delivery window. */
  window: z.optional(BoundedTimeWindow),
  /** Admin only, "Corrigir status": bypasses the table, with at least 20 characters of justification. */
  justification: z.optional(z.string().check(z.trim(), z.minLength(20), z.maxLength(500))),
  ...stepEvidence,
  /** The version the caller saw; rejected with `version_conflict` when it is not the current one. */
  version: z.optional(z.int()),
})
export type TransitionInput = z.input<typeof TransitionInput>
