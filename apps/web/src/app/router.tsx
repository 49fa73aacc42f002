import type { User } from '@malote/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../lib/lists/search-params'
import type { routeTree } from '../routeTree.gen'
import { PageError, PagePending } from './page-states'

/** What guards know of the person. `user` is undefined until start-up has asked, and when nobody is signed in. */
export interface SessionContext {
  user: User | undefined
  /** Why start-up could not learn who the person is, when the API did not answer. */
  startupError: unknown
  /** The session ended by itself, and its person does not know yet. */
  sessionEnded: boolean
}

export interface RouterContext extends SessionContext {
  queryClient: QueryClient
  /** Tells the guards that somebody has signed in, or that nobody is any more. */
  setSession: (session: Partial<SessionContext>) => void
  /** Brings the routes that the stage goes without with which the page began. */
  bringEveryRoute: () => Promise<void>
}

export type AppRouteTree = typeof routeTree
export type AppRouter = ReturnType<typeof createAppRouter>

/** The router, over all routes or, until the others are wanted, over a stage of them. */
export function createAppRouter(routes: AppRouteTree, queryClient: QueryClient, history?: RouterHistory) {
  const context: RouterContext = {
    queryClient,
    user: undefined,
    startupError: undefined,
    sessionEnded: false,
    bringEveryRoute: async () => {
      const { routes: routeTree } = await import('./full-route-tree')
      router.update({ ...router.options, routeTree })
    },
    setSession: (session) => {
      const current = { user: undefined, startupError: undefined, sessionEnded: false, ...session }
      router.update({ ...router.options, context: { ...context, ...current } })
    },
  }
  const router = createRouter({
    routeTree: routes,
    context,
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    defaultPendingMs: 200,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    // Prerendering would write an inline script for it, which the content security policy refuses.
    scrollRestoration: !import.meta.env.SSR,
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The page's title, as the tab and the screen reader say it; deeper routes win. */
    title?: string | ((params: Readonly<Record<string, string>>) => string)
  }
}
