export { OrderDetailPage } from './order-detail-page.tsx'
export { OrderDetailSearch } from './order-detail-search.ts'
export { OrderNotFound } from './order-not-found.tsx'
export { recipientRequestsQuery } from './recipient-requests.queries.ts'
