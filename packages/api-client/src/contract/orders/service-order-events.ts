import * as z from 'zod/mini'
import { FieldChange } from '../core/changes.ts'
import { Id, Instant } from '../core/primitives.ts'
import { Actor, StopState } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

/** What may happen to an order. More may come: whoever reads events ignores types that they do not know. */
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
])
export type ServiceOrderEventType = z.infer<typeof ServiceOrderEventType>

/** Something that happened to an order. Events are only ever added. */
export const ServiceOrderEvent = z.object({
  id: Id,
  /** Place in the order's history, from 1 without gaps. */
  position: z.int(),
  type: ServiceOrderEventType,
  from: z.nullable(ServiceOrderStatus),
  to: z.nullable(ServiceOrderStatus),
  stopId: z.nullable(Id),
  stopState: z.nullable(StopState),
  reason: z.nullable(z.string()),
  /** What was said beside it: with `commented` the comment, with `attached` and `detached` the files' names. */
  note: z.nullable(z.string()),
  visibility: z.enum(['internal', 'company', 'public']),
  /** With `edited`: each field that changed. Of `/assignee`, whoever carries the order out, the names as they are now. */
  changes: z.optional(z.array(FieldChange)),
  /** With `commented`: which comment it was; absent once its words were forgotten. */
  commentId: z.optional(Id),
  /** With `step_undone`: the event of the step that was taken back. */
  undoesEventId: z.optional(Id),
  actor: Actor,
  occurredAt: Instant,
  recordedAt: Instant,
})
export type ServiceOrderEvent = z.infer<typeof ServiceOrderEvent>
