export { CreateOrderPage } from './create/create-order-page'
export { CreateOrderSearch, toInitialOrder } from './create/initial-order'
export { usePausedDraftCount } from './create/paused-drafts'
export {
  actionsQuery,
  attachmentsQuery,
  commentsQuery,
  eventsQuery,
  OrderDetailSearch,
  serviceOrderQuery,
} from './detail/order-detail.queries'
export { OrderDetailPage } from './detail/order-detail-page'
export { OrderNotFound } from './detail/order-not-found'
export { ImportSearch, importQuery } from './import/import.queries'
export { ImportPage } from './import/import-page'
export { serviceOrdersQuery, tabCountsQuery } from './list/order-list.queries'
export { OrderListPage } from './list/order-list-page'
export { orderListDefaults, ServiceOrdersSearch } from './list/order-list-search'
export { OrderLabelPage } from './print/order-label-page'
export { labelOrderQuery, OrderLabelsSearch } from './print/order-labels.queries'
export { OrderLabelsPage } from './print/order-labels-page'
export { OrderReceiptPage } from './print/order-receipt-page'
export { reasonsQuery } from './service-orders.queries'
export { StatusGuide } from './status-guide'
