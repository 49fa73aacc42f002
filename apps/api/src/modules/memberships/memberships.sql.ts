import type { memberships } from '@malote/api-client/contract'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { inScope, isUserInScope, type Scope } from '../../platform/db/scope.ts'
import { matchesSearch } from '../../platform/db/search.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type MembershipFilters = QueryOf<typeof memberships.list>

/**
 * The memberships of the companies in scope, with user and company. Managers do not see admins, who belong to no
 * company.
 */
function joined(db: Database, scope: Scope) {
  const query = db
    .selectFrom('memberships')
    .innerJoin('companies', 'companies.id', 'memberships.company_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where(inScope(scope, 'memberships.company_id'))
    .where('users.integration', '=', false)
  return scope === 'all' ? query : query.where('users.role', '<>', 'admin')
}

const columns = [
  'memberships.id',
  'memberships.company_id',
  'memberships.user_id',
  'memberships.dispatches',
  'memberships.created_at',
  'companies.name as company_name',
  'users.name',
  'users.email',
  'users.role',
  'users.status',
  'users.last_login_at',
] as const

export type MembershipRow = Awaited<ReturnType<typeof selectMemberships>>['rows'][number]

export async function selectMemberships(db: Database, scope: Scope, filters: MembershipFilters) {
  let query = joined(db, scope)
  const { companyId, userId, role, status, search } = filters
  if (companyId) query = query.where('memberships.company_id', '=', companyId)
  if (userId) query = query.where('memberships.user_id', '=', userId)
  if (role) query = query.where('users.role', '=', role)
  if (status) query = query.where('users.status', '=', status)
  if (search) query = query.where(matchesSearch(sql`f_search(users.name || ' ' || users.email)`, search))
  return selectPage(
    query,
    filters,
    query.select(columns).orderBy(sql`f_search(companies.name), f_search(users.name), memberships.id`),
  )
}

export async function selectMembership(
  db: Database,
  scope: Scope,
  companyId: string,
  userId: string,
): Promise<MembershipRow | undefined> {
  return joined(db, scope)
    .select(columns)
    .where('memberships.company_id', '=', companyId)
    .where('memberships.user_id', '=', userId)
    .executeTakeFirst()
}

/** Inserts memberships that do not exist yet; returns the new ones. */
export async function insertMemberships(db: Database, rows: Insertable<Tables['memberships']>[]): Promise<string[]> {
  const added = await db
    .insertInto('memberships')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doNothing())
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

export async function updateDispatches(db: Database, id: string, dispatches: boolean): Promise<void> {
  await db.updateTable('memberships').set({ dispatches }).where('id', '=', id).execute()
}

export async function deleteMembership(db: Database, id: string): Promise<void> {
  await db.deleteFrom('memberships').where('id', '=', id).execute()
}

/** Selects whether a caller with this scope may see a user. */
export async function isKnownPerson(db: Database, scope: Scope, userId: string): Promise<boolean> {
  const query = db.selectFrom('users').select('users.id').where('users.id', '=', userId).where(isUserInScope(scope))
  return (await query.executeTakeFirst()) !== undefined
}

/**
 * Selects the name of one of these companies that has more members than a number; users of API keys are not counted.
 */
export async function selectCompanyOfMoreThan(
  db: Database,
  companyIds: readonly string[],
  people: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('companies', 'companies.id', 'memberships.company_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('companies.name')
    .where(sql<boolean>`memberships.company_id = any(${companyIds}::uuid[])`)
    .where('users.integration', '=', false)
    .where('users.status', '<>', 'inactive')
    .groupBy(['companies.id', 'companies.name'])
    .having(({ fn }) => fn.countAll(), '>', people)
    .executeTakeFirst()
  return row?.name
}
