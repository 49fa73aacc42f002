import { lazyRouteComponent } from '@tanstack/react-router'
import { lazy } from 'react'

/** Renders at once when it is preloaded, unlike `lazy`: a page from the server would lose its cards until then. */
export const OwnDeliveries = lazyRouteComponent(() => import('./own-deliveries.tsx'), 'OwnDeliveries')

// Only phones have the bar.
export const OrderActionBar = lazy(() =>
  import('./order-action-bar.tsx').then((module) => ({ default: module.OrderActionBar })),
)
