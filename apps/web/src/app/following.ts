import { useSyncExternalStore } from 'react'

let following = false
const listeners = new Set<() => void>()

/** Says whether the server tells at this moment what happens, as it happens. */
export function setFollowing(now: boolean): void {
  if (now === following) return
  following = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether what happens is told as it happens; until then, a page has to ask. */
export const useFollowing = (): boolean => useSyncExternalStore(subscribe, () => following)

/** The same, for whom no page is drawn. */
export const isFollowing = (): boolean => following
