import { createRootRouteWithContext } from '@tanstack/react-router'
import { rootOptions } from '../app/root.tsx'
import type { RouterContext } from '../app/router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()(rootOptions)
