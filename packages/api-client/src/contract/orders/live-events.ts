import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { WebhookEventType } from '../integrations/webhook-types.ts'
import { OrderNumber } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

/**
 * A change that just happened; the client must load the affected data again. `notifications` means that the user's
 * notifications changed: a new one arrived, or one was read on another device. `reset` means that too many events were
 * missed, so the client must load everything on the screen again.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({
    id: Id,
    type: WebhookEventType,
    companyId: Id,
    orderNumber: OrderNumber,
    /** The new status; null when the event is not a status change. */
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
      'Conta o que acontece com as ordens que a pessoa pode ver, e que há notificações dela, na hora (server-sent events). Last-Event-ID retoma de onde parou: o id do último evento, ou a posição que GET /v1/start dá. Um evento pode vir duas vezes, e nenhum se perde.',
    query: z.object({
      companyId: z.optional(Id),
      /** `false`: send only the events missed since Last-Event-ID, then end the response. */
      follow: z.optional(z.stringbool()),
    }),
    stream: LiveEvent,
    roles: allRoles,
    errors: ['not_found'],
  }),
}
