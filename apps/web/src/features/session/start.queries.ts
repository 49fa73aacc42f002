import { acceptances, companies, notifications, type StartData, start } from '@malote/api-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, query } from '../../lib/http/api.ts'
import { currentUserQuery } from './session.queries.ts'

/** The companies of the sidebar's selector (specification, section 7): all that the user may see. */
export const companyOptionsQuery = query(companies.list, { query: { limit: 1000, page: 1 } })

/** The legal texts that the user has accepted, and those still to accept. */
export const acceptancesQuery = query(acceptances.list, {})

/** The number of unread notifications. */
export const unreadCountQuery = query(notifications.unread, {})

/**
 * The data that every signed-in page needs, in one request, except for the companies, which the specification requests
 * separately (section 7). The queries of its parts keep it up to date.
 */
export const startQuery = queryOptions({
  ...query(start.get, {}),
  queryFn: async ({ client, signal }) => {
    const data = await api(start.get, {}, { signal })
    fillParts(client, data)
    return data
  },
  // Without a connection it fails at once, and the page reports it.
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Fills the queries of the parts, so that no page fetches them again while they are fresh. */
function fillParts(client: QueryClient, data: StartData): void {
  client.setQueryData(currentUserQuery.queryKey, data.user)
  client.setQueryData(acceptancesQuery.queryKey, data.acceptances)
  client.setQueryData(unreadCountQuery.queryKey, data.notifications)
}
