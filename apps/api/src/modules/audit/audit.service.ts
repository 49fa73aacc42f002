import type { AuditAction, AuditEntity } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/security/ids.ts'
import { insertAuditEntry } from './audit.sql.ts'

interface AuditEntry {
  /** `resource.verb`, like the operation that did it. */
  readonly action: AuditAction
  readonly entity: AuditEntity
  readonly entityId: string
  readonly companyId?: string | null
  /** What changed: each field's value afterwards, and beforehand where there was one. Never a secret. */
  readonly changes: object
}

/** Keeps who did what, in the transaction that does it. */
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
    address: ctx.address,
    recorded_at: ctx.clock(),
  })
}
