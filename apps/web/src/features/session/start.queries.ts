import { ApiError, acceptances, companies, notifications, type StartData, start } from '@malote/api-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, getQueryKey, query } from '../../lib/http/api.ts'

/** The companies of the sidebar's selector (specification, section 7): all that the user may see. */
export const companyOptionsQuery = query(companies.list, { query: { limit: 1000, page: 1 } })

/** The legal texts that the user has accepted, and those still to accept. */
export const acceptancesQuery = query(acceptances.list, {})

/** The number of unread notifications. */
export const unreadCountQuery = query(notifications.unread, {})

/**
 * What every signed-in page shows in addition to its content, in one request: notifications, terms, the external dashboards and
 * the position of the event stream. Pages work without it: it is null for a provider that offers only the calls of the
 * specification. The queries of its parts keep it up to date.
 */
export const startQuery = queryOptions({
  queryKey: getQueryKey(start.get),
  queryFn: async ({ client, signal }): Promise<StartData | null> => {
    try {
      const data = await api(start.get, {}, { signal })
      fillParts(client, data)
      return data
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_offered') return null
      throw error
    }
  },
  // Without a connection it fails at once, and the page reports it.
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // No other part requests it again.
  refetchInterval: ({ state }) => (state.status === 'error' ? 30_000 : false),
})

/** Fills the queries of the parts, so that no page fetches them again while they are fresh. */
function fillParts(client: QueryClient, data: StartData): void {
  client.setQueryData(acceptancesQuery.queryKey, data.acceptances)
  client.setQueryData(unreadCountQuery.queryKey, data.notifications)
}
