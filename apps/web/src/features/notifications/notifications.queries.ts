import { notifications } from '@malote/api-client'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../lib/http/api.ts'
import { unreadCountQuery } from '../session/index.ts'

/** Number of notifications per request. */
const limit = 20

/** The user's notifications, page by page. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: [...query(notifications.list, { query: { limit } }).queryKey, 'pages'],
  queryFn: ({ pageParam, signal }) => api(notifications.list, { query: { page: pageParam, limit } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : undefined),
  // Opening the drawer always refetches.
  staleTime: 0,
})

/** Marks notifications as read; without ids all of them. */
export function useMarkRead() {
  return useMutation({
    mutationFn: (ids: string[] | undefined) => api(notifications.read, { body: { ids } }),
    onSuccess: (unread, _ids, _result, { client }) => {
      client.setQueryData(unreadCountQuery.queryKey, unread)
      return invalidate(client, notifications.list)
    },
  })
}
