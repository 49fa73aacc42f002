import type { accessLog, auditLog, EndpointOutput } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { type AccessFilters, type AuditFilters, selectAccesses, selectAuditEntries } from './read.sql.ts'
import { toAccessRecord, toAuditEntry } from './to-audit-entry.ts'

/** Lists audit entries, newest first. */
export async function listAuditEntries(
  ctx: Context,
  filters: AuditFilters,
): Promise<EndpointOutput<typeof auditLog.list>> {
  const { db } = requireSession(ctx)
  const { rows, meta } = await selectAuditEntries(db, filters)
  return { data: rows.map(toAuditEntry), meta }
}

/** Lists accesses: who used the product, from where and when. */
export async function listAccesses(
  ctx: Context,
  filters: AccessFilters,
): Promise<EndpointOutput<typeof accessLog.list>> {
  const { db } = requireSession(ctx)
  const { rows, meta } = await selectAccesses(db, filters)
  return { data: rows.map(toAccessRecord), meta }
}
