import type { QueryClient } from '@tanstack/react-query'
import { lazyNamed } from '../../lib/lazy-named.ts'

/** Loaded separately: the dashboard shows its figures first. */
export const DashboardOrders = lazyNamed(() => import('./dashboard-orders.tsx'), 'DashboardOrders')

/** Requests the orders for the page of the server. A browser requests them with their code, which it loads later. */
export async function prefetchDashboardOrders(client: QueryClient, companyId: string | undefined): Promise<void> {
  if (!import.meta.env.SSR) return
  const { prefetchUrgentOrders } = await import('./urgent-orders.queries.ts')
  prefetchUrgentOrders(client, companyId)
}
