import { createRootRouteWithContext } from '@tanstack/react-router'
import { rootOptions } from '../app/root'
import type { RouterContext } from '../app/router'

export const Route = createRootRouteWithContext<RouterContext>()(rootOptions)
