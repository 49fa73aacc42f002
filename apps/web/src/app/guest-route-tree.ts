import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { Route as Guest } from '../routes/_guest'
import { Route as SignIn } from '../routes/_guest/entrar'
import { Route as Recovery } from '../routes/_guest/recuperar-senha'
import { Route as Privacy } from '../routes/politica-de-privacidade'
import { Route as OwnData } from '../routes/seus-dados'
import { Route as Terms } from '../routes/termos-de-uso'
import { rootOptions } from './root'
import type { AppRouteTree, RouterContext } from './router'

/*
 * A part of the generated tree: the same routes, in a tree that needs no more than people who come to them. The whole tree
 * brings what every page reads from its address and asks of the server.
 */
const root = createRootRouteWithContext<RouterContext>()(rootOptions)
const atRoot = () => root

/**
 * Every other address: the rest of the routes is brought, and the address tried again among them. It stands where the
 * generated tree has its own `$`, so that the router finds each route that it is busy with in both trees.
 */
const elsewhere = createRoute({
  getParentRoute: atRoot,
  path: '$',
  // The page stays until the others are there.
  pendingMs: Number.POSITIVE_INFINITY,
  beforeLoad: async ({ context, location }) => {
    await context.bringEveryRoute()
    throw redirect({ href: location.href, replace: true })
  },
})

/** Where a route stands, said as the generated tree says it; its types know each route by its one place there. */
const layoutAt = (id: string, parent: () => object) => ({ id, getParentRoute: parent }) as never
const pageAt = (path: string, parent: () => object) => ({ id: path, path, getParentRoute: parent }) as never

const guest = Guest.update(layoutAt('/_guest', atRoot))
const inGuest = () => guest

/** What people load first: the pages before sign-in. The router takes it for the whole tree, by which links are typed. */
export const guestRoutes = root.addChildren([
  guest.addChildren([SignIn.update(pageAt('/entrar', inGuest)), Recovery.update(pageAt('/recuperar-senha', inGuest))]),
  Terms.update(pageAt('/termos-de-uso', atRoot)),
  Privacy.update(pageAt('/politica-de-privacidade', atRoot)),
  OwnData.update(pageAt('/seus-dados', atRoot)),
  elsewhere,
]) as object as AppRouteTree
