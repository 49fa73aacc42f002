import { events } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { streamEvents } from './events.service.ts'

/** Routes for the event stream. */
export function eventRoutes(app: FastifyInstance): void {
  route(app, events.stream, ({ ctx, query }) => streamEvents(ctx, query))
}
