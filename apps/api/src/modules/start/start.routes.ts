import { start } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { getStartData } from './start.service.ts'

/** Routes for the data that every page needs. */
export function startRoutes(app: FastifyInstance): void {
  route(app, start.get, ({ ctx }) => getStartData(ctx))
}
