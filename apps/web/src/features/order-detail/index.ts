export { OrderDetailPage } from './order-detail-page.tsx'
export { OrderDetailSearch } from './order-detail-search.ts'
export { recipientRequestsQuery } from './recipient-requests.queries.ts'
export { prefetchSections } from './section-queries.ts'
