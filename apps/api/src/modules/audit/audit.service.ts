import type {
  AccessRecord,
  AuditAction,
  AuditEntity,
  AuditEntry,
  accessLog,
  auditLog,
  EndpointOutput,
} from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { toReference } from '../../platform/db/row-values.ts'
import { newId } from '../../platform/security/ids.ts'
import { toAccess } from '../sessions/index.ts'
import {
  type AccessFilters,
  type AccessRow,
  type AuditFilters,
  type AuditRow,
  insertAuditEntry,
  selectAccesses,
  selectAuditEntries,
} from './audit.sql.ts'
import { toFieldChanges } from './field-changes.ts'

type Resource<Action extends string> = Action extends `${infer Name}.${string}` ? Name : never

/** What the actions of each resource change. */
const entities: Readonly<Record<Resource<AuditAction>, AuditEntity>> = {
  apiKeys: 'api_key',
  attachments: 'service_order',
  companies: 'company',
  companyLogos: 'company',
  evidenceLinks: 'service_order',
  importMappings: 'import_mapping',
  inbox: 'inbox_message',
  locations: 'location',
  memberships: 'membership',
  occurrences: 'occurrence',
  organizationLogo: 'settings',
  privacyRequests: 'privacy_request',
  profile: 'user',
  reportSchedules: 'report_schedule',
  serviceOrders: 'service_order',
  settings: 'settings',
  users: 'user',
  webhooks: 'webhook',
}

interface AuditInput {
  /** `resource.verb`, the same name as the operation. */
  readonly action: AuditAction
  /** @default what the actions of the resource change */
  readonly entity?: AuditEntity
  readonly entityId: string
  readonly companyId?: string | null
  /** Changed fields: the new value, and the previous value where there was one. Must not contain secrets. */
  readonly changes: object
}

/** Records who did what, in the same transaction as the action. */
export async function recordAudit(ctx: Context, entry: AuditInput): Promise<void> {
  await insertAuditEntry(ctx.db, {
    id: newId(),
    actor_id: ctx.session?.user.id ?? null,
    action: entry.action,
    entity: entry.entity ?? entities[entry.action.split('.')[0] as Resource<AuditAction>],
    entity_id: entry.entityId,
    company_id: entry.companyId ?? null,
    changes: JSON.stringify(entry.changes),
    request_id: ctx.requestId,
    address: ctx.ipAddress,
    recorded_at: ctx.clock(),
  })
}

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

/** Maps a row to an entry of the audit log. */
function toAuditEntry(row: AuditRow): AuditEntry {
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
function toAccessRecord(row: AccessRow): AccessRecord {
  return { sessionId: row.session_id, user: { id: row.user_id, name: row.name }, ...toAccess(row) }
}
