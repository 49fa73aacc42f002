import type { users } from '@malote/api-client/contract'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { inScope, isUserInScope, type Scope } from '../../platform/db/scope.ts'
import { matchesSearch } from '../../platform/db/search.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type UserRow = Selectable<Tables['users']>

export type UserFilters = QueryOf<typeof users.list>

export async function selectUser(db: Database, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the user until the transaction ends, if the scope includes them. */
export async function lockUser(db: Database, scope: Scope, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('users.id', '=', id)
    .where(isUserInScope(scope))
    .forUpdate()
    .executeTakeFirst()
}

export async function selectUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('integration', '=', false)
    .executeTakeFirst()
}

const order = {
  name: [sql`f_search(users.name)`, sql`users.id`],
  '-name': [sql`f_search(users.name) desc`, sql`users.id desc`],
  '-createdAt': [sql`users.created_at desc`, sql`users.id desc`],
  '-lastLoginAt': [sql`users.last_login_at desc nulls last`, sql`users.id desc`],
}

export async function selectUsers(db: Database, scope: Scope, filters: UserFilters) {
  let query = db.selectFrom('users').where(isUserInScope(scope))
  const { id, companyId, role, status, search } = filters
  if (id) query = query.where('users.id', 'in', id)
  if (role) query = query.where('users.role', '=', role)
  if (status) query = query.where('users.status', '=', status)
  if (search) query = query.where(matchesSearch(sql`f_search(users.name || ' ' || users.email)`, search))
  if (companyId) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships')
          .whereRef('memberships.user_id', '=', 'users.id')
          .where('memberships.company_id', '=', companyId)
          .select('memberships.id'),
      ),
    )
  }
  return selectPage(query, filters, query.selectAll('users').orderBy(sql.join(order[filters.sort])))
}

export async function insertUser(db: Database, row: Insertable<Tables['users']>): Promise<UserRow> {
  return db.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateUserRow(db: Database, id: string, set: Updateable<Tables['users']>): Promise<UserRow> {
  return db.updateTable('users').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Whether the user is a member of a company that `memberId` is not. */
export async function hasOtherCompanies(db: Database, userId: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('memberships.id')
    .where('memberships.user_id', '=', userId)
    .where(({ not }) => not(inScope({ memberId }, 'memberships.company_id')))
    .executeTakeFirst()
  return row !== undefined
}

/** Serializes changes of admins, so that two admins cannot remove each other concurrently. */
export async function lockAdmins(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(5108349)`.execute(db)
}

export async function hasOtherActiveAdmin(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}
