import * as z from 'zod/mini'
import { Id, Instant } from '../core/primitives.ts'
import { OrderNumber } from '../orders/service-order.ts'
import { ServiceOrderEvent } from '../orders/service-order-events.ts'
import { ServiceOrderStatus } from '../orders/service-order-status.ts'

/** What a webhook receives. Deliveries may come more than once and out of order: `id` and `position` tell. */
export const WebhookMessage = z.object({
  id: Id,
  /** One of `WebhookEventType`, or `ping` for a test. */
  type: z.string(),
  /** When it happened. */
  timestamp: Instant,
  /** The same as `timestamp`, under its earlier name. */
  createdAt: Instant,
  companyId: Id,
  data: z.nullable(
    z.object({
      orderNumber: OrderNumber,
      externalRef: z.nullable(z.string()),
      /** The order as it is when the message is sent. */
      status: ServiceOrderStatus,
      /** Who receives at the last drop-off. */
      recipient: z.nullable(z.string()),
      scheduledFor: z.nullable(Instant),
      promisedAt: z.nullable(Instant),
      trackingUrl: z.nullable(z.string()),
      event: ServiceOrderEvent,
    }),
  ),
})
export type WebhookMessage = z.infer<typeof WebhookMessage>
