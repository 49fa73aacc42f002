import {
  ApiError,
  type Membership,
  memberships,
  type NewUser,
  type User,
  type UserChanges,
  users,
} from '@malote/api-client'
import { queryOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, getQueryKey, loadedEachTime, query } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import type { UsersSearch } from './users-search.ts'

/** A page of the users of the selected company, or of all companies. */
export const usersQuery = ({ companyId, search, role, status, sort, page, limit }: UsersSearch) =>
  query(users.list, { query: { companyId, search, role, status, sort, page, limit } })

/** All memberships of a user, fetched each time before an edit: an edit could neither show nor keep a missing one. */
export const membershipsQuery = (userId: string) => {
  const getPageInput = (page: number) => ({ query: { userId, page, limit: 100 } })
  return queryOptions({
    queryKey: [...getQueryKey(memberships.list), userId, 'whole'] as const,
    queryFn: async ({ signal }) => {
      const all: Membership[] = []
      for (let page = 1, pages = 1; page <= pages; page++) {
        const { data, meta } = await api(memberships.list, getPageInput(page), { signal })
        all.push(...data)
        pages = meta.totalPages
      }
      return all
    },
    ...loadedEachTime,
  })
}

/** Endpoints whose data depends on a user. */
const userEndpoints = [users.list, users.me, memberships.list] as const

export function useCreateUser() {
  return useApiMutation((body: NewUser) => api(users.create, { body }), ...userEndpoints)
}

export interface UserEdit {
  id: string
  changes: UserChanges
  /** The edited version. */
  version: number | undefined
  /** Companies that the user joins and leaves. */
  join: readonly string[]
  leave: readonly string[]
  /** Companies in which the permission "despacho" is granted or withdrawn. */
  dispatch: readonly { companyId: string; dispatches: boolean }[]
}

/** Saves the changes of a user and of the user's companies. A retry skips the changes that were already saved. */
export function useEditUser() {
  const saved = useRef('')
  return useApiMutation(
    async ({ id, changes, version, join, leave, dispatch }: UserEdit) => {
      const request = JSON.stringify(changes)
      if (Object.keys(changes).length > 0 && saved.current !== request) {
        await api(users.update, { params: { id }, body: changes }, { version })
        saved.current = request
      }
      for (const company of join) await api(memberships.add, { params: { id: company, userId: id } })
      for (const { companyId, dispatches } of dispatch) {
        await api(memberships.update, { params: { id: companyId, userId: id }, body: { dispatches } })
      }
      for (const company of leave) await endMembership(company, id)
    },
    ...userEndpoints,
  )
}

/** A membership that no longer exists is no error. */
async function endMembership(companyId: string, userId: string): Promise<void> {
  try {
    await api(memberships.remove, { params: { id: companyId, userId } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
  }
}

/** Actions on a user without the form. */
export type UserAction = 'invite' | 'deactivate' | 'reactivate' | 'unlink' | 'endSessions'

export function useUserAction(companyId: string | undefined) {
  return useApiMutation(
    async ({ action, user: { id } }: { action: UserAction; user: User }): Promise<User | undefined> => {
      const params = { id }
      if (action === 'invite') await api(users.invite, { params })
      if (action === 'endSessions') await api(users.endSessions, { params })
      if (action === 'deactivate') await api(users.remove, { params })
      if (action === 'unlink' && companyId) await endMembership(companyId, id)
      return action === 'reactivate' ? api(users.update, { params, body: { status: 'active' } }) : undefined
    },
    ...userEndpoints,
  )
}

/** Ends the sessions of all users, or of the people of the selected company. */
export function useEndAllSessions() {
  return useApiMutation((companyId: string | undefined) => api(users.endAllSessions, { query: { companyId } }))
}
