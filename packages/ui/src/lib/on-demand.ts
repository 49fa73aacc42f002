'use client'
import { useEffect, useSyncExternalStore } from 'react'

/** The state of a module that is loaded on demand. */
export interface OnDemandState<Module> {
  /** `undefined` until it is loaded, and always on the server. */
  module: Module | undefined
  /** The number of consecutive failed loads. */
  failures: number
}

/** A module that is loaded on demand: it is fetched when it is first requested, and only once. */
export interface OnDemand<Module> {
  /** Starts loading, unless it has already started. */
  load: () => void
  /** Starts loading, and resolves when the module is available; rejects when it cannot be fetched. */
  preload: () => Promise<unknown>
  subscribe: (listener: () => void) => () => void
  read: () => OnDemandState<Module>
}

const errorListeners = new Set<(error: unknown) => void>()

/**
 * Registers a listener for code that a component cannot load on demand: the device is offline, or a new release has
 * replaced the file. The component retries and shows a message; use this to report the error, or to offer a reload.
 * @returns a function that removes the listener.
 */
export function onLoadError(listener: (error: unknown) => void): () => void {
  errorListeners.add(listener)
  return () => {
    errorListeners.delete(listener)
  }
}

/**
 * Imports a module again after `import()` failed. Browsers cache a failed URL until the page is reloaded, so the retry adds
 * a query to the URL, which it reads from the error message (Chromium and Firefox).
 * @param error The error of the failed import.
 * @param exportName An export that the module must have: a bundler may have renamed it.
 * @param attempt A number that no earlier retry of this module had.
 * @throws the original error when the URL is unknown or the export is missing.
 */
export async function retryImport<Module>(
  error: unknown,
  exportName: keyof Module | undefined,
  attempt: number,
): Promise<Module> {
  const [url] = /https?:\S+/.exec(String(error)) ?? []
  if (!url || !exportName) throw error
  // Bundlers must leave the URL as it is: Next.js does not build an import that it cannot resolve.
  const module: Module = await import(/* @vite-ignore */ /* webpackIgnore: true */ `${url}?attempt=${attempt}`)
  if (!module[exportName]) throw error
  return module
}

const notLoaded: OnDemandState<never> = { module: undefined, failures: 0 }

const readNotLoaded = () => notLoaded

/** Returns the module and the number of failed loads. */
export function useOnDemandState<Module>({ subscribe, read }: OnDemand<Module>): OnDemandState<Module> {
  return useSyncExternalStore<OnDemandState<Module>>(subscribe, read, readNotLoaded)
}

/** Loads the module when the browser is idle. */
export function useIdleLoad({ load }: OnDemand<unknown>, enabled = true): void {
  useEffect(() => {
    if (!enabled || !('requestIdleCallback' in window)) return
    const handle = window.requestIdleCallback(load)
    return () => window.cancelIdleCallback(handle)
  }, [load, enabled])
}

/**
 * Loads a module on demand. Unlike `React.lazy` it renders the module right after it arrives: a suspended boundary
 * may delay its content by 300 ms, which is too long for a menu that the user has just clicked.
 */
export function createOnDemand<Module>(
  fetchModule: () => Promise<Module>,
  exportName?: keyof Module,
): OnDemand<Module> {
  let state: OnDemandState<Module> = notLoaded
  let pendingLoad: Promise<unknown> | undefined
  const listeners = new Set<() => void>()
  const setState = (next: OnDemandState<Module>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const preload = () => {
    const { failures } = state
    const fetchWithRetry = () =>
      failures === 0 ? fetchModule() : fetchModule().catch((error) => retryImport(error, exportName, failures))
    pendingLoad ??= fetchWithRetry().then(
      (module) => setState({ module, failures: 0 }),
      (error) => {
        // The next request retries.
        pendingLoad = undefined
        setState({ module: undefined, failures: failures + 1 })
        for (const listener of errorListeners) listener(error)
        throw error
      },
    )
    return pendingLoad
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    // The failure is stored and reported to the listeners.
    load: () => void preload().catch(() => {}),
    preload,
    subscribe,
    read: () => state,
  }
}

const overlays: OnDemand<unknown>[] = []

/**
 * Declares the part of an overlay (menu, list, dialog, calendar…) that is loaded on demand. `exportName` is the
 * name of its export.
 */
export function declareOverlay<Module>(
  fetchModule: () => Promise<Module>,
  exportName?: keyof Module,
): OnDemand<Module> {
  const layer = createOnDemand(fetchModule, exportName)
  overlays.push(layer)
  return layer
}

/** Resolves when the browser is idle or two seconds have passed, or in the next task of a browser without idle callbacks. */
const waitUntilIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 2_000 })
    else setTimeout(resolve)
  })

export interface PreloadOptions {
  /**
   * Whether to load one overlay after another, each when the browser is idle, instead of all at once.
   * @default false
   */
  whenIdle?: boolean | undefined
}

/**
 * Loads the code of every overlay that the application imports, before the first one opens: after the start of a page,
 * before a device goes offline, or in a test. Rejects when some of it cannot be fetched.
 */
export async function preloadOverlays({ whenIdle = false }: PreloadOptions = {}): Promise<void> {
  if (!whenIdle) return void (await Promise.all(overlays.map((layer) => layer.preload())))
  for (const layer of overlays) {
    if (layer.read().module !== undefined) continue
    await waitUntilIdle()
    await layer.preload()
  }
}
