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
 * Selects the active operators of the delivery team who are members of a company, or of any company. With a caller, only
 * the caller and the members of companies in which the caller has the permission "despacho".
 */
export async function selectAssignees(
  db: Database,
  { companyId, callerId }: { companyId: string | undefined; callerId: string | undefined },
): Promise<{ id: string; name: string }[]> {
  let query = db
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    .where('users.role', '=', 'operator')
    .where('users.carries_out', '=', true)
    .where('users.status', '=', 'active')
    .where('users.integration', '=', false)
    .where((where) => {
      const inCompany = where
        .selectFrom('memberships')
        .whereRef('memberships.user_id', '=', 'users.id')
        .$if(companyId !== undefined, (memberships) =>
          memberships.where('memberships.company_id', '=', companyId ?? ''),
        )
        .select('memberships.id')
      if (callerId === undefined) return where.exists(inCompany)
      const dispatched = inCompany.where(
        sql<boolean>`memberships.company_id in (
          select own.company_id from memberships own where own.user_id = ${callerId} and own.dispatches)`,
      )
      return where.or([where('users.id', '=', callerId), where.exists(dispatched)])
    })
  query = query.orderBy(sql`f_search(users.name)`).orderBy('users.id').limit(maximumAssignees)
  return query.execute()
}

const maximumAssignees = 1000
