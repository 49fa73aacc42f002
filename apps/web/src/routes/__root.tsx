import { createRootRouteWithContext } from '@tanstack/react-router'
import { Root } from '../app/root'
import type { RouterContext } from '../app/router'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })
