import { retryImport } from '@malote/ui'
import { lazyNamed } from './lazy-named.ts'

/**
 * The first pause until the code is requested again; each later one is twice as long. Short, because the first request after
 * the browser is online often fails.
 */
const firstPauseMs = 2_000

/**
 * `lazyNamed` for a part that its page can do without: while its code cannot be loaded, such as without a connection, its
 * Suspense boundary shows the fallback, or the markup of the server. It appears when the browser is online again, or after
 * a pause. Other parts replace the page by an error page then.
 */
export const lazyPart: typeof lazyNamed = (load, name) =>
  lazyNamed(async () => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (attempt === 0) return await load()
        return await load().catch((error) => retryImport<Awaited<ReturnType<typeof load>>>(error, name, attempt))
      } catch {
        await waitUntilOnline(firstPauseMs * 2 ** attempt)
      }
    }
  }, name)

/** Resolves when the browser is online again, and at the latest after a time. */
const waitUntilOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
  })
