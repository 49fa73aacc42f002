import { type RawBuilder, sql } from 'kysely'
import { type PageRequest, pageWindow } from '../../database/paging.ts'
import { matches } from '../../database/search.ts'
import type { Database } from '../../platform/context.ts'

interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface AuditFilters extends PageRequest, Period {
  readonly actorId?: string | undefined
  readonly companyId?: string | undefined
  readonly entityId?: string | undefined
  readonly entity?: string | undefined
  readonly action?: string | undefined
  readonly search?: string | undefined
}

export interface AccessFilters extends PageRequest, Period {
  readonly userId?: string | undefined
  readonly address?: string | undefined
}

export type AuditRow = Awaited<ReturnType<typeof selectAuditEntries>>['rows'][number]

/** The first moment of a day, by the organisation's clock. */
const startOf = (day: string, plusDays: number): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${plusDays}::integer)::timestamp at time zone (select time_zone from settings))`

export async function selectAuditEntries(db: Database, filters: AuditFilters) {
  let query = db.selectFrom('audit_log')
  const { actorId, companyId, entityId, entity, action, search, from, to } = filters
  if (actorId) query = query.where('audit_log.actor_id', '=', actorId)
  if (companyId) query = query.where('audit_log.company_id', '=', companyId)
  if (entityId) query = query.where('audit_log.entity_id', '=', entityId)
  if (entity) query = query.where('audit_log.entity', '=', entity)
  if (action?.includes('.')) query = query.where('audit_log.action', '=', action)
  else if (action) query = query.where('audit_log.action', 'like', `${action}.%`)
  if (search) query = query.where(matches(sql`f_search(audit_log.changes::text)`, search))
  if (from) query = query.where('audit_log.recorded_at', '>=', startOf(from, 0))
  if (to) query = query.where('audit_log.recorded_at', '<', startOf(to, 1))
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, meta } = pageWindow(filters, total)
  const rows = await query
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .leftJoin('companies', 'companies.id', 'audit_log.company_id')
    .selectAll('audit_log')
    .select(['users.name as actor_name', 'companies.name as company_name'])
    .orderBy('audit_log.recorded_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(filters.limit)
    .offset(offset)
    .execute()
  return { rows, meta }
}

export async function selectAccesses(db: Database, filters: AccessFilters) {
  let query = db.selectFrom('access_log')
  const { userId, address, from, to } = filters
  if (userId) query = query.where('access_log.user_id', '=', userId)
  if (address) query = query.where('access_log.address', '=', address)
  if (from) query = query.where('access_log.last_at', '>=', startOf(from, 0))
  if (to) query = query.where('access_log.first_at', '<', startOf(to, 1))
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, meta } = pageWindow(filters, total)
  const rows = await query
    .innerJoin('users', 'users.id', 'access_log.user_id')
    .selectAll('access_log')
    .select('users.name')
    .orderBy('access_log.last_at', 'desc')
    .orderBy('access_log.session_id')
    .limit(filters.limit)
    .offset(offset)
    .execute()
  return { rows, meta }
}
