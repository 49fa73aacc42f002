import type { CompanyCounts, companies } from '@malote/api-client/contract'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { prepare } from '../../platform/db/prepare.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import { matchesSearch } from '../../platform/db/search.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type CompanyRow = Selectable<Tables['companies']>

export type CompanyFilters = QueryOf<typeof companies.list>

const order = {
  name: [sql`f_search(companies.name)`, sql`companies.id`],
  '-name': [sql`f_search(companies.name) desc`, sql`companies.id desc`],
  '-createdAt': [sql`companies.created_at desc`, sql`companies.id desc`],
}

export async function selectCompanies(db: Database, scope: Scope, filters: CompanyFilters) {
  let query = db.selectFrom('companies').where(inScope(scope, 'companies.id'))
  const { search, status } = filters
  if (status) query = query.where('companies.status', '=', status)
  if (search) {
    // A CNPJ is stored without its mask; a search may contain the mask.
    const typed = /^[\w./-]*\d[\w./-]*$/.test(search) ? search.replace(/[./-]/g, '') : search
    query = query.where(matchesSearch(sql`f_search(companies.name || ' ' || coalesce(companies.cnpj, ''))`, typed))
  }
  return selectPage(query, filters, query.selectAll('companies').orderBy(sql.join(order[filters.sort])))
}

const companyQuery = (db: Database, scope: Scope, id: string) =>
  db.selectFrom('companies').selectAll().where('companies.id', '=', id).where(inScope(scope, 'companies.id'))
const anyCompany = prepare((db, id: string) => companyQuery(db, 'all', id))
const memberCompany = prepare((db, id: string, memberId: string) => companyQuery(db, { memberId }, id))

export async function selectCompany(db: Database, scope: Scope, id: string): Promise<CompanyRow | undefined> {
  const [row] = scope === 'all' ? await anyCompany(db, id) : await memberCompany(db, id, scope.memberId)
  return row
}

/** Counts orders, members and locations of each company. */
export async function countCompanyResources(db: Database, ids: readonly string[]): Promise<Map<string, CompanyCounts>> {
  const { rows } = await sql<CompanyCounts & { id: string }>`
    select wanted.id, orders.total as orders, orders.open as "openOrders",
      (select count(*) from memberships where company_id = wanted.id) as members,
      (select count(*) from locations where company_id = wanted.id) as locations
    from unnest(${ids}::uuid[]) as wanted (id)
    cross join lateral (
      select count(*) as total, count(*) filter (where closed_at is null) as open
      from service_orders where company_id = wanted.id
    ) as orders`.execute(db)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

export async function lockCompany(db: Database, id: string): Promise<CompanyRow | undefined> {
  return db.selectFrom('companies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertCompany(db: Database, row: Insertable<Tables['companies']>): Promise<CompanyRow> {
  return db.insertInto('companies').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateCompanyRow(
  db: Database,
  id: string,
  set: Updateable<Tables['companies']>,
): Promise<CompanyRow> {
  return db.updateTable('companies').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteCompany(db: Database, id: string): Promise<void> {
  await db.deleteFrom('companies').where('id', '=', id).execute()
}
