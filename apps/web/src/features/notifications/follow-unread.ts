import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { isLive } from '../../lib/live/live-status'
import { unreadQuery } from './notifications.queries'

/** Milliseconds between questions while nothing is told as it happens. */
const askEvery = 60_000

/**
 * Tells how many notifications wait, now and whenever that changes.
 * @returns how to end it.
 */
export function followUnread(client: QueryClient, tell: (unread: number) => void): () => void {
  const observer = new QueryObserver(client, {
    ...unreadQuery,
    refetchInterval: () => (isLive() ? false : askEvery),
  })
  return observer.subscribe(({ data }) => {
    if (data) tell(data.unread)
  })
}
