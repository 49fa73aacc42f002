import * as z from 'zod/mini'
import { FieldChange } from '../core/changes.ts'
import { Id, Instant } from '../core/primitives.ts'
import { Actor, StopState } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'
import { stepEvidence } from './step-evidence.ts'

/** The types of order events. New types may be added: clients must ignore types that they do not support. */
export const ServiceOrderEventType = z.enum([
  'created',
  'status_changed',
  'stop_changed',
  'corrected',
  'edited',
  'commented',
  'attached',
  'detached',
  'pin_confirmed',
  'step_undone',
  'recipient_requested',
  'occurrence_opened',
  'occurrence_changed',
  'occurrence_commented',
  'occurrence_resolved',
])
export type ServiceOrderEventType = z.infer<typeof ServiceOrderEventType>

/** An event of an order. Events are append-only. */
export const ServiceOrderEvent = z.object({
  id: Id,
  /** Position in the order's history, from 1 without gaps. */
  position: z.int(),
  type: ServiceOrderEventType,
  from: z.nullable(ServiceOrderStatus),
  to: z.nullable(ServiceOrderStatus),
  stopId: z.nullable(Id),
  stopState: z.nullable(StopState),
  reason: z.nullable(z.string()),
  /** With `commented` the comment, with `attached` and `detached` the file names, otherwise an optional note. */
  note: z.nullable(z.string()),
  visibility: z.enum(['internal', 'company', 'public']),
  /**
   * With `edited` and `occurrence_changed`: each changed field. `/assignee` and `/occurrence/owner` contain the current names
   * of the people.
   */
  changes: z.optional(z.array(FieldChange)),
  /** With `commented`: the id of the comment; absent once its text was erased. */
  commentId: z.optional(Id),
  /** With `occurrence_…`: the occurrence. That of a failure that was undone no longer exists unless a person changed it. */
  occurrenceId: z.optional(Id),
  /** With `step_undone`: the event of the transition that was undone. */
  undoesEventId: z.optional(Id),
  ...stepEvidence,
  actor: Actor,
  /** When it happened: the time of its device, if that counts, otherwise `recordedAt`. */
  occurredAt: Instant,
  /** When the server received it. */
  recordedAt: Instant,
  /** With an event that was sent later than it happened: the time of the device's clock, which may be wrong. */
  deviceTime: z.optional(Instant),
  /** With `deviceTime`: the clock that dates the event. */
  timeSource: z.optional(z.enum(['device', 'server'])),
})
export type ServiceOrderEvent = z.infer<typeof ServiceOrderEvent>
