import type { AssignableUser } from '@malote/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/context.ts'

/** Whether a member of the company has the permission "despacho" in it. */
export async function selectDispatches(db: Database, companyId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('dispatches')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.dispatches ?? false
}

/**
 * Selects the active operators of the delivery team who are members of a company, or of any company, each with these
 * companies. With a caller, only the caller and the members of companies in which the caller has the permission
 * "despacho".
 */
export async function selectAssignees(
  db: Database,
  { companyId, callerId }: { companyId: string | undefined; callerId: string | undefined },
): Promise<AssignableUser[]> {
  const mayAssign =
    callerId === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(memberships.user_id = ${callerId} or memberships.company_id in (
          select own.company_id from memberships own where own.user_id = ${callerId} and own.dispatches))`
  return db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .on(companyId === undefined ? sql<boolean>`true` : sql<boolean>`memberships.company_id = ${companyId}`)
        .on(mayAssign),
    )
    .select([
      'users.id',
      'users.name',
      sql<string[]>`coalesce(array_agg(memberships.company_id order by memberships.company_id)
        filter (where memberships.id is not null), '{}')`.as('companyIds'),
    ])
    .where('users.role', '=', 'operator')
    .where('users.carries_out', '=', true)
    .where('users.status', '=', 'active')
    .where('users.integration', '=', false)
    .groupBy('users.id')
    .having(sql<boolean>`count(memberships.id) > 0 or users.id = ${callerId ?? null}`)
    .orderBy(sql`f_search(users.name)`)
    .orderBy('users.id')
    .limit(maximumAssignees)
    .execute()
}

const maximumAssignees = 1000
