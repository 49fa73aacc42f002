import { useSyncExternalStore } from 'react'

interface VisitStatus {
  /** When the data of the page was stored, in milliseconds, while the server cannot be reached. */
  storedAt?: number | undefined
  /** A new version of the application, which is installed and waits. */
  update?: ServiceWorker | undefined
}

const upToDate: VisitStatus = {}
let status = upToDate
const listeners = new Set<() => void>()

/** Changes what the banners of every page show. */
export function setVisitStatus(change: VisitStatus): void {
  status = { ...status, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns whether the data or the code of the page is old. */
export const useVisitStatus = (): VisitStatus =>
  useSyncExternalStore(
    subscribe,
    () => status,
    () => upToDate,
  )
