export { CreateOrderPage } from './create/create-order-page'
export { CreateOrderSearch, startOf } from './create/start-of'
export { OrderDetailPage } from './detail/order-detail-page'
export { OrderListPage } from './list/order-list-page'
export {
  actionsQuery,
  eventsQuery,
  ServiceOrdersSearch,
  serviceOrderQuery,
  serviceOrdersQuery,
  tabCountsQuery,
} from './service-orders.queries'
