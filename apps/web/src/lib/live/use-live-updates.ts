import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useIsLive } from './live-status.ts'

/** Milliseconds between refetches. No event reports that an order has become late, so live pages refetch too. */
const refetchIntervals = { live: 60_000, polling: 20_000 } as const

/** @returns the milliseconds between two refetches of a visible page about orders. */
export function useRefetchInterval(): number {
  return useIsLive() ? refetchIntervals.live : refetchIntervals.polling
}

/**
 * Connects to the event stream while the calling component is mounted, and refetches what its events change.
 * @param onUnauthenticated called when the server rejects the connection because the session has ended.
 */
export function useLiveUpdates(onUnauthenticated: (client: QueryClient) => void): void {
  const client = useQueryClient()
  const handleUnauthenticated = useEffectEvent(() => onUnauthenticated(client))
  useEffect(() => {
    let isUnmounted = false
    let stop: (() => void) | undefined
    // The first render of a page needs none of this code.
    void import('./live-updates.ts').then(({ connectLiveUpdates }) => {
      if (isUnmounted) return
      stop = connectLiveUpdates(client, () => handleUnauthenticated())
    })
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [client])
}
