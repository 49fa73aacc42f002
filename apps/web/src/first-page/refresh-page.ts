import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { SignedInPage } from './stored-pages.ts'
import { setVisitStatus } from './visit-status.ts'

interface RefreshOptions {
  queryClient: QueryClient
  /** The page of an earlier visit, whose data is in the query cache. */
  stored: SignedInPage & { storedAt: number }
  /** The page of now; null when the server did not render it. Rejected without a connection. */
  fresh: Promise<SignedInPage | null>
}

/**
 * Replaces the data of a stored page by that of the server. Markup and input stay, as with every other refetch. Without
 * a connection, the page shows when its data was stored.
 */
export async function refreshPage({ queryClient, stored, fresh }: RefreshOptions): Promise<void> {
  const times = new Map(stored.data.map(([key]) => [hashKey(key), queryClient.getQueryState(key)?.dataUpdatedAt]))
  /** Whether a query still has its stored data, and no newer one. */
  const isStored = (key: QueryKey) => queryClient.getQueryState(key)?.dataUpdatedAt === times.get(hashKey(key))

  let page: SignedInPage | null
  try {
    page = await fresh
  } catch {
    for (const [key, data] of stored.data) {
      if (isStored(key)) queryClient.setQueryData(key, data, { updatedAt: stored.storedAt })
    }
    setVisitStatus({ storedAt: stored.storedAt })
    return
  }
  for (const [key, data] of page?.data ?? []) if (isStored(key)) queryClient.setQueryData(key, data)
  // The server has not rendered them, because the session or the order no longer exists, for example.
  const received = new Set(page?.data.map(([key]) => hashKey(key)))
  const missing = stored.data.filter(([key]) => !received.has(hashKey(key)) && isStored(key))
  await Promise.all(missing.map(([queryKey]) => queryClient.invalidateQueries({ queryKey, exact: true })))
}
