import type { QueryClient } from '@tanstack/react-query'

/**
 * Runs something once, when the page has what it asked the server for and the browser has nothing better to do: what is
 * fetched then is in nobody's way.
 * @returns how to call it off.
 */
export function whenQuiet(client: QueryClient, run: () => void): () => void {
  let calledOff = false
  const ask = () => {
    if (calledOff || client.isFetching() > 0) return
    stop()
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => calledOff || run(), { timeout: 2_000 })
    else setTimeout(() => calledOff || run(), 200)
  }
  const stop = client.getQueryCache().subscribe(ask)
  // Later: the page that has just been shown may be about to ask.
  const first = setTimeout(ask, 0)
  return () => {
    calledOff = true
    clearTimeout(first)
    stop()
  }
}
