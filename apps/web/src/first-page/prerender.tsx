/** Runs at build time only: renders the pages whose first paint must not wait for JavaScript. */
import { renderToString } from 'react-dom/server'
import { App } from '../app/app.tsx'
import { ShellSkeleton } from '../app/layout/index.ts'
import { appName } from '../lib/app-name.ts'
import { getPageTitle } from '../routes/__root.tsx'
import { createServerRouter } from './server-router.ts'

export const prerenderedPaths = [
  '/entrar',
  '/recuperar-senha',
  '/termos-de-uso',
  '/politica-de-privacidade',
  '/seus-dados',
] as const

/** @returns the markup of a page, equal to the first render in the browser. */
export async function renderPage(path: string): Promise<{ html: string; title: string }> {
  const { router, queryClient } = createServerRouter(path)
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
}

/** @returns the facts about each route. Paths with a parameter come last: an order number also matches /criar. */
export function getRouteFacts(): RouteFacts[] {
  const { router } = createServerRouter('/')
  const routes = Object.values(router.routesByPath).filter((route) => !route.fullPath.endsWith('$'))
  const facts: RouteFacts[] = []
  for (const route of routes) {
    const ids: string[] = []
    for (let at = route; at?.parentRoute; at = at.parentRoute) ids.push(at.id)
    const path = route.fullPath.replace(/\/$/, '')
    facts.push({ pattern: `^${path.replace(/\$\w+/g, '([^/]+)')}/?(?:\\?|$)`, ids })
  }
  return facts.sort((one, other) => Number(one.pattern.includes('[')) - Number(other.pattern.includes('[')))
}
