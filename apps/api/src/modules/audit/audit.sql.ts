import type { accessLog, auditLog } from '@malote/api-client/contract'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import { matchesSearch } from '../../platform/db/search.ts'
import type { Tables } from '../../platform/db/tables.ts'

export async function insertAuditEntry(db: Database, row: Insertable<Tables['audit_log']>): Promise<void> {
  await db.insertInto('audit_log').values(row).execute()
}

export type AuditFilters = QueryOf<typeof auditLog.list>
export type AccessFilters = QueryOf<typeof accessLog.list>

export type AuditRow = Awaited<ReturnType<typeof selectAuditEntries>>['rows'][number]

/** The start of a day in the organisation's time zone. */
const getDayStart = (day: string, plusDays: number): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${plusDays}::integer)::timestamp at time zone (select time_zone from settings))`

/** The recorded value of a field; for a change, its new value. */
const recordedText = (name: string) => sql<string | null>`coalesce(
  audit_log.changes -> ${name}::text ->> 'to',
  audit_log.changes -> 'to' ->> ${name}::text,
  case jsonb_typeof(audit_log.changes -> ${name}::text) when 'string' then audit_log.changes ->> ${name}::text end
)`

/** The current name of the subject; for a deleted one, the recorded name. */
const subject = sql<string | null>`coalesce(
  case audit_log.entity
    when 'user' then (select name from users where id = audit_log.entity_id)
    when 'company' then (select name from companies where id = audit_log.entity_id)
    when 'membership' then (select name from users where id = (audit_log.changes ->> 'userId')::uuid)
    when 'location' then (select name from locations where id = audit_log.entity_id)
    when 'import_mapping' then (select name from import_mappings where id = audit_log.entity_id)
    when 'service_order' then (select order_number from service_orders where id = audit_log.entity_id)
    when 'occurrence' then (
      select order_number from service_orders join order_occurrences on service_order_id = service_orders.id
      where order_occurrences.id = audit_log.entity_id
    )
    when 'webhook' then (select coalesce(description, url) from webhooks where id = audit_log.entity_id)
    when 'api_key' then (select name from api_keys where id = audit_log.entity_id)
    when 'privacy_request' then (select protocol from privacy_requests where id = audit_log.entity_id)
  end,
  ${recordedText('orderNumber')}, ${recordedText('name')}, ${recordedText('title')}, ${recordedText('description')}, ${recordedText('url')}
)`

export type AccessRow = Awaited<ReturnType<typeof selectAccesses>>['rows'][number]

export async function selectAuditEntries(db: Database, filters: AuditFilters) {
  let query = db.selectFrom('audit_log')
  const { actorId, companyId, entityId, entity, action, search, from, to } = filters
  if (actorId) query = query.where('audit_log.actor_id', '=', actorId)
  if (companyId) query = query.where('audit_log.company_id', '=', companyId)
  if (entityId) query = query.where('audit_log.entity_id', '=', entityId)
  if (entity) query = query.where('audit_log.entity', '=', entity)
  if (action?.includes('.')) query = query.where('audit_log.action', '=', action)
  else if (action) query = query.where('audit_log.action', 'like', `${action}.%`)
  if (search) query = query.where(matchesSearch(sql`f_search(audit_log.changes::text)`, search))
  if (from) query = query.where('audit_log.recorded_at', '>=', getDayStart(from, 0))
  if (to) query = query.where('audit_log.recorded_at', '<', getDayStart(to, 1))
  return selectPage(
    query,
    filters,
    query
      .leftJoin('users', 'users.id', 'audit_log.actor_id')
      .leftJoin('companies', 'companies.id', 'audit_log.company_id')
      .selectAll('audit_log')
      .select(['users.name as actor_name', 'companies.name as company_name', subject.as('subject')])
      .orderBy('audit_log.recorded_at', 'desc')
      .orderBy('audit_log.id', 'desc'),
  )
}

export async function selectAccesses(db: Database, filters: AccessFilters) {
  let query = db.selectFrom('access_log')
  const { userId, address, from, to } = filters
  if (userId) query = query.where('access_log.user_id', '=', userId)
  if (address) query = query.where('access_log.address', '=', address)
  if (from) query = query.where('access_log.last_at', '>=', getDayStart(from, 0))
  if (to) query = query.where('access_log.first_at', '<', getDayStart(to, 1))
  return selectPage(
    query,
    filters,
    query
      .innerJoin('users', 'users.id', 'access_log.user_id')
      .selectAll('access_log')
      .select('users.name')
      .orderBy('access_log.last_at', 'desc')
      .orderBy('access_log.session_id'),
  )
}

/** Selects the recorded changes after a version, oldest first. */
export async function selectChangesAfter(db: Database, entityId: string, version: number) {
  return db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.changes', 'audit_log.recorded_at', 'audit_log.actor_id', 'users.name'])
    .where('audit_log.entity_id', '=', entityId)
    .where(sql<boolean>`(audit_log.changes -> 'version' ->> 'to')::integer > ${version}`)
    .orderBy(sql`(audit_log.changes -> 'version' ->> 'to')::integer`)
    .execute()
}

/** Selects who deleted a resource, if the reader was allowed to see it. */
export async function selectRemoval(db: Database, scope: Scope, entityId: string) {
  return db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.action', 'users.name'])
    .where('audit_log.entity_id', '=', entityId)
    .where((where) =>
      where.or([where('audit_log.action', 'like', '%.remove'), where('audit_log.action', 'like', '%.merge')]),
    )
    .where(inScope(scope, 'audit_log.company_id'))
    .orderBy('audit_log.recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
