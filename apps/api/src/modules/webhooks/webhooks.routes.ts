import { webhooks } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { getDelivery, listDeliveries, listMessages, redeliver, testWebhook } from './deliveries.service.ts'
import {
  createWebhook,
  getWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  updateWebhook,
} from './webhooks.service.ts'

/** Routes for webhooks, their deliveries and messages. */
export function webhookRoutes(app: FastifyInstance): void {
  route(app, webhooks.list, ({ ctx, query }) => listWebhooks(ctx, query))
  route(app, webhooks.create, ({ ctx, body }) => createWebhook(ctx, body))
  route(app, webhooks.get, ({ ctx, params }) => getWebhook(ctx, params.id))
  route(app, webhooks.update, ({ ctx, params, body, expectedVersion }) =>
    updateWebhook(ctx, params.id, body, expectedVersion),
  )
  route(app, webhooks.remove, ({ ctx, params, expectedVersion }) => removeWebhook(ctx, params.id, expectedVersion))
  route(app, webhooks.rotateSecret, ({ ctx, params }) => rotateSecret(ctx, params.id))
  route(app, webhooks.test, ({ ctx, params }) => testWebhook(ctx, params.id))
  route(app, webhooks.deliveries, ({ ctx, params, query }) => listDeliveries(ctx, params.id, query))
  route(app, webhooks.messages, ({ ctx, params, query }) => listMessages(ctx, params.id, query))
  route(app, webhooks.delivery, ({ ctx, params }) => getDelivery(ctx, params.id, params.deliveryId))
  route(app, webhooks.redeliver, ({ ctx, params }) => redeliver(ctx, params.id, params.deliveryId))
}
