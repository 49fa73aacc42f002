import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFollowing } from '../../app/following'
import { currentUserQuery } from '../session'

/** Milliseconds between readings: no event tells that an order is late by now; without events, nothing else is told either. */
const readEvery = { following: 60_000, asking: 20_000 } as const

/** How often a page about orders that is in sight reads them again by itself. */
export function useReadEvery(): number {
  return useFollowing() ? readEvery.following : readEvery.asking
}

/** Has the orders on the page follow what happens to them, for as long as somebody is signed in. */
export function useLiveOrders(): void {
  const client = useQueryClient()
  useEffect(() => {
    let left = false
    let stop: (() => void) | undefined
    // Nothing of it is needed for the first look at a page.
    void import('./follow-orders').then(({ followOrders }) => {
      if (left) return
      // Whoever is asked first says that the session is over, and leads to signing in again.
      stop = followOrders(client, () => void client.prefetchQuery({ ...currentUserQuery, staleTime: 0 }))
    })
    return () => {
      left = true
      stop?.()
    }
  }, [client])
}
