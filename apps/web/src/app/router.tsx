import type { User } from '@malote/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../lib/lists/search-params.ts'
import { routeTree } from '../routeTree.gen.ts'
import { PageError, PagePending } from './page-states.tsx'

/**
 * The session as the guards see it. `user` is undefined until start-up has fetched it, and when no user is signed in.
 */
export interface SessionContext {
  user: User | undefined
  /** The error that kept start-up from fetching the user. */
  startupError: unknown
  /** The session expired, and the user has not been informed yet. */
  sessionEnded: boolean
}

export interface RouterContext extends SessionContext {
  queryClient: QueryClient
  /** Updates the session for the guards. */
  setSession: (session: Partial<SessionContext>) => void
}

export type AppRouter = ReturnType<typeof createAppRouter>

/** @param history - @default the history of the browser */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const context: RouterContext = {
    queryClient,
    user: undefined,
    startupError: undefined,
    sessionEnded: false,
    setSession: (session) => {
      const current = { user: undefined, startupError: undefined, sessionEnded: false, ...session }
      router.update({ ...router.options, context: { ...context, ...current } })
    },
  }
  const router = createRouter({
    routeTree,
    context,
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides when data is stale.
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    defaultPendingMs: 200,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    // Prerendering would write an inline script for it, which the content security policy blocks.
    scrollRestoration: import.meta.env.SSR ? false : createScrollDecision(),
  })
  return router
}

/**
 * Decides whether the router sets the scroll position of a page. A page is shown before the application responds: where the
 * user has scrolled it until then, it stays. The router renders its first entry of the history several times.
 */
function createScrollDecision(): (page: { location: ParsedLocation }) => boolean {
  let firstEntry: string | undefined
  let isFirst = true
  return ({ location }) => {
    const entry = location.state.__TSR_key ?? location.href
    firstEntry ??= entry
    isFirst &&= entry === firstEntry
    return !(isFirst && window.maloteScrolled)
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The page's title, for the tab and for screen readers; deeper routes win. */
    title?: string | ((params: Readonly<Record<string, string>>) => string)
  }
}
