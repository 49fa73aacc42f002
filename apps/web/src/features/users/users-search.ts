import { type EndpointInput, Role, UserStatus, type users } from '@malote/api-client'
import type { DataTableSorting } from '@malote/ui'
import * as z from 'zod/mini'
import { fallible, listFields, plainPage } from '../../lib/lists/list-search'

const sorts = ['name', '-name', '-createdAt', '-lastLoginAt'] as const satisfies NonNullable<
  EndpointInput<typeof users.list>['query']
>['sort'][]

/** The search parameters of `/usuarios`. */
export const UsersSearch = z.object({
  ...listFields,
  role: fallible(Role),
  status: fallible(UserStatus),
  sort: z.catch(z._default(z.enum(sorts), 'name'), 'name'),
})
export type UsersSearch = z.output<typeof UsersSearch> & { companyId?: string | undefined }

/** The defaults, which are stripped from the URL. */
export const plainUsers = { ...plainPage, sort: 'name' } as const

export const sortingOf = (sort: UsersSearch['sort']): DataTableSorting => ({
  column: sort.replace(/^-/, ''),
  descending: sort.startsWith('-'),
})

/** @returns the API's sort order for a column header. Dates are always sorted newest first. */
export function sortOf(sorting: DataTableSorting | null): UsersSearch['sort'] {
  if (!sorting) return 'name'
  return (
    sorts.find((sort) => sort === `${sorting.descending ? '-' : ''}${sorting.column}`) ??
    sorts.find((sort) => sort === `-${sorting.column}`) ??
    'name'
  )
}
