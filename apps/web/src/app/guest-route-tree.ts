import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { Route as SignIn } from '../routes/_guest/entrar.tsx'
import { Route as Recovery } from '../routes/_guest/recuperar-senha.tsx'
import { Route as Guest } from '../routes/_guest.tsx'
import { Route as Privacy } from '../routes/politica-de-privacidade.tsx'
import { Route as OwnData } from '../routes/seus-dados.tsx'
import { Route as Terms } from '../routes/termos-de-uso.tsx'
import { rootOptions } from './root.tsx'
import type { AppRouteTree, RouterContext } from './router.tsx'

/* The routes of guests only. The full tree also loads the search schemas and queries of every other page. */
const root = createRootRouteWithContext<RouterContext>()(rootOptions)
const atRoot = () => root

/**
 * Every other path: loads the full tree and matches the path again. It has the id of the `$` route of the generated
 * tree, so that the router finds its current routes in both trees.
 */
const fallbackRoute = createRoute({
  getParentRoute: atRoot,
  path: '$',
  // The current page stays visible until the full tree is loaded.
  pendingMs: Number.POSITIVE_INFINITY,
  beforeLoad: async ({ context, location }) => {
    await context.loadAllRoutes()
    throw redirect({ href: location.href, replace: true })
  },
})

/**
 * The id and parent of a route, as in the generated tree. The cast is needed because its types accept each route once.
 */
const layoutAt = (id: string, parent: () => object) => ({ id, getParentRoute: parent }) as never
const pageAt = (path: string, parent: () => object) => ({ id: path, path, getParentRoute: parent }) as never

const guest = Guest.update(layoutAt('/_guest', atRoot))
const inGuest = () => guest

/** The tree of the pages before sign-in. It has the type of the full tree, which types the links. */
export const guestRoutes = root.addChildren([
  guest.addChildren([SignIn.update(pageAt('/entrar', inGuest)), Recovery.update(pageAt('/recuperar-senha', inGuest))]),
  Terms.update(pageAt('/termos-de-uso', atRoot)),
  Privacy.update(pageAt('/politica-de-privacidade', atRoot)),
  OwnData.update(pageAt('/seus-dados', atRoot)),
  fallbackRoute,
]) as object as AppRouteTree
