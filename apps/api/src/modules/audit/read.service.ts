import type { AuditEntry, accessLog, auditLog, EndpointOutput, FieldChange } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { deviceOf } from '../sessions/index.ts'
import { type AccessFilters, type AuditFilters, type AuditRow, selectAccesses, selectAuditEntries } from './read.sql.ts'

/** A page of what was done, newest first. */
export async function listAuditEntries(
  ctx: Context,
  filters: AuditFilters,
): Promise<EndpointOutput<typeof auditLog.list>> {
  const { db } = requireSession(ctx)
  const { rows, meta } = await selectAuditEntries(db, filters)
  return { data: rows.map(toEntry), meta }
}

/** A page of who used the product, from where and when. */
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
    device: deviceOf(row.user_agent),
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
    company: named(row.company_id, row.company_name),
    changes: changesOf(row.changes),
    address: row.address,
    requestId: row.request_id,
    recordedAt: row.recorded_at.toISOString(),
  }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was written down, as fields with a value before and after: of something new only after, of what went only before. */
function changesOf(kept: unknown): FieldChange[] {
  if (!isFields(kept)) return []
  // The whole before and the whole after.
  if (isFields(kept.from) && isFields(kept.to)) return pairs('', kept.from, kept.to)
  return Object.entries(kept).flatMap(([name, value]) => {
    const pair = isFields(value) && 'from' in value && 'to' in value
    return pair ? pairs(`/${name}`, value.from, value.to) : pairs(`/${name}`, null, value)
  })
}

function pairs(field: string, from: unknown, to: unknown): FieldChange[] {
  if (JSON.stringify(from ?? null) === JSON.stringify(to ?? null)) return []
  if (isFields(from) || isFields(to)) {
    const [before, after] = [isFields(from) ? from : {}, isFields(to) ? to : {}]
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => pairs(`${field}/${name}`, before[name], after[name]))
  }
  return [{ field, from: plain(from), to: plain(to) }]
}

function plain(value: unknown): FieldChange['from'] {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
    ? value.join(', ')
    : JSON.stringify(value)
}
