import * as z from 'zod/mini'
import { Id } from '../core/primitives.ts'
import { findOrderField } from './fields.ts'
import { DraftStop, NewDraft, orderInputs } from './new-service-order.ts'
import type { ServiceOrderStatus } from './service-order-status.ts'

/**
 * New content for an order. An absent field is not changed; a present one replaces the old value completely, so
 * `dropoffs` is the full route and `items` all goods. A drop-off with an `id` stays the same stop.
 */
export const ServiceOrderChanges = z.object({
  ...orderInputs,
  /** Only editable in a draft. */
  companyId: z.optional(orderInputs.companyId),
  priority: z.optional(orderInputs.priority.def.innerType),
  pickup: z.optional(DraftStop),
  dropoffs: z.optional(
    z.array(z.object({ ...DraftStop.shape, id: z.optional(Id) })).check(z.minLength(1), z.maxLength(20)),
  ),
  items: z.optional(NewDraft.shape.items.def.innerType),
  /** The edited version, for clients that cannot send the `If-Match` header. */
  version: z.optional(z.int()),
})
export type ServiceOrderChanges = z.output<typeof ServiceOrderChanges>
export type ServiceOrderChangesInput = z.input<typeof ServiceOrderChanges>

/** Which fields of an order may still be edited. */
export type EditScope = 'everything' | 'appointment' | 'contact' | 'nothing'

/** The edit scope of each status (product, section 3). On hold, the scope of the previous status applies. */
export const editScopes: Record<Exclude<ServiceOrderStatus, 'on_hold'>, EditScope> = {
  draft: 'everything',
  requested: 'everything',
  accepted: 'appointment',
  collecting: 'appointment',
  collected: 'contact',
  in_transit: 'contact',
  partially_delivered: 'contact',
  failed: 'contact',
  returning: 'contact',
  delivered: 'nothing',
  returned: 'nothing',
  canceled: 'nothing',
  expired: 'nothing',
}

/** Fields that a drop-off has besides its own: its address and the saved location that it was created from. */
const isDestination = /^\/dropoffs\/\d+\/(?:address\/[\w/]+|locationId)$/

/** Whether a field may be edited under a scope. */
export function canEditField(scope: EditScope, field: string): boolean {
  if (scope === 'everything') return true
  if (scope === 'nothing') return false
  // Forms have a day and two times in place of the two instants of a window.
  const editable = /\/window\/\w+$/.test(field) ? 'appointment' : findOrderField(field).info?.editable
  return (
    editable === 'contact' || (scope === 'appointment' && (editable === 'appointment' || isDestination.test(field)))
  )
}

/** Returns the current edit scope of an order. */
export function getEditScope(order: { status: ServiceOrderStatus; heldFrom: ServiceOrderStatus | null }): EditScope {
  const status = order.status === 'on_hold' ? (order.heldFrom ?? 'failed') : order.status
  return status === 'on_hold' ? 'contact' : editScopes[status]
}
