import { memberships } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { addMembership, listMemberships, removeMembership, updateMembership } from './memberships.service.ts'

/** Routes for memberships. */
export function membershipRoutes(app: FastifyInstance): void {
  route(app, memberships.list, ({ ctx, query }) => listMemberships(ctx, query))
  route(app, memberships.add, ({ ctx, params }) => addMembership(ctx, params.id, params.userId))
  route(app, memberships.update, ({ ctx, params, body }) => updateMembership(ctx, params.id, params.userId, body))
  route(app, memberships.remove, ({ ctx, params }) => removeMembership(ctx, params.id, params.userId))
}
