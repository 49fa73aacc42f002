export { CreateOrderPage } from './create/create-order-page'
export { CreateOrderSearch, startOf } from './create/start-of'
export { useWaitingDrafts } from './create/waiting-drafts'
export {
  actionsQuery,
  attachmentsQuery,
  commentsQuery,
  eventsQuery,
  OrderDetailSearch,
  serviceOrderQuery,
} from './detail/order-detail.queries'
export { OrderDetailPage } from './detail/order-detail-page'
export { OrderGone } from './detail/order-gone'
export { ImportSearch, importQuery } from './import/import.queries'
export { ImportPage } from './import/import-page'
export { serviceOrdersQuery, tabCountsQuery } from './list/order-list.queries'
export { OrderListPage } from './list/order-list-page'
export { plainSearch, ServiceOrdersSearch } from './list/order-list-search'
export { OrderLabelPage } from './print/order-label-page'
export { labelledOrderQuery, OrderLabelsSearch } from './print/order-labels.queries'
export { OrderLabelsPage } from './print/order-labels-page'
export { OrderReceiptPage } from './print/order-receipt-page'
export { reasonsQuery } from './service-orders.queries'
export { StatusGuide } from './status-guide'
