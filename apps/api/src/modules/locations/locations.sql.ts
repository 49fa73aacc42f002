import { sql } from 'kysely'
import { type PageRequest, pageWindow } from '../../database/paging.ts'
import { inScope, type Scope } from '../../database/scope.ts'
import { matches } from '../../database/search.ts'
import type { Database } from '../../platform/context.ts'

export interface LocationFilters extends PageRequest {
  readonly companyId?: string | undefined
  readonly search?: string | undefined
  readonly active?: boolean | undefined
}

export type LocationRow = Awaited<ReturnType<typeof selectLocations>>['rows'][number]

const searched = sql<string>`f_search(
  locations.name || ' ' || locations.street || ' ' || locations.neighborhood || ' ' || locations.city
)`

export async function selectLocations(db: Database, scope: Scope, filters: LocationFilters) {
  let query = db
    .selectFrom('locations')
    .innerJoin('companies', 'companies.id', 'locations.company_id')
    .where(inScope(scope, 'locations.company_id'))
  const { companyId, search, active } = filters
  if (companyId) query = query.where('locations.company_id', '=', companyId)
  if (active !== undefined) query = query.where('locations.active', '=', active)
  if (search) query = query.where(matches(searched, search))
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, meta } = pageWindow(filters, total)
  const rows = await query
    .selectAll('locations')
    .select('companies.name as company_name')
    .orderBy(sql`f_search(locations.name), locations.id`)
    .limit(filters.limit)
    .offset(offset)
    .execute()
  return { rows, meta }
}
