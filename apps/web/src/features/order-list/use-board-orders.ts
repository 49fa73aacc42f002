import type { ServiceOrderPageMeta, ServiceOrderStatus, ServiceOrderSummary } from '@malote/api-client'
import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefetchInterval } from '../../lib/live/use-live-updates.ts'
import type { ServiceOrdersSearch } from '../orders/order-list-search.ts'
import { takeNewest } from '../orders/views/use-order-pages.ts'
import { boardColumnQuery } from './order-list.queries.ts'
import { listBoardStatuses } from './order-moves.ts'

/** The orders of one status that are loaded so far. */
export interface StatusOrders {
  status: ServiceOrderStatus
  /** The number of all orders of the status. */
  total: number | undefined
  isCapped: boolean
  loaded: number
  isPending: boolean
  error: unknown
  retry: () => void
}

type PageResult = UseQueryResult<{ data: ServiceOrderSummary[]; meta: ServiceOrderPageMeta }>

/** One function for every render: its result keeps its identity until a response changes it. */
const combine = (results: PageResult[]) => {
  return {
    // The responses of two columns may both have an order that has moved between them.
    orders: takeNewest(results.map(({ data }) => data?.data)),
    pages: results.map(({ data, error, isPending, refetch }) => ({
      meta: data?.meta,
      count: data?.data.length ?? 0,
      error,
      isPending,
      refetch,
    })),
  }
}

/** The orders of a board: of each status its first ones, under the filters and in the order of the list. */
export function useBoardOrders(search: ServiceOrdersSearch) {
  /** The number of loaded pages of each status; another search starts again. */
  const key = JSON.stringify(search)
  const [more, setMore] = useState<{ key: string; pages: Partial<Record<ServiceOrderStatus, number>> }>()
  const pageCounts = more?.key === key ? more.pages : {}
  const statuses = listBoardStatuses(search)
  const refetchInterval = useRefetchInterval()
  const parts = statuses.flatMap((status) =>
    Array.from({ length: pageCounts[status] ?? 1 }, (_, index) => ({ status, page: index + 1 })),
  )
  const { orders, pages } = useQueries({
    queries: parts.map(({ status, page }) => ({
      ...boardColumnQuery(search, status, page),
      placeholderData: keepPreviousData,
      refetchInterval,
    })),
    combine,
  })
  const columns = statuses.map((status): StatusOrders => {
    const statusPages = pages.filter((_, index) => parts[index]?.status === status)
    const failed = statusPages.filter(({ error }) => error)
    return {
      status,
      total: statusPages[0]?.meta?.total,
      isCapped: statusPages[0]?.meta?.isCapped === true,
      loaded: statusPages.reduce((sum, { count }) => sum + count, 0),
      isPending: statusPages.some(({ isPending }) => isPending),
      error: failed[0]?.error,
      retry: () => {
        for (const { refetch } of failed) void refetch()
      },
    }
  })
  return {
    columns,
    orders,
    showMore: (status: ServiceOrderStatus) =>
      setMore({ key, pages: { ...pageCounts, [status]: (pageCounts[status] ?? 1) + 1 } }),
  }
}
