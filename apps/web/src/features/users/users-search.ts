import { type EndpointInput, Role, UserStatus, type users } from '@malote/api-client'
import type { DataTable } from '@malote/ui'
import * as z from 'zod/mini'
import { listDefaults, listSearchParams, optionalSearchParam } from '../../lib/lists/list-search.ts'

const sorts = ['name', '-name', '-createdAt', '-lastLoginAt'] as const satisfies NonNullable<
  EndpointInput<typeof users.list>['query']
>['sort'][]

/** The search parameters of `/usuarios`. */
export const UsersSearch = z.object({
  ...listSearchParams,
  role: optionalSearchParam(Role),
  status: optionalSearchParam(UserStatus),
  sort: z.catch(z._default(z.enum(sorts), 'name'), 'name'),
})
export type UsersSearch = z.output<typeof UsersSearch> & { companyId?: string | undefined }

/** The defaults, which are stripped from the URL. */
export const usersDefaults = { ...listDefaults, sort: 'name' } as const

export const toSorting = (sort: UsersSearch['sort']): DataTable.Sorting => ({
  id: sort.replace(/^-/, ''),
  desc: sort.startsWith('-'),
})

/** @returns the API's sort order for a column header. Dates are always sorted newest first. */
export function toSort(sorting: DataTable.Sorting | null): UsersSearch['sort'] {
  if (!sorting) return 'name'
  return (
    sorts.find((sort) => sort === `${sorting.desc ? '-' : ''}${sorting.id}`) ??
    sorts.find((sort) => sort === `-${sorting.id}`) ??
    'name'
  )
}
