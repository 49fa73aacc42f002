export { DashboardOrders, prefetchDashboardOrders, prefetchOrderView } from './lazy-parts.ts'
export { serviceOrdersQuery, tabCountsQuery } from './order-list.queries.ts'
export { OrderListPage } from './order-list-page.tsx'
