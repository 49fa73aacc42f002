import { accessLog, auditLog } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { listAccesses, listAuditEntries } from './audit.service.ts'

/** Routes of the audit log and the access log. */
export function auditRoutes(app: FastifyInstance): void {
  route(app, auditLog.list, ({ ctx, query }) => listAuditEntries(ctx, query))
  route(app, accessLog.list, ({ ctx, query }) => listAccesses(ctx, query))
}
