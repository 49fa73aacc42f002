import type { locations } from '@malote/api-client/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import { matchesSearch } from '../../platform/db/search.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type LocationFilters = QueryOf<typeof locations.list>

export type LocationRow = Awaited<ReturnType<typeof selectLocations>>['rows'][number]

const searched = sql<string>`f_search(
  locations.name || ' ' || locations.street || ' ' || locations.neighborhood || ' ' || locations.city
)`

/** Another location of the company has the same address or the same name. */
const hasDuplicate = sql<boolean>`exists (
  select from locations as other
  where other.company_id = locations.company_id and other.id <> locations.id and (
    (
      other.postal_code = locations.postal_code
      and f_search(other.number) = f_search(locations.number)
      and f_search(coalesce(other.complement, '')) = f_search(coalesce(locations.complement, ''))
    )
    or f_search(other.name) = f_search(locations.name)
  )
)`

const usageCount = sql<number>`(
  select count(distinct stop.service_order_id) from service_order_stops as stop where stop.location_id = locations.id
)`

function selectInScope(db: Database, scope: Scope) {
  return db
    .selectFrom('locations')
    .innerJoin('companies', 'companies.id', 'locations.company_id')
    .where(inScope(scope, 'locations.company_id'))
}

export async function selectLocations(db: Database, scope: Scope, filters: LocationFilters) {
  let query = selectInScope(db, scope)
  const { companyId, search, active, doubles } = filters
  if (companyId) query = query.where('locations.company_id', '=', companyId)
  if (active !== undefined) query = query.where('locations.active', '=', active)
  if (doubles !== undefined) query = query.where(doubles ? hasDuplicate : sql<boolean>`not ${hasDuplicate}`)
  if (search) query = query.where(matchesSearch(searched, search))
  return selectPage(
    query,
    filters,
    query
      .selectAll('locations')
      .select(['companies.name as company_name', usageCount.as('usage_count')])
      .orderBy(sql`f_search(locations.name), locations.id`),
  )
}

export async function selectLocation(db: Database, scope: Scope, id: string): Promise<LocationRow | undefined> {
  return selectInScope(db, scope)
    .selectAll('locations')
    .select(['companies.name as company_name', usageCount.as('usage_count')])
    .where('locations.id', '=', id)
    .executeTakeFirst()
}

/** Locks locations until the transaction ends, always in the same order. Blocks new stops there. */
export async function lockLocations(db: Database, scope: Scope, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('locations')
    .select('id')
    .where('id', 'in', ids)
    .where(inScope(scope, 'locations.company_id'))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertLocation(db: Database, row: Insertable<Tables['locations']>): Promise<void> {
  await db.insertInto('locations').values(row).execute()
}

export async function updateLocationRow(db: Database, id: string, set: Updateable<Tables['locations']>): Promise<void> {
  await db.updateTable('locations').set(set).where('id', '=', id).execute()
}

export async function deleteLocation(db: Database, id: string): Promise<void> {
  await db.deleteFrom('locations').where('id', '=', id).execute()
}

/** Moves the stops of one location to another. Their addresses stay unchanged. */
export async function moveStops(db: Database, fromId: string, intoId: string): Promise<void> {
  await db.updateTable('service_order_stops').set({ location_id: intoId }).where('location_id', '=', fromId).execute()
}

/** Lets one import of a company's locations run at a time, until the transaction ends. */
export async function lockLocationImports(db: Database, companyId: string): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

/** Selects the fields that identify a company's locations, optionally those of one CEP. */
export async function selectLocationKeys(db: Database, companyId: string, postalCode?: string) {
  const query = db
    .selectFrom('locations')
    .select(['name', 'postal_code', 'number', 'complement'])
    .where('company_id', '=', companyId)
  return (postalCode === undefined ? query : query.where('postal_code', '=', postalCode)).execute()
}
