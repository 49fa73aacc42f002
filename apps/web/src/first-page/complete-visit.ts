import { isDeliveryTeam, type User } from '@malote/api-client'
import { preloadOverlays } from '@malote/ui'
import type { QueryClient } from '@tanstack/react-query'
import { orderEndpoints } from '../features/orders/index.ts'
import { quietMs } from '../lib/browser/quiet-time.ts'
import { invalidate } from '../lib/http/api.ts'
import { startQueue } from '../lib/offline/request-queue.ts'
import { removeOldDrafts } from '../lib/storage/old-drafts.ts'
import { followOwnOrders } from './download-own-orders.ts'
import { preloadSteps } from './preload-steps.ts'
import { watchServiceWorker } from './service-worker-client.ts'
import { storePage } from './stored-pages.ts'
import { setVisitStatus } from './visit-status.ts'

const waitForQuietEnd = () => new Promise((done) => setTimeout(done, quietMs))

/**
 * Completes the visit of a signed-in user, when the page is idle: sends what waited for a connection, stores the page, and
 * later loads what a press opens and stores the files for the next visit. Drafts that are too old are removed.
 */
export async function completeVisit(client: QueryClient, user: User): Promise<void> {
  removeOldDrafts()
  // Each can fail: the connection, or a browser that blocks storage or service workers.
  await Promise.allSettled([
    ...(isDeliveryTeam(user) ? [prepareSteps(client)] : []),
    storeFreshPage(),
    storeFiles(),
    waitForQuietEnd().then(() => preloadOverlays({ whenIdle: true })),
  ])
}

/** Installs the service worker, which requests more than a hundred files on the first visit. */
async function storeFiles(): Promise<void> {
  if (!navigator.serviceWorker?.controller) await waitForQuietEnd()
  await watchServiceWorker((update) => setVisitStatus({ update }))
}

/** Sends the steps that wait, and prepares those that the user may take without a connection: first on a touch screen. */
async function prepareSteps(client: QueryClient): Promise<void> {
  const sending = startQueue(() => void invalidate(client, ...orderEndpoints))
  const isTouchScreen = window.matchMedia('(pointer: coarse)').matches
  // The connection of a desk seldom fails.
  if (!isTouchScreen) await waitForQuietEnd()
  await Promise.all([sending, preloadSteps()])
  if (isTouchScreen) await followOwnOrders()
}

/** Stores the page of the server. */
async function storeFreshPage(): Promise<void> {
  if (!window.malotePage) return
  const { token, key: pendingKey, fresh } = window.malotePage
  const [key, page] = await Promise.all([pendingKey, fresh])
  if (key && page?.html) await storePage({ token, key, page })
}
