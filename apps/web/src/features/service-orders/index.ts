export { CreateOrderPage } from './create/create-order-page'
export { OrderDetailPage } from './detail/order-detail-page'
export { serviceOrdersQuery, tabCountsQuery } from './list/order-list.queries'
export { OrderListPage } from './list/order-list-page'
export { plainSearch, ServiceOrdersSearch } from './list/order-list-search'
export {
  actionsQuery,
  eventsQuery,
  serviceOrderQuery,
} from './service-orders.queries'
