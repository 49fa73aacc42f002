import { CompanyStatus, type companies, type EndpointInput } from '@malote/api-client'
import type { DataTable } from '@malote/ui'
import * as z from 'zod/mini'
import { listDefaults, listSearchParams, optionalSearchParam } from '../../lib/lists/list-search.ts'

const sorts = ['name', '-name', '-createdAt'] as const satisfies NonNullable<
  EndpointInput<typeof companies.list>['query']
>['sort'][]

/** The search parameters of `/empresas`. */
export const CompaniesSearch = z.object({
  ...listSearchParams,
  status: optionalSearchParam(CompanyStatus),
  sort: z.catch(z._default(z.enum(sorts), 'name'), 'name'),
})
export type CompaniesSearch = z.output<typeof CompaniesSearch>

/** The defaults, which are stripped from the URL. */
export const companiesDefaults = { ...listDefaults, sort: 'name' } as const

export const toSorting = (sort: CompaniesSearch['sort']): DataTable.Sorting => ({
  id: sort.replace(/^-/, ''),
  desc: sort.startsWith('-'),
})

/** @returns the API's sort order for a column header. Dates are always sorted newest first. */
export function toSort(sorting: DataTable.Sorting | null): CompaniesSearch['sort'] {
  if (!sorting) return 'name'
  if (sorting.id === 'createdAt') return '-createdAt'
  return sorting.desc ? '-name' : 'name'
}
