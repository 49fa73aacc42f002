export { DashboardOrders, prefetchDashboardOrders } from './lazy-dashboard-orders.ts'
export { serviceOrdersQuery, tabCountsQuery } from './order-list.queries.ts'
export { OrderListPage } from './order-list-page.tsx'
export { prefetchOrderView } from './prefetch-order-view.ts'
