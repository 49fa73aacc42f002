import * as z from 'zod/mini'
import { Id, Instant } from '../core/primitives.ts'
import { NewServiceOrder, NewStop } from './new-service-order.ts'
import { OrderNumber, ServiceOrder, TimeWindow } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

/** The time window in which two orders count as possible duplicates. */
export const duplicateHours = 72

/** A possible duplicate: an order with the same company, recipient, address, window and reference. */
export const PossibleDuplicate = z.object({
  orderNumber: OrderNumber,
  status: ServiceOrderStatus,
  externalRef: z.nullable(z.string()),
  /** The first of `recipients`. */
  recipient: z.string(),
  /** Every recipient of both orders, in the order of the route. */
  recipients: z.array(z.string()),
  window: z.nullable(TimeWindow),
  /** Start of the pickup window; null means as soon as possible. */
  scheduledFor: z.nullable(Instant),
  createdAt: Instant,
})
export type PossibleDuplicate = z.infer<typeof PossibleDuplicate>

/**
 * A new order, with possible duplicates. They are only a warning: the order is created. They are searched for callers
 * with an API key; an application for people searches before it sends (`serviceOrders.findDuplicates`).
 */
export const CreatedServiceOrder = z.extend(ServiceOrder, { possibleDuplicates: z.array(PossibleDuplicate) })
export type CreatedServiceOrder = z.infer<typeof CreatedServiceOrder>

const { contactName, address, window } = NewStop.shape
const { postalCode, number } = address.shape

/** The fields that detect a duplicate. A complete new order is also accepted. */
export const DuplicateQuery = z.object({
  companyId: Id,
  externalRef: NewServiceOrder.shape.externalRef,
  pickup: z.optional(z.object({ window })),
  dropoffs: z
    .array(z.object({ contactName, address: z.object({ postalCode, number }), window }))
    .check(z.minLength(1), z.maxLength(20)),
})
export type DuplicateQuery = z.output<typeof DuplicateQuery>
