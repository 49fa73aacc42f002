import { dashboard } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { getDashboard } from './dashboard.service.ts'

/** Routes for the dashboard. */
export function dashboardRoutes(app: FastifyInstance): void {
  route(app, dashboard.get, ({ ctx, query }) => getDashboard(ctx, query))
}
