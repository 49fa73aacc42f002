// The service worker: responds with the stored document of the application, so that a visit starts without a request,
// and works without a connection. All other requests reach the network as if it did not exist.
// build/service-worker.ts fills in the file names.
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

/** The files to store, and the patterns of the paths whose document is the shell, or their own. */
declare const __MALOTE_FILES__: Record<'files' | 'pages' | 'prerendered', string[]>

interface Visit {
  request: Request
  url: URL
}

const { files, pages, prerendered } = __MALOTE_FILES__

// The server fills in the revision of the document, which depends on its headers too (web-app.ts).
const shell = { url: '/shell.html', revision: '__MALOTE_REVISION__' }
precacheAndRoute([shell, ...files.map((url) => ({ url, revision: null }))], { directoryIndex: '', cleanURLs: false })
const respondWithShell = createHandlerBoundToURL(shell.url)

const matches = (patterns: readonly string[], { request, url }: Visit) =>
  request.mode === 'navigate' && patterns.some((pattern) => new RegExp(pattern).test(url.pathname))

registerRoute((visit) => matches(pages, visit), respondWithShell)
// Prerendered pages have a document each. Without a connection, the application renders them.
registerRoute(
  (visit) => matches(prerendered, visit),
  (visit) => fetch(visit.request).catch(() => respondWithShell(visit)),
)

// A new version waits until the user accepts it or has closed all pages: old pages need the old files.
self.addEventListener('message', ({ data }) => {
  // The types of a page and of a worker exclude each other.
  if (data === 'update') void (self as unknown as { skipWaiting: () => Promise<void> }).skipWaiting()
})
