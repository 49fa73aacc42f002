import { useSyncExternalStore } from 'react'

let isConnected = false
const listeners = new Set<() => void>()

/** Records whether the event stream is connected. */
export function setLive(connected: boolean): void {
  if (connected === isConnected) return
  isConnected = connected
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns whether the event stream is connected; without it a page has to poll. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isConnected,
    () => false,
  )
