import * as z from 'zod/mini'
import { Id, Instant } from '../core/primitives.ts'
import { OrderNumber } from '../orders/service-order.ts'
import { ServiceOrderEvent } from '../orders/service-order-events.ts'
import { ServiceOrderStatus } from '../orders/service-order-status.ts'

/**
 * The body of a webhook message. Messages may arrive more than once and out of order; detect this by `id` and
 * `position`.
 */
export const WebhookMessage = z.object({
  id: Id,
  /** One of `WebhookEventType`, or `ping` for a test. */
  type: z.string(),
  /** When the event happened. */
  timestamp: Instant,
  /** The same value as `timestamp`, under its former name. */
  createdAt: Instant,
  companyId: Id,
  data: z.nullable(
    z.object({
      orderNumber: OrderNumber,
      externalRef: z.nullable(z.string()),
      /** The status of the order when the message was first sent. */
      status: ServiceOrderStatus,
      /** The recipient of the last drop-off. */
      recipient: z.nullable(z.string()),
      scheduledFor: z.nullable(Instant),
      promisedAt: z.nullable(Instant),
      /** The public tracking page of the only drop-off; null with several, whose links the order has. */
      trackingUrl: z.nullable(z.string()),
      event: ServiceOrderEvent,
    }),
  ),
})
export type WebhookMessage = z.infer<typeof WebhookMessage>
