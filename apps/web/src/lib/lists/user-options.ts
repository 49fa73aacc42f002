import { type EndpointInput, type User, users } from '@malote/api-client'
import { api, query } from '../http/api.ts'

type UserFilters = Pick<EndpointInput<typeof users.list>['query'] & object, 'companyId' | 'role' | 'status'>

/** The first hundred users that match, offered before the user types. */
export const suggestedUsersQuery = (filters: UserFilters = {}) =>
  query(users.list, { query: { ...filters, limit: 100 } })

/** These users, for their names: at most a hundred. */
export const usersByIdQuery = (ids: readonly (string | undefined)[]) => {
  const id = [...new Set(ids.filter((one) => one !== undefined))].sort().slice(0, 100)
  return { ...query(users.list, { query: { id, limit: 100 } }), enabled: id.length > 0 }
}

/** A user as an option: the e-mail distinguishes namesakes. */
export const toUserOption = ({ id, name, email }: User) => ({ value: id, label: name, description: email })

/** Finds users by name or e-mail, as options: all are not offered where there are more than a hundred. */
export const searchUsers =
  (filters: UserFilters = {}) =>
  async (text: string, { signal }: { signal: AbortSignal }) =>
    (await api(users.list, { query: { ...filters, search: text || undefined, limit: 20 } }, { signal })).data.map(
      toUserOption,
    )
