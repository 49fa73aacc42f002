import { preloadOverlays } from '@malote/ui'
import { watchServiceWorker } from '../lib/browser/service-worker.ts'
import { setVisitStatus } from '../lib/browser/visit-status.ts'
import { readToken } from '../lib/storage/session-token.ts'
import { storePage } from '../lib/storage/stored-pages.ts'

/**
 * Completes the visit of a signed-in user, when the page is idle: loads what a press opens, and stores the page and the
 * files for the next visit.
 */
export async function completeVisit(): Promise<void> {
  // Each can fail: the connection, or a browser that blocks storage or service workers.
  await Promise.allSettled([
    storeFreshPage(),
    watchServiceWorker((update) => setVisitStatus({ update })),
    preloadOverlays({ whenIdle: true }),
  ])
}

/** Stores the page of the server. */
async function storeFreshPage(): Promise<void> {
  if (!window.malotePage) return
  const { token, key: pendingKey, fresh } = window.malotePage
  const [key, page] = await Promise.all([pendingKey, fresh])
  // The session may have ended since, also in another tab.
  if (key && page?.html && readToken() === token) await storePage(key, page)
}
