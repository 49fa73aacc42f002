import { occurrences, serviceOrders } from '@malote/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../lib/http/api.ts'

/** The number of shown orders and occurrences. */
export const urgentOrderCount = 5

const urgent = { sort: 'promisedAt', page: 1, limit: urgentOrderCount } as const

/** The late orders with the earliest deadlines. */
export const lateOrdersQuery = (companyId: string | undefined) =>
  query(serviceOrders.list, { query: { ...urgent, companyId, late: true } })

/** The orders of "Precisa de ação" with the earliest deadlines, whether they are late or not. */
export const waitingOrdersQuery = (companyId: string | undefined) =>
  query(serviceOrders.list, { query: { ...urgent, companyId, tab: 'attention' } })

/** The occurrences that are overdue or have no owner, by their due time. */
export const waitingOccurrencesQuery = (companyId: string | undefined) =>
  query(occurrences.list, { query: { page: 1, limit: urgentOrderCount, companyId, attention: true } })

/** Requests what "Precisa de você" shows. */
export function prefetchUrgentOrders(client: QueryClient, companyId: string | undefined): void {
  void client.prefetchQuery(lateOrdersQuery(companyId))
  void client.prefetchQuery(waitingOrdersQuery(companyId))
  void client.prefetchQuery(waitingOccurrencesQuery(companyId))
}
