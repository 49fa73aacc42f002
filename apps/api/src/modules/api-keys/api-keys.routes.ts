import { apiKeys } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { createApiKey, listApiKeys, revokeApiKey, updateApiKey } from './api-keys.service.ts'

/** Routes for API keys. */
export function apiKeyRoutes(app: FastifyInstance): void {
  route(app, apiKeys.list, ({ ctx, query }) => listApiKeys(ctx, query))
  route(app, apiKeys.create, ({ ctx, body }) => createApiKey(ctx, body))
  route(app, apiKeys.update, ({ ctx, params, body, expectedVersion }) =>
    updateApiKey(ctx, params.id, body, expectedVersion),
  )
  route(app, apiKeys.revoke, ({ ctx, params }) => revokeApiKey(ctx, params.id))
}
