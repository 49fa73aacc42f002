import { lazyNamed } from '../../lib/lazy-named.ts'

/** Loaded separately: the dashboard shows its figures first. */
export const DashboardOrders = lazyNamed(() => import('./dashboard-orders.tsx'), 'DashboardOrders')
