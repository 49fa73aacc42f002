import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'

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
