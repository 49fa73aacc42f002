/** Runs at build time only: renders the pages whose first paint must not wait for JavaScript. */
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
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

/** @returns each route's path as a pattern, with its id and the ids of its layouts. */
export function getRoutePatterns(): { pattern: string; ids: string[] }[] {
  const { router } = routerAt('/')
  return (
    Object.values(router.routesByPath)
      .filter((route) => route.fullPath !== '/' && !route.fullPath.endsWith('$'))
      .map((route) => {
        const ids: string[] = []
        for (let at = route; at?.parentRoute; at = at.parentRoute) ids.push(at.id)
        const pattern = route.fullPath.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')
        return { pattern: `^${pattern}/?$`, ids }
      })
      // Static paths before paths with a parameter: /criar would also match as an order number.
      .sort((one, other) => Number(one.pattern.includes('[')) - Number(other.pattern.includes('[')))
  )
}
