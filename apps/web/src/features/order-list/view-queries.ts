import { type EndpointInput, maximumSelectedOrders, serviceOrders } from '@malote/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../lib/http/api.ts'
import { getOrderView, type ServiceOrdersSearch, toApiFilters } from '../orders/order-list-search.ts'
import { boardColumnQuery } from './order-list.queries.ts'
import { listBoardStatuses } from './order-moves.ts'

/** Five hundred orders of each query: a view of more is not usable. */
export const maximumPages = 5

export type PageQuery = Omit<EndpointInput<typeof serviceOrders.list>['query'], 'page' | 'limit'>

/** One of the pages of a query whose orders a view shows all at once. */
export const orderPageQuery = (part: PageQuery, page: number) =>
  query(serviceOrders.list, { query: { ...part, page, limit: maximumSelectedOrders } })

/** An order belongs to the period when its deadline or its pickup does. */
const moments = ['promisedAt', 'scheduledFor'] as const

/** The queries of the calendar, the earliest orders first. */
export const listCalendarQueries = (search: ServiceOrdersSearch): PageQuery[] =>
  moments.map((moment) => ({ ...toApiFilters(search), moment, tab: search.tab, sort: moment }))

/** The queries of the map. */
export const listMapQueries = (search: ServiceOrdersSearch): PageQuery[] => [
  { ...toApiFilters(search), tab: search.tab, sort: search.sort, positions: true },
]

/** Requests what a view of the list shows at first. */
export function prefetchView(client: QueryClient, search: ServiceOrdersSearch): void {
  const view = getOrderView(search)
  if (view === 'quadro') {
    for (const status of listBoardStatuses(search)) void client.prefetchQuery(boardColumnQuery(search, status, 1))
    return
  }
  // The first hundred of each query: the browser requests the others, of which a page of a server would be megabytes.
  const queries = view === 'calendario' ? listCalendarQueries(search) : listMapQueries(search)
  for (const part of queries) void client.prefetchQuery(orderPageQuery(part, 1))
}
