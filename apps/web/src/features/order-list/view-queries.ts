import type { QueryClient } from '@tanstack/react-query'
import { getOrderView, type ServiceOrdersSearch, toApiFilters } from '../orders/order-list-search.ts'
import { orderPageQuery, type PageQuery } from '../orders/views/use-order-pages.ts'
import { boardColumnQuery } from './order-list.queries.ts'
import { listBoardStatuses } from './order-moves.ts'

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
