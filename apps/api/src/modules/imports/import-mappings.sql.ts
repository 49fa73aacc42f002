import type { ImportKind, importMappings } from '@malote/api-client/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type MappingFilters = QueryOf<typeof importMappings.list>
export type MappingRow = NonNullable<Awaited<ReturnType<typeof selectMapping>>>

function selectInScope(db: Database, scope: Scope) {
  return db
    .selectFrom('import_mappings')
    .innerJoin('companies', 'companies.id', 'import_mappings.company_id')
    .innerJoin('users', 'users.id', 'import_mappings.created_by_id')
    .where(inScope(scope, 'import_mappings.company_id'))
}

const selectColumns = (query: ReturnType<typeof selectInScope>) =>
  query.selectAll('import_mappings').select(['companies.name as company_name', 'users.name as created_by_name'])

export async function selectMappings(db: Database, scope: Scope, filters: MappingFilters) {
  let query = selectInScope(db, scope).where('import_mappings.kind', '=', filters.kind)
  if (filters.companyId) query = query.where('import_mappings.company_id', '=', filters.companyId)
  const ordered = selectColumns(query).orderBy(sql`f_search(import_mappings.name), import_mappings.id`)
  return selectPage(query, filters, ordered)
}

export async function selectMapping(db: Database, scope: Scope, id: string) {
  return selectColumns(selectInScope(db, scope)).where('import_mappings.id', '=', id).executeTakeFirst()
}

/** Locks a mapping until the transaction ends. */
export async function lockMapping(db: Database, scope: Scope, id: string): Promise<void> {
  await db
    .selectFrom('import_mappings')
    .select('id')
    .where('id', '=', id)
    .where(inScope(scope, 'import_mappings.company_id'))
    .forUpdate()
    .execute()
}

/** Locks the company, so that no other mapping is created until the transaction ends, and counts those of the kind. */
export async function lockAndCountMappings(db: Database, companyId: string, kind: ImportKind): Promise<number> {
  await db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
  const { total } = await db
    .selectFrom('import_mappings')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return total
}

export async function insertMapping(db: Database, row: Insertable<Tables['import_mappings']>): Promise<void> {
  await db.insertInto('import_mappings').values(row).execute()
}

export async function updateMappingRow(
  db: Database,
  id: string,
  set: Updateable<Tables['import_mappings']>,
): Promise<void> {
  await db.updateTable('import_mappings').set(set).where('id', '=', id).execute()
}

export async function deleteMapping(db: Database, id: string): Promise<void> {
  await db.deleteFrom('import_mappings').where('id', '=', id).execute()
}
