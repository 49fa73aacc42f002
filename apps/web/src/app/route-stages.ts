import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { rootOptions } from './root'
import type { AppRouteTree, RouterContext } from './router'

/*
 * A stage is a part of the generated tree: the same routes, in a tree that needs no more than people who come to them.
 * The whole tree brings what every page reads from its address and asks of the server.
 */

/** A stage's own root. */
export const stageRoot = () => createRootRouteWithContext<RouterContext>()(rootOptions)

/**
 * Every other address: the rest of the routes is brought, and the address tried again among them. It stands where the
 * generated tree has its own `$`, so that the router finds each route that it is busy with in both trees.
 */
export const elsewhere = (parent: () => ReturnType<typeof stageRoot>) =>
  createRoute({
    getParentRoute: parent,
    path: '$',
    // The page stays until the others are there.
    pendingMs: Number.POSITIVE_INFINITY,
    beforeLoad: async ({ context, location }) => {
      await context.bringEveryRoute()
      throw redirect({ href: location.href, replace: true })
    },
  })

/** Where a route stands, said as the generated tree says it; its types know each route by its one place there. */
export const layoutAt = (id: string, parent: () => object) => ({ id, getParentRoute: parent }) as never
export const pageAt = (path: string, parent: () => object) => ({ id: path, path, getParentRoute: parent }) as never

/** The stage as the router takes it: links and guards are typed by the whole tree. */
export const stage = (root: object) => root as AppRouteTree
