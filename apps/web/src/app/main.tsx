import './app.css'
import { ApiError } from '@malote/api-client'
import { hashKey } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentUserQuery } from '../features/session/session.queries.ts'
import { startQuery } from '../features/session/start.queries.ts'
import { hydratePage, waitForParts } from '../first-page/hydration.ts'
import { watchMissingChunks } from '../first-page/missing-chunk.ts'
import { replayInput } from '../first-page/replay-input.ts'
import type { SignedInPage } from '../first-page/stored-pages.ts'
import { keepPressedTarget } from '../lib/browser/keep-pressed-target.ts'
import { quietMs } from '../lib/browser/quiet-time.ts'
import { getViewerDay, setClock } from '../lib/format/clock.ts'
import { addRenderedFailure, endServerSession } from '../lib/http/api.ts'
import { createQueryClient } from '../lib/http/query-client.ts'
import { scheduleRenders } from '../lib/http/schedule-renders.ts'
import { removeStoredPages, sendEndedSessions } from '../lib/storage/end-session.ts'
import { onTokenChangedElsewhere, readToken, removeToken } from '../lib/storage/session-token.ts'
import { App } from './app.tsx'
import { loadPageError } from './page-states.tsx'
import { createAppRouter } from './router.tsx'

/**
 * Milliseconds. Until React has hydrated the markup of a rendered page, its data is dated this far ahead, so that no
 * query is stale, not even with a `staleTime` of 0. A limit, for a browser that is never idle.
 */
const longestHydrationMs = 10_000

const queryClient = createQueryClient(() => {
  // Several requests may fail with 401 at once; only the first one clears the session.
  if (!readToken()) return
  removeToken()
  removeStoredPages()
  void clearSession({ sessionEnded: true })
})
const router = createAppRouter(queryClient)

/** Clears the session; the guards then redirect to sign-in and keep the URL. */
async function clearSession({ sessionEnded = false } = {}): Promise<void> {
  router.options.context.setSession({ user: undefined, sessionEnded })
  queryClient.clear()
  await router.invalidate()
}

/**
 * Fetches the user of the stored session before any guard runs (specification, sections 2 and 4). A rendered page
 * contains it.
 */
async function restoreSession(): Promise<void> {
  // At the same time, because the position of the event stream must not be later than the data of the page.
  void queryClient.prefetchQuery(startQuery)
  try {
    const user = await queryClient.fetchQuery(currentUserQuery)
    router.options.context.setSession({ user })
  } catch (error) {
    // After a 401, of this request or of another one that cancelled it, the query client has cleared the session.
    if (readToken()) router.options.context.setSession({ startupError: error })
  }
}

/**
 * Requests the user whose page the server has rendered. The stored page of an earlier visit may have another role, and
 * the guards must use the current one.
 */
async function confirmUser(): Promise<void> {
  await queryClient.prefetchQuery({ ...currentUserQuery, staleTime: 0 })
  // Equal data keeps its identity in the cache.
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  if (!user || user === router.options.context.user) return
  router.options.context.setSession({ user })
  await router.invalidate()
}

/** Error pages show API errors to the user; only errors of the app are reported to the console. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof ApiError)) window.reportError(error)
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  const pageData = document.documentElement.dataset

  watchMissingChunks()
  scheduleRenders()
  keepPressedTarget()
  const page = await window.malotePage?.shown
  // Without the age on the server, because its clock can differ from the browser's.
  const shownAt = Date.now()
  const updatedAt = shownAt + longestHydrationMs
  for (const [key, data] of page?.data ?? []) queryClient.setQueryData(key, data, { updatedAt })
  for (const [key, error] of page?.failures ?? []) addRenderedFailure(key, new ApiError(error))
  // Of a sign-out without a connection. It must not delay the page.
  void sendEndedSessions(endServerSession)
  window.addEventListener('online', () => void sendEndedSessions(endServerSession))
  const isOfToday = page != null && getViewerDay(new Date(page.renderedAt)) === getViewerDay()
  if (isOfToday) setClock(() => page.renderedAt)
  if (readToken()) await restoreSession()
  onTokenChangedElsewhere((token) => {
    // Another tab signed in, possibly as another user. A reload makes sure that no data of both is mixed.
    if (token) window.location.reload()
    else void clearSession()
  })

  // Of all search parameters, only `redirect` does not change the prerendered page.
  const searchMatchesPrerender = [...new URLSearchParams(window.location.search).keys()].every(
    (name) => name === 'redirect',
  )
  const renderedPath = page?.html ? window.location.pathname : pageData.prerendered
  // Makes the router omit the same boundaries as on the server, so that the markup is equal.
  if (renderedPath) router.ssr = { manifest: undefined }
  await router.load()
  const matchesMarkup = page?.html ? isOfToday && hasRenderedData(page) : searchMatchesPrerender
  function handleReady(): void {
    showApp()
    if (!page) return
    if (page.html) setTimeout(hydratePage)
    const { storedAt } = page
    const fresh = window.malotePage?.fresh
    // Until then the data must be that of the markup.
    void waitForParts().then(() => {
      setClock()
      for (const [key] of page.data) {
        const query = queryClient.getQueryCache().find({ queryKey: key })
        // The state alone: an invalidation since then stays.
        if (query?.state.dataUpdatedAt === updatedAt) query.setState({ dataUpdatedAt: shownAt })
      }
      if (page.html) void confirmUser()
      if (storedAt && fresh) void refreshStoredPage(page, storedAt, fresh)
    })
  }
  const app = <App router={router} queryClient={queryClient} onReady={handleReady} />
  if (matchesMarkup && renderedPath === router.state.location.pathname) hydrateRoot(root, app, { onCaughtError })
  else createRoot(root, { onCaughtError }).render(app)
}

/** Whether the page was rendered with the data of all queries. */
function hasRenderedData({ data }: SignedInPage): boolean {
  const keys = new Set(data.map(([key]) => hashKey(key)))
  return queryClient
    .getQueryCache()
    .getAll()
    .every(({ queryHash }) => keys.has(queryHash))
}

/** Replaces the data of a stored page by that of the server. */
async function refreshStoredPage(
  stored: SignedInPage,
  storedAt: number,
  fresh: Promise<SignedInPage | null>,
): Promise<void> {
  // As a query, so that work for an idle page waits for it, and a slow response is reported.
  const query = queryClient.fetchQuery({ queryKey: ['page'], queryFn: () => fresh, networkMode: 'always' })
  query.catch(() => undefined)
  try {
    const { refreshPage } = await import('../first-page/refresh-page.ts')
    await refreshPage({ queryClient, stored: { ...stored, storedAt }, fresh: query })
  } catch {
    // The code could not be loaded: the page requests its data itself.
    await queryClient.invalidateQueries()
  }
}

/** Shows the app instead of the rendered page. */
function showApp(): void {
  delete document.documentElement.dataset.session
  void replayInput()
  // Preloads the error page later, so that it does not compete with the requests of the current page.
  setTimeout(loadPageError, quietMs)
}

void start()
