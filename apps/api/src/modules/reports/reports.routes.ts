import { reports } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { exportReport, getReport, listReports } from './reports.service.ts'

/** Routes for reports. */
export function reportRoutes(app: FastifyInstance): void {
  route(app, reports.list, () => listReports())
  route(app, reports.export, ({ ctx, params, query }) => exportReport(ctx, params.key, query))
  route(app, reports.get, ({ ctx, params, query }) => getReport(ctx, params.key, query))
}
