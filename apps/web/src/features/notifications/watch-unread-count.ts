import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { isLive } from '../../lib/live/live-status.ts'
import { unreadCountQuery } from './notifications.queries.ts'

/** Milliseconds between refetches while the event stream is not connected. */
const pollIntervalMs = 60_000

/**
 * Reports the number of unread notifications, now and after each change.
 * @returns a function that stops.
 */
export function watchUnreadCount(client: QueryClient, onChange: (unread: number) => void): () => void {
  const observer = new QueryObserver(client, {
    ...unreadCountQuery,
    refetchInterval: () => (isLive() ? false : pollIntervalMs),
  })
  return observer.subscribe(({ data }) => {
    if (data) onChange(data.unread)
  })
}
