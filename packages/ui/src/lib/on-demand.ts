'use client'
import { useEffect, useSyncExternalStore } from 'react'

/** What is known of code that is fetched on demand. */
export interface Fetched<Module> {
  /** `undefined` until it has arrived, and always on the server. */
  module: Module | undefined
  /** How many fetches in a row have failed. */
  failures: number
}

/** Code that arrives on intent: nothing is fetched until it is requested, and it is fetched once. */
export interface OnDemand<Module> {
  /** Starts the fetch, or does nothing when it has started. */
  load: () => void
  /** Starts the fetch, and resolves when the module is here; rejects when it cannot be fetched. */
  preload: () => Promise<unknown>
  /**
   * The module once it is here, before that `undefined`; always `undefined` on the server. Its name begins as that of a
   * hook must, or the React Compiler takes it for a plain function and remembers its first answer.
   */
  useModule: () => Module | undefined
  subscribe: (listener: () => void) => () => void
  read: () => Fetched<Module>
}

const errorListeners = new Set<(error: unknown) => void>()

/**
 * Calls back whenever code that a component fetches on demand does not arrive: the device is offline, or a new release
 * has replaced the file. The component retries by itself and shows a message; use this to report the error, or to offer
 * a reload. Returns a function that ends it.
 */
export function onLoadError(listener: (error: unknown) => void): () => void {
  errorListeners.add(listener)
  return () => {
    errorListeners.delete(listener)
  }
}

/**
 * Fetches a module again that could not be fetched. Browsers keep the failure of an address until the page is loaded
 * again, so the address, which Chromium and Firefox name in the error, gets a query. Where a bundler has packed the
 * module under other names, the part that is looked for is missing and the failure stays.
 */
async function fetchAgain<Module>(error: unknown, part: keyof Module | undefined, attempt: number): Promise<Module> {
  const [address] = /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '') ?? []
  if (address === undefined || part === undefined) throw error
  const module: Module = await import(/* @vite-ignore */ `${address}?attempt=${attempt}`)
  if (module[part] === undefined) throw error
  return module
}

const nothing: Fetched<never> = { module: undefined, failures: 0 }

const readNothing = () => nothing

/** The module, and how often fetching it has failed. */
export function useFetched<Module>({ subscribe, read }: OnDemand<Module>): Fetched<Module> {
  return useSyncExternalStore<Fetched<Module>>(subscribe, read, readNothing)
}

/** Fetches it when the browser has nothing else to do. */
export function useIdleLoad({ load }: OnDemand<unknown>, wanted = true): void {
  useEffect(() => {
    if (!wanted || !('requestIdleCallback' in window)) return
    const handle = window.requestIdleCallback(load)
    return () => window.cancelIdleCallback(handle)
  }, [load, wanted])
}

/**
 * Unlike `React.lazy` this shows the module in the very render that follows its arrival: a suspended boundary may hold
 * its content back for 300 ms, which is too long for a menu that somebody has just clicked.
 */
export function onDemand<Module>(fetchModule: () => Promise<Module>, part?: keyof Module): OnDemand<Module> {
  let fetched: Fetched<Module> = nothing
  let running: Promise<unknown> | undefined
  const listeners = new Set<() => void>()
  const set = (next: Fetched<Module>) => {
    fetched = next
    for (const listener of listeners) listener()
  }
  const preload = () => {
    const { failures } = fetched
    const fetching = () =>
      failures === 0 ? fetchModule() : fetchModule().catch((error) => fetchAgain(error, part, failures))
    running ??= fetching().then(
      (module) => set({ module, failures: 0 }),
      (error) => {
        // The next intent tries again.
        running = undefined
        set({ module: undefined, failures: failures + 1 })
        for (const listener of errorListeners) listener(error)
        throw error
      },
    )
    return running
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    // The failure is kept, and told to the listeners.
    load: () => void preload().catch(() => {}),
    preload,
    subscribe,
    read: () => fetched,
    useModule: () =>
      useSyncExternalStore(
        subscribe,
        () => fetched.module,
        () => undefined,
      ),
  }
}

const overlays: OnDemand<unknown>[] = []

/** The part of an overlay (menu, list, dialog, calendar…) that is fetched on intent. `part` is what it exports. */
export function overlay<Module>(fetchModule: () => Promise<Module>, part?: keyof Module): OnDemand<Module> {
  const layer = onDemand(fetchModule, part)
  overlays.push(layer)
  return layer
}

/**
 * Fetches the code of every overlay that the application imports, ahead of the first one: before a device goes offline,
 * or before a test. Rejects when some of it cannot be fetched.
 */
export async function preloadOverlays(): Promise<void> {
  await Promise.all(overlays.map((layer) => layer.preload()))
}
