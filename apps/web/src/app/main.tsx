import './app.css'
import { ApiError } from '@malote/api-client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchMissingChunks } from '../lib/http/missing-chunk'
import { createQueryClient } from '../lib/http/query-client'
import { onTokenChangedElsewhere, readToken, removeToken } from '../lib/storage/session-token'
import { App } from './app'
import { guestRoutes } from './guest-route-tree'
import { loadPageError } from './page-states'
import { createAppRouter } from './router'

const queryClient = createQueryClient(() => {
  // Several calls may be refused at once; the first one has already led to sign-in, which says so.
  if (!readToken()) return
  removeToken()
  void leave(true)
})
const router = createAppRouter(guestRoutes, queryClient)

/** Forgets whose session it was; the guards then lead to sign-in, keeping the address. */
async function leave(sessionEnded = false): Promise<void> {
  router.options.context.setSession({ user: undefined, sessionEnded })
  queryClient.clear()
  await router.invalidate()
}

/**
 * Begins for somebody with a session: brings all routes, and asks once who the person is, before any guard looks
 * (specification, section 4).
 */
async function beginAsMember(): Promise<void> {
  const { routes, currentUserQuery } = await import('./full-route-tree')
  router.update({ ...router.options, routeTree: routes })
  try {
    router.options.context.setSession({ user: await queryClient.fetchQuery(currentUserQuery) })
  } catch (error) {
    // A session that is over has been told already, as everywhere.
    if (!(error instanceof ApiError && error.status === 401)) router.options.context.setSession({ startupError: error })
  }
}

/** What the API refuses is shown on the page, with what to do; only a fault of our own belongs in the console. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof ApiError)) window.reportError(error)
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  const page = document.documentElement.dataset

  watchMissingChunks()
  if (readToken()) await beginAsMember()
  onTokenChangedElsewhere((token) => {
    // Somebody signed in elsewhere, maybe as another person: only a fresh start is sure to mix nothing up.
    if (token) window.location.reload()
    else void leave()
  })

  // Of the search, only where to go after sign-in leaves the page as it was prerendered.
  const plain = [...new URLSearchParams(window.location.search).keys()].every((name) => name === 'redirect')
  // The router leaves out the boundaries that prerendering does not write, so that the markup is the same.
  if (page.prerendered) router.ssr = { manifest: undefined }
  await router.load()
  const app = <App router={router} queryClient={queryClient} onReady={takeOver} />
  if (plain && page.prerendered === router.state.location.pathname) hydrateRoot(root, app, { onCaughtError })
  else createRoot(root, { onCaughtError }).render(app)
}

/** From here on the page shows what the app says, whoever it was prerendered for. */
function takeOver(): void {
  delete document.documentElement.dataset.session
  // Once the page itself has had the line for itself.
  setTimeout(loadPageError, 3000)
}

void start()
