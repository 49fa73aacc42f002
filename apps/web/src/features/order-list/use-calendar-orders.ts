import {
  maximumSelectedOrders,
  type ServiceOrderPageMeta,
  type ServiceOrderSummary,
  serviceOrders,
} from '@malote/api-client'
import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '../../lib/http/api.ts'
import { useRefetchInterval } from '../../lib/live/use-live-updates.ts'
import { type ServiceOrdersSearch, toApiFilters } from '../orders/order-list-search.ts'

/** Five hundred orders of each kind: a calendar of more is not usable. */
const maximumPages = 5
/** An order belongs to the period when its deadline or its pickup does. */
const moments = ['promisedAt', 'scheduledFor'] as const

/** A part of the orders whose deadline, or whose pickup, is in the period of the calendar, the earliest first. */
const calendarPageQuery = (search: ServiceOrdersSearch, moment: (typeof moments)[number], page: number) =>
  query(serviceOrders.list, {
    query: { ...toApiFilters(search), moment, tab: search.tab, sort: moment, page, limit: maximumSelectedOrders },
  })

type PageResult = UseQueryResult<{ data: ServiceOrderSummary[]; meta: ServiceOrderPageMeta }>

/** One function for every render: its result keeps its identity until a response changes it. */
const combine = (results: PageResult[]) => ({
  pages: results.map(({ data }) => data),
  isPending: results.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
  error: results.find(({ error }) => error)?.error,
  retry: () => {
    for (const { error, refetch } of results) if (error) void refetch()
  },
})

/** The orders of the period of the calendar, under the filters of the list. */
export function useCalendarOrders(search: ServiceOrdersSearch) {
  const refetchInterval = useRefetchInterval()
  const toQuery = (moment: (typeof moments)[number], page: number) => ({
    ...calendarPageQuery(search, moment, page),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  const first = useQueries({ queries: moments.map((moment) => toQuery(moment, 1)), combine })
  const rest = useQueries({
    queries: moments.flatMap((moment, index) => {
      const count = Math.min(first.pages[index]?.meta.totalPages ?? 1, maximumPages)
      return Array.from({ length: count - 1 }, (_, extra) => toQuery(moment, extra + 2))
    }),
    combine,
  })
  const orders = useMemo(() => {
    const byNumber = new Map<string, ServiceOrderSummary>()
    // An order may be in several responses: the newest counts.
    for (const order of [...first.pages, ...rest.pages].flatMap((page) => page?.data ?? [])) {
      const other = byNumber.get(order.orderNumber)
      if (!other || other.version <= order.version) byNumber.set(order.orderNumber, order)
    }
    return [...byNumber.values()]
  }, [first.pages, rest.pages])
  return {
    orders,
    /** Whether orders of the period are missing. */
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
