import { lazyRouteComponent } from '@tanstack/react-router'

/** Renders at once when it is preloaded, unlike `lazy`: a page from the server would lose its cards until then. */
export const OwnDeliveries = lazyRouteComponent(() => import('./own-deliveries.tsx'), 'OwnDeliveries')
