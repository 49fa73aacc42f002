export { OrderActionBar, OwnDeliveries } from './courier/lazy-parts.ts'
export { CreateOrderPage } from './create/create-order-page.tsx'
export { CreateOrderSearch } from './create/create-order-search.ts'
export { toInitialOrder } from './create/initial-order.ts'
export { usePausedDraftCount } from './create/paused-drafts.ts'
export {
  actionsQuery,
  attachmentsQuery,
  commentsQuery,
  eventsQuery,
  serviceOrderQuery,
} from './detail/order-detail.queries.ts'
export { OrderDetailPage } from './detail/order-detail-page.tsx'
export { OrderDetailSearch } from './detail/order-detail-search.ts'
export { OrderNotFound } from './detail/order-not-found.tsx'
export { recipientRequestsQuery } from './detail/recipient-requests.queries.ts'
export { EditOrderDrawer } from './edit/lazy-edit-order-drawer.ts'
export { importQuery } from './import/import.queries.ts'
export { ImportPage } from './import/import-page.tsx'
export { ImportSearch } from './import/import-search.ts'
export { opensOnOwnDeliveries } from './list/last-list.ts'
export { serviceOrdersQuery, tabCountsQuery } from './list/order-list.queries.ts'
export { OrderListPage } from './list/order-list-page.tsx'
export { orderListDefaults, ServiceOrdersSearch } from './list/order-list-search.ts'
export { ensureOrder } from './offline/ensure-order.ts'
export { useExpectedActions, useExpectedOrder } from './offline/use-expected-order.ts'
export { OrderLabelPage } from './print/order-label-page.tsx'
export { labelOrderQuery } from './print/order-labels.queries.ts'
export { OrderLabelsPage } from './print/order-labels-page.tsx'
export { OrderLabelsSearch } from './print/order-labels-search.ts'
export { OrderReceiptPage } from './print/order-receipt-page.tsx'
export { orderEndpoints, reasonsQuery } from './service-orders.queries.ts'
export { StatusGuide } from './status-guide.tsx'
export { isCourier } from './viewer-role.ts'
