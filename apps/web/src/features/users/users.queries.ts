import { users } from '@malote/api-client'
import { query } from '../../app/api'
import type { ListSearch } from '../../app/list-search'

/** A page of users, of the selected company when there is one. */
export const usersQuery = ({ companyId, search, page }: ListSearch) =>
  query(users.list, { query: { companyId, search, page } })
