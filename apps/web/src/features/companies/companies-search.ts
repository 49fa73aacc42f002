import { CompanyStatus, type companies, type EndpointInput } from '@malote/api-client'
import * as z from 'zod/mini'
import { listDefaults, listSearchParams, optionalSearchParam, sortParam } from '../../lib/lists/list-search.ts'

/** The sort parameters; the first one is the default. */
export const companySorts = ['name', '-name', '-createdAt'] as const satisfies NonNullable<
  EndpointInput<typeof companies.list>['query']
>['sort'][]

/** The search parameters of `/empresas`. */
export const CompaniesSearch = z.object({
  ...listSearchParams,
  status: optionalSearchParam(CompanyStatus),
  sort: sortParam(companySorts),
})
export type CompaniesSearch = z.output<typeof CompaniesSearch>

/** The defaults, which are stripped from the URL. */
export const companiesDefaults = { ...listDefaults, sort: 'name' } as const
