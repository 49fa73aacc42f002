import { accessLog, auditLog } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { listAccesses, listAuditEntries } from './read.service.ts'

/** What was done, and from where people came. */
export function auditRoutes(app: FastifyInstance): void {
  route(app, auditLog.list, ({ ctx, query }) => listAuditEntries(ctx, query))
  route(app, accessLog.list, ({ ctx, query }) => listAccesses(ctx, query))
}
