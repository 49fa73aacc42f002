import { readText, writeText } from '../lib/storage/storage.ts'

// The router reads the same key, and reloads the page when it is empty.
const toKey = ({ message }: Error) => `tanstack_router_reload:${message}`

/**
 * Keeps the router from reloading the page as soon as a chunk is missing: without a server that shows the browser's own
 * error page. The error page of the app reloads instead, once the API responds.
 */
export function watchMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => mark(payload, 'missing'))
}

/** Whether the page was already reloaded for this chunk. Another reload would not help and could repeat for ever. */
export function hasReloadedFor(error: Error): boolean {
  const mark = readText(toKey(error), 'session')
  // Without storage a reload could not be remembered.
  return mark === 'reloaded' || mark === undefined
}

/** Reloads the page, which loads the chunks of the deployed version. */
export function reloadFor(error: Error): void {
  mark(error, 'reloaded')
  // The service worker would respond with the document of the old version again.
  void import('./service-worker-client.ts')
    .then(({ removeServiceWorker }) => removeServiceWorker())
    .catch(() => undefined)
    .then(() => window.location.reload())
}

function mark(error: Error, state: 'missing' | 'reloaded'): void {
  if (!hasReloadedFor(error)) writeText(toKey(error), state, 'session')
}
