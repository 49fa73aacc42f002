import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds after a press in which its effect, such as an overlay whose code is loaded, has the connection for itself. */
const inputPauseMs = 2_000

let lastInputAt = Number.NEGATIVE_INFINITY
if (!import.meta.env.SSR) {
  // A click, because it is also what is repeated of a press from before the application responded.
  for (const type of ['click', 'keydown']) {
    document.addEventListener(type, () => (lastInputAt = performance.now()), { capture: true, passive: true })
  }
}

/**
 * Runs a function once when no query is pending, the user has not just pressed something, and the browser is idle, so that it
 * does not delay the page.
 * @returns a function that cancels it.
 */
export function runWhenIdle(client: QueryClient, run: () => void): () => void {
  let calledOff = false
  let timer: ReturnType<typeof setTimeout>
  const check = () => {
    if (calledOff || client.isFetching() > 0) return
    clearTimeout(timer)
    const pause = lastInputAt + inputPauseMs - performance.now()
    if (pause > 0) {
      timer = setTimeout(check, pause)
      return
    }
    stop()
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => calledOff || run(), { timeout: 2_000 })
    else setTimeout(() => calledOff || run(), 200)
  }
  const stop = client.getQueryCache().subscribe(check)
  // Deferred: the page that was just rendered may start its queries now.
  timer = setTimeout(check, 0)
  return () => {
    calledOff = true
    clearTimeout(timer)
    stop()
  }
}
