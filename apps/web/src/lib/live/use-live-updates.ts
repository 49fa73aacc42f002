import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { runWhenIdle } from '../browser/run-when-idle.ts'
import { useIsLive } from './live-status.ts'

/** Milliseconds between refetches. No event reports that an order has become late, so live pages refetch too. */
const refetchIntervals = { live: 60_000, polling: 20_000 } as const

/** @returns the milliseconds between two refetches of a visible page about orders. */
export function useRefetchInterval(): number {
  return useIsLive() ? refetchIntervals.live : refetchIntervals.polling
}

/**
 * Connects to the event stream while the calling component is mounted, and refetches what its events change.
 * @param lastEventId the position of the stream when the data of the page was fetched; undefined while it is not known,
 *   and for a provider without the stream.
 * @param onUnauthenticated called when the server rejects the connection because the session has ended.
 */
export function useLiveUpdates(
  lastEventId: string | undefined,
  onUnauthenticated: (client: QueryClient) => void,
): void {
  const client = useQueryClient()
  const handleUnauthenticated = useEffectEvent(() => onUnauthenticated(client))
  useEffect(() => {
    if (lastEventId === undefined) return
    let isUnmounted = false
    let stop: (() => void) | undefined
    // The first render of a page needs none of this code.
    const cancel = runWhenIdle(client, async () => {
      // When the code cannot be loaded, the page polls.
      const module = await import('./live-updates.ts').catch(() => undefined)
      if (isUnmounted) return
      stop = module?.connectLiveUpdates(client, { lastEventId, onUnauthenticated: () => handleUnauthenticated() })
    })
    return () => {
      isUnmounted = true
      cancel()
      stop?.()
    }
  }, [client, lastEventId])
}
