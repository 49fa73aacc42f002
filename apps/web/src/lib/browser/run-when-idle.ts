import type { QueryClient } from '@tanstack/react-query'

/**
 * Runs a function once when no query is pending and the browser is idle, so that it does not delay the page.
 * @returns a function that cancels it.
 */
export function runWhenIdle(client: QueryClient, run: () => void): () => void {
  let calledOff = false
  const check = () => {
    if (calledOff || client.isFetching() > 0) return
    stop()
    clearTimeout(first)
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => calledOff || run(), { timeout: 2_000 })
    else setTimeout(() => calledOff || run(), 200)
  }
  const stop = client.getQueryCache().subscribe(check)
  // Deferred: the page that was just rendered may start its queries now.
  const first = setTimeout(check, 0)
  return () => {
    calledOff = true
    clearTimeout(first)
    stop()
  }
}
