import type { AuditEntry, accessLog, auditLog, EndpointOutput } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { describeDevice } from '../sessions/index.ts'
import { toFieldChanges } from './field-changes.ts'
import { type AccessFilters, type AuditFilters, type AuditRow, selectAccesses, selectAuditEntries } from './read.sql.ts'

/** Lists audit entries, newest first. */
export async function listAuditEntries(
  ctx: Context,
  filters: AuditFilters,
): Promise<EndpointOutput<typeof auditLog.list>> {
  const { db } = requireSession(ctx)
  const { rows, meta } = await selectAuditEntries(db, filters)
  return { data: rows.map(toEntry), meta }
}

/** Lists accesses: who used the product, from where and when. */
export async function listAccesses(
  ctx: Context,
  filters: AccessFilters,
): Promise<EndpointOutput<typeof accessLog.list>> {
  const { db } = requireSession(ctx)
  const { rows, meta } = await selectAccesses(db, filters)
  const data = rows.map((row) => ({
    sessionId: row.session_id,
    user: { id: row.user_id, name: row.name },
    address: row.address,
    device: describeDevice(row.user_agent),
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
  }))
  return { data, meta }
}

function toEntry(row: AuditRow): AuditEntry {
  const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
  return {
    id: row.id,
    actor: named(row.actor_id, row.actor_name),
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    subject: row.subject,
    company: named(row.company_id, row.company_name),
    changes: toFieldChanges(row.changes),
    address: row.address,
    requestId: row.request_id,
    recordedAt: row.recorded_at.toISOString(),
  }
}
