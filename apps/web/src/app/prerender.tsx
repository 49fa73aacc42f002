/** Runs at build time only: renders the pages whose first paint must not wait for JavaScript. */
import { allRoles, type Role, type User } from '@malote/api-client'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { companyOptionsQuery, fillStart, startQuery } from '../features/session/start.queries.ts'
import { appName } from '../lib/app-name.ts'
import { createQueryClient } from '../lib/http/query-client.ts'
import { getPageTitle } from '../routes/__root.tsx'
import { App } from './app.tsx'
import { ShellSkeleton } from './layout/index.ts'
import { createAppRouter } from './router.tsx'

export const prerenderedPaths = [
  '/entrar',
  '/recuperar-senha',
  '/termos-de-uso',
  '/politica-de-privacidade',
  '/seus-dados',
] as const

function routerAt(path: string) {
  const queryClient = createQueryClient(() => undefined)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  return { router, queryClient }
}

/** @returns the markup of a page, equal to the first render in the browser. */
export async function renderPage(path: string): Promise<{ html: string; title: string }> {
  const { router, queryClient } = routerAt(path)
  await router.load()
  const title = getPageTitle(router.state.matches)
  return {
    html: renderToString(<App router={router} queryClient={queryClient} />),
    title: title ? `${title} · ${appName}` : appName,
  }
}

/** @returns the markup of the empty layout, shown until a signed-in page has loaded. */
export function renderShell(): string {
  return renderToString(<ShellSkeleton />)
}

/** What the boot script needs of a route. */
export interface RouteFacts {
  /** The path as a regular expression, with a group for each parameter. */
  pattern: string
  /** The ids of the route and of its layouts. */
  ids: string[]
  /** The URLs that the loader requests, `{1}` for the first parameter; for a URL without search parameters. */
  requests: string[]
  /** The same for a URL that only selects a company, `{company}`. */
  companyRequests: string[]
  /** The roles whose pages send these requests; other roles are redirected. */
  roles: Role[]
}

/** @returns the facts about each route. Paths with a parameter come last: an order number also matches /criar. */
export async function getRouteFacts(): Promise<RouteFacts[]> {
  const { router } = routerAt('/')
  const routes = Object.values(router.routesByPath).filter(
    (route) => route.fullPath !== '/' && !route.fullPath.endsWith('$'),
  )
  const facts: RouteFacts[] = []
  for (const route of routes) {
    const ids: string[] = []
    for (let at = route; at?.parentRoute; at = at.parentRoute) ids.push(at.id)
    const path = route.fullPath.replace(/\/$/, '')
    facts.push({ pattern: `^${path.replace(/\$\w+/g, '([^/]+)')}/?$`, ids, ...(await recordRequests(path)) })
  }
  return facts.sort((one, other) => Number(one.pattern.includes('[')) - Number(other.pattern.includes('[')))
}

/** Replaces the id of the selected company while a loader's requests are recorded. */
const recordedCompanyId = '00000000-0000-4000-8000-000000000000'

/** Records the URLs that the loaders of a path request, so that they are written only where the pages fetch them. */
async function recordRequests(path: string): Promise<Pick<RouteFacts, 'requests' | 'companyRequests' | 'roles'>> {
  const parameters = path.match(/\$\w+/g) ?? []
  const recordedPath = parameters.reduce((text, name, index) => text.replace(name, `recorded-${index + 1}`), path)
  const requests = await recordLoader(recordedPath, 'admin')
  const roles: Role[] = []
  for (const role of allRoles) {
    if (String(await recordLoader(recordedPath, role)) === String(requests)) roles.push(role)
  }
  const companyRequests = await recordLoader(`${recordedPath}?companyId=${recordedCompanyId}`, 'admin')
  return { requests, companyRequests, roles }
}

async function recordLoader(path: string, role: Role): Promise<string[]> {
  const { router, queryClient } = routerAt(path)
  const page = { page: 1, limit: 1000, total: 0, totalPages: 1 }
  const user = { role } as User
  // The boot script always requests these.
  queryClient.setQueryData(companyOptionsQuery.queryKey, { data: [], meta: page })
  fillStart(queryClient, {
    user,
    acceptances: { data: [], pending: [] },
    notifications: { unread: 0 },
    metabaseUrl: null,
    lastEventId: '',
  })
  router.options.context.setSession({ user })
  return (
    (await recordFetches(() => router.load()))
      // A date is of the day of the build.
      .filter((url) => !/\d{4}-\d{2}-\d{2}/.test(url))
      .map((url) => url.replace(recordedCompanyId, '{company}').replace(/recorded-(\d)/g, '{$1}'))
  )
}

/** @returns the URLs of the data that every signed-in page needs. */
export function getCommonRequests(): Promise<string[]> {
  const { queryClient } = routerAt('/')
  return recordFetches(() =>
    Promise.allSettled([queryClient.fetchQuery(startQuery), queryClient.fetchQuery(companyOptionsQuery)]),
  )
}

/** @returns the URLs that a function fetches. */
async function recordFetches(run: () => Promise<unknown>): Promise<string[]> {
  const urls: string[] = []
  const realFetch = globalThis.fetch
  globalThis.fetch = async (url) => {
    urls.push(String(url))
    throw new TypeError('The build only records requests.')
  }
  try {
    await run()
  } finally {
    globalThis.fetch = realFetch
  }
  return urls
}
