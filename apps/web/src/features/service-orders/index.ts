export { CreateOrderPage } from './create/create-order-page'
export { CreateOrderSearch, startOf } from './create/start-of'
export {
  actionsQuery,
  attachmentsQuery,
  commentsQuery,
  eventsQuery,
  live,
  OrderDetailSearch,
  serviceOrderQuery,
} from './detail/order-detail.queries'
export { OrderDetailPage } from './detail/order-detail-page'
export { OrderListPage } from './list/order-list-page'
export { OrderLabelPage } from './print/order-label-page'
export { OrderReceiptPage } from './print/order-receipt-page'
export { ServiceOrdersSearch, serviceOrdersQuery, tabCountsQuery } from './service-orders.queries'
