/** Runs at build time only: writes the pages whose first paint must not wait for JavaScript. */
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { appName } from '../lib/app-name'
import { createQueryClient } from '../lib/http/query-client'
import { routeTree } from '../routeTree.gen'
import { App } from './app'
import { ShellSkeleton } from './layout'
import { getPageTitle } from './root'
import { createAppRouter } from './router'

export const prerenderedPaths = [
  '/entrar',
  '/recuperar-senha',
  '/termos-de-uso',
  '/politica-de-privacidade',
  '/seus-dados',
] as const

function routerAt(path: string) {
  const queryClient = createQueryClient(() => undefined)
  const router = createAppRouter(routeTree, queryClient, createMemoryHistory({ initialEntries: [path] }))
  return { router, queryClient }
}

/** A page's markup, exactly as the browser's first render will write it. */
export async function renderPage(path: string): Promise<{ html: string; title: string }> {
  const { router, queryClient } = routerAt(path)
  await router.load()
  const title = getPageTitle(router.state.matches)
  return {
    html: renderToString(<App router={router} queryClient={queryClient} />),
    title: title ? `${title} · ${appName}` : appName,
  }
}

/** The empty shell that every signed-in page shows until it has arrived. */
export function renderShell(): string {
  return renderToString(<ShellSkeleton />)
}

/** Each route's address as a pattern, and the ids of it and of the layouts around it. */
export function routeAddresses(): { pattern: string; ids: string[] }[] {
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
      // Plain addresses before those with a parameter: /criar is also a possible order number.
      .sort((one, other) => Number(one.pattern.includes('[')) - Number(other.pattern.includes('[')))
  )
}
