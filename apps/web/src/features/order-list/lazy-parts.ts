import type { QueryClient } from '@tanstack/react-query'
import { lazyNamed } from '../../lib/lazy-named.ts'
import type { ServiceOrdersSearch } from '../orders/order-list-search.ts'

/** Loaded separately: the dashboard shows its figures first. */
export const DashboardOrders = lazyNamed(() => import('./dashboard-orders.tsx'), 'DashboardOrders')

// A browser requests the data of these parts with their code, which it loads later. The page of a server has the data at first.

/** Requests the orders of the dashboard, on a server. */
export async function prefetchDashboardOrders(client: QueryClient, companyId: string | undefined): Promise<void> {
  if (!import.meta.env.SSR) return
  const { prefetchUrgentOrders } = await import('./urgent-orders.queries.ts')
  prefetchUrgentOrders(client, companyId)
}

/** Requests the orders of the board, the calendar or the map, on a server. */
export async function prefetchOrderView(client: QueryClient, search: ServiceOrdersSearch): Promise<void> {
  if (!import.meta.env.SSR) return
  const { prefetchView } = await import('./view-queries.ts')
  prefetchView(client, search)
}
