import type { AuditAction, AuditEntity } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/security/ids.ts'
import { insertAuditEntry } from './audit.sql.ts'

interface AuditEntry {
  /** `resource.verb`, the same name as the operation. */
  readonly action: AuditAction
  readonly entity: AuditEntity
  readonly entityId: string
  readonly companyId?: string | null
  /** Changed fields: the new value, and the previous value where there was one. Must not contain secrets. */
  readonly changes: object
}

/** Records who did what, in the same transaction as the action. */
export async function recordAudit(ctx: Context, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(ctx.db, {
    id: newId(),
    actor_id: ctx.session?.user.id ?? null,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId,
    company_id: entry.companyId ?? null,
    changes: JSON.stringify(entry.changes),
    request_id: ctx.requestId,
    address: ctx.ipAddress,
    recorded_at: ctx.clock(),
  })
}
