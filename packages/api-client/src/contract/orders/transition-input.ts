import * as z from 'zod/mini'
import { Id, line, paragraph } from '../core/primitives.ts'
import { SentTimeWindow } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

/** A step of the order. What each step needs is in the transition table. */
export const TransitionInput = z.object({
  to: ServiceOrderStatus,
  /** Accepting: who carries it out. An operator who leaves it out takes the order on; an admin names somebody. */
  assigneeId: z.optional(Id),
  reason: z.optional(line(280)),
  note: z.optional(paragraph(280)),
  /** Delivering: who received it. */
  receiverName: z.optional(line(120)),
  /** Rescheduling: the new pickup window. */
  window: z.optional(SentTimeWindow),
  /** Admin only, "Corrigir status": goes outside the table, with at least 20 characters of justification. */
  justification: z.optional(z.string().check(z.trim(), z.minLength(20), z.maxLength(500))),
  /** The version the caller saw; refused with `version_conflict` when the order has moved on. */
  version: z.optional(z.int()),
})
export type TransitionInput = z.input<typeof TransitionInput>
