import { proofExports, reportRuns, reportSchedules } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { createProofExport, getProofExport, listProofExports, openProofExport } from './proof-exports.service.ts'
import { createRun, getRun, listRuns, openRunFile } from './runs.service.ts'
import { createSchedule, listSchedules, removeSchedule, sendSchedule, updateSchedule } from './schedules.service.ts'

/** Routes for background reports, their schedules, and archives of proofs. */
export function reportRunRoutes(app: FastifyInstance): void {
  route(app, reportSchedules.list, ({ ctx, query }) => listSchedules(ctx, query))
  route(app, reportSchedules.create, ({ ctx, body }) => createSchedule(ctx, body))
  route(app, reportSchedules.update, ({ ctx, params, body, expectedVersion }) =>
    updateSchedule(ctx, params.id, body, expectedVersion),
  )
  route(app, reportSchedules.send, ({ ctx, params }) => sendSchedule(ctx, params.id))
  route(app, reportSchedules.remove, ({ ctx, params, expectedVersion }) =>
    removeSchedule(ctx, params.id, expectedVersion),
  )
  route(app, proofExports.list, ({ ctx, query }) => listProofExports(ctx, query))
  route(app, proofExports.create, ({ ctx, body }) => createProofExport(ctx, body))
  route(app, proofExports.get, ({ ctx, params }) => getProofExport(ctx, params.id))
  route(app, proofExports.file, ({ ctx, params }) => openProofExport(ctx, params.id))
  route(app, reportRuns.list, ({ ctx, query }) => listRuns(ctx, query))
  route(app, reportRuns.create, ({ ctx, body }) => createRun(ctx, body))
  route(app, reportRuns.get, ({ ctx, params }) => getRun(ctx, params.id))
  route(app, reportRuns.file, ({ ctx, params }) => openRunFile(ctx, params.id))
}
