import {
  type EndpointInput,
  maximumSelectedOrders,
  type ServiceOrderPageMeta,
  type ServiceOrderSummary,
  serviceOrders,
} from '@malote/api-client'
import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '../../../lib/http/api.ts'
import { useRefetchInterval } from '../../../lib/live/use-live-updates.ts'

/** Five hundred orders of each query: a view of more is not usable. */
const maximumPages = 5

export type PageQuery = Omit<EndpointInput<typeof serviceOrders.list>['query'], 'page' | 'limit'>

/** One of the pages of a query whose orders a view shows all at once. */
export const orderPageQuery = (part: PageQuery, page: number) =>
  query(serviceOrders.list, { query: { ...part, page, limit: maximumSelectedOrders } })

type PageResult = UseQueryResult<{ data: ServiceOrderSummary[]; meta: ServiceOrderPageMeta }>

/** One function for every render: its result keeps its identity until a response changes it. */
const combine = (results: PageResult[]) => ({
  pages: results.map(({ data }) => data),
  isPending: results.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
  error: results.find(({ error }) => error)?.error,
  readAt: results[0]?.dataUpdatedAt ?? 0,
  retry: () => {
    for (const { error, refetch } of results) if (error) void refetch()
  },
})

/** @returns each order once: of an order in several responses, the newest counts. */
export function takeNewest(responses: readonly (readonly ServiceOrderSummary[] | undefined)[]): ServiceOrderSummary[] {
  const byNumber = new Map<string, ServiceOrderSummary>()
  for (const order of responses.flatMap((orders) => orders ?? [])) {
    const other = byNumber.get(order.orderNumber)
    if (!other || other.version <= order.version) byNumber.set(order.orderNumber, order)
  }
  return [...byNumber.values()]
}

/**
 * The orders of one or several queries of the list, each up to five hundred, for a view that shows all at once.
 * @param queries Always the same number of queries.
 */
export function useOrderPages(queries: readonly PageQuery[]) {
  const refetchInterval = useRefetchInterval()
  const toQuery = (part: PageQuery, page: number) => ({
    ...orderPageQuery(part, page),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  const first = useQueries({ queries: queries.map((part) => toQuery(part, 1)), combine })
  const rest = useQueries({
    queries: queries.flatMap((part, index) => {
      const count = Math.min(first.pages[index]?.meta.totalPages ?? 1, maximumPages)
      return Array.from({ length: count - 1 }, (_, extra) => toQuery(part, extra + 2))
    }),
    combine,
  })
  const orders = useMemo(
    () => takeNewest([...first.pages, ...rest.pages].map((page) => page?.data)),
    [first.pages, rest.pages],
  )
  return {
    orders,
    /** The number of orders on the server, of all queries together. */
    total: first.pages.reduce((sum, page) => sum + (page?.meta.total ?? 0), 0),
    /** When the first page was read, in milliseconds since 1970. */
    readAt: first.readAt,
    /** Whether orders of a query are missing. */
    isCapped: first.pages.some((page) => page !== undefined && page.meta.totalPages > maximumPages),
    isPending: first.isPending || rest.isPending,
    isEmpty: first.pages.every((page) => page === undefined),
    error: first.error ?? rest.error,
    retry: () => {
      first.retry()
      rest.retry()
    },
  }
}
