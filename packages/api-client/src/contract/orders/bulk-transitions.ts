import * as z from 'zod/mini'
import { Problem } from '../core/errors.ts'
import { OrderNumber } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'
import { TransitionInput } from './transition-input.ts'

/** The same transition for many orders. */
export const BulkTransition = z.object({
  ...z.omit(TransitionInput, { version: true, place: true, checkedVolumes: true }).shape,
  orderNumbers: z.array(OrderNumber).check(z.minLength(1), z.maxLength(100)),
})
export type BulkTransition = z.output<typeof BulkTransition>

/** The result of one of the orders: its new status, or why it did not change. */
export const BulkResult = z.object({
  orderNumber: OrderNumber,
  status: z.nullable(ServiceOrderStatus),
  problem: z.nullable(Problem),
})
export type BulkResult = z.infer<typeof BulkResult>
