import type { AccessRecord, AuditEntry } from '@malote/api-client/contract'
import { toReference } from '../../platform/db/row-values.ts'
import { toAccess } from '../sessions/index.ts'
import { toFieldChanges } from './field-changes.ts'
import type { AccessRow, AuditRow } from './read.sql.ts'

/** Maps a row to an entry of the audit log. */
export function toAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    actor: toReference(row.actor_id, row.actor_name),
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    subject: row.subject,
    company: toReference(row.company_id, row.company_name),
    changes: toFieldChanges(row.changes),
    address: row.address,
    requestId: row.request_id,
    recordedAt: row.recorded_at.toISOString(),
  }
}

/** Maps a row to an entry of the access log. */
export function toAccessRecord(row: AccessRow): AccessRecord {
  return { sessionId: row.session_id, user: { id: row.user_id, name: row.name }, ...toAccess(row) }
}
