import { locations } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route.ts'
import { listLocations } from './locations.service.ts'

/** The places that companies use often. */
export function locationRoutes(app: FastifyInstance): void {
  route(app, locations.list, ({ ctx, query }) => listLocations(ctx, query))
}
