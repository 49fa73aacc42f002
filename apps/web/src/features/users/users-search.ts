import { type EndpointInput, Role, UserStatus, type users } from '@malote/api-client'
import * as z from 'zod/mini'
import { listDefaults, listSearchParams, optionalSearchParam, sortParam } from '../../lib/lists/list-search.ts'

/** The sort parameters; the first one is the default. */
export const userSorts = ['name', '-name', '-createdAt', '-lastLoginAt'] as const satisfies NonNullable<
  EndpointInput<typeof users.list>['query']
>['sort'][]

/** The search parameters of `/usuarios`. */
export const UsersSearch = z.object({
  ...listSearchParams,
  role: optionalSearchParam(Role),
  status: optionalSearchParam(UserStatus),
  sort: sortParam(userSorts),
})
export type UsersSearch = z.output<typeof UsersSearch> & { companyId?: string | undefined }

/** The defaults, which are stripped from the URL. */
export const usersDefaults = { ...listDefaults, sort: 'name' } as const
