import { notifications } from '@malote/api-client'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../lib/http/api'

/** How many the drawer asks for at a time. */
const limit = 20

/** How many wait to be read. */
export const unreadQuery = query(notifications.unread, {})

/** What the person was told, page by page. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: [...query(notifications.list, { query: { limit } }).queryKey, 'pages'],
  queryFn: ({ pageParam, signal }) => api(notifications.list, { query: { page: pageParam, limit } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : undefined),
  // It is opened to see what is new.
  staleTime: 0,
})

/** Marks some as read, or without ids all. */
export function useMarkRead() {
  return useMutation({
    mutationFn: (ids: string[] | undefined) => api(notifications.read, { body: { ids } }),
    onSuccess: (unread, _ids, _result, { client }) => {
      client.setQueryData(unreadQuery.queryKey, unread)
      return invalidate(client, notifications.list)
    },
  })
}
