import { lazyNamed } from '../../lib/lazy-named.ts'

// Loaded separately: the dashboard shows its figures first.
export const UrgentOrders = lazyNamed(() => import('./urgent-orders.tsx'), 'UrgentOrders')
export const ActiveOrders = lazyNamed(() => import('./active-orders.tsx'), 'ActiveOrders')
