'use client'
import { useSyncExternalStore } from 'react'

/** Code that arrives on intent: nothing is fetched until somebody asks, and it is fetched once. */
export interface OnDemand<Module> {
  /** Starts the fetch, or does nothing when it has started. */
  load: () => void
  /**
   * The module once it is here, before that `undefined`; always `undefined` on the server. Its name begins as that of a
   * hook must, or the React Compiler takes it for a plain function and remembers its first answer.
   */
  useModule: () => Module | undefined
}

/**
 * Unlike `React.lazy` this shows the module in the very render that follows its arrival: a suspended boundary may hold
 * its content back for 300 ms, which is too long for a menu that somebody has just clicked.
 */
export function onDemand<Module>(fetchModule: () => Promise<Module>): OnDemand<Module> {
  let module: Module | undefined
  let fetching = false
  const listeners = new Set<() => void>()

  const load = () => {
    if (fetching) return
    fetching = true
    fetchModule().then(
      (fetched) => {
        module = fetched
        for (const listener of listeners) listener()
      },
      () => {
        // Offline, or a new release has replaced the file: the next intent tries again.
        fetching = false
      },
    )
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    load,
    useModule: () =>
      useSyncExternalStore(
        subscribe,
        () => module,
        () => undefined,
      ),
  }
}
