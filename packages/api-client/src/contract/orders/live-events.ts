import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/primitives.ts'
import { everyRole } from '../core/roles.ts'
import { WebhookEventType } from '../integrations/webhooks.ts'
import { OrderNumber } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

/**
 * Something just happened: read again what it is about. `notifications` says that what the person is told of has
 * changed: something came, or was read on another device. `reset` says that too much was missed to tell it one by one, so
 * everything on the screen is to be read again.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({
    id: Id,
    type: WebhookEventType,
    companyId: Id,
    orderNumber: OrderNumber,
    /** The status it was taken to; null where that is not what happened. */
    status: z.nullable(ServiceOrderStatus),
    occurredAt: Instant,
  }),
  z.object({ type: z.literal('notifications') }),
  z.object({ type: z.literal('reset') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

export const events = {
  stream: endpoint({
    id: 'events.stream',
    method: 'GET',
    path: '/v1/events',
    summary:
      'Conta o que acontece com as ordens que a pessoa pode ver, e que há notificações dela, na hora (server-sent events). Last-Event-ID retoma de onde parou; um evento pode vir duas vezes, e nenhum se perde.',
    query: z.object({
      companyId: z.optional(Id),
      /** `false`: only what was missed since Last-Event-ID; the answer then ends. */
      follow: z.optional(z.stringbool()),
    }),
    stream: LiveEvent,
    status: 200,
    roles: everyRole,
    errors: ['unauthenticated', 'not_found'],
  }),
}
