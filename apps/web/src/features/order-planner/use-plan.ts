import type { ServiceOrderSummary } from '@malote/api-client'
import { keepPreviousData, type QueryClient, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRefetchInterval } from '../../lib/live/use-live-updates.ts'
import { assigneesQuery } from '../orders/service-orders.queries.ts'
import { listLanes, sortByRoute } from './plan.ts'
import { paceQuery, planPageQuery } from './planner.queries.ts'
import type { PlannerSearch } from './planner-search.ts'

/** Five hundred orders: a board of more is not usable. */
const maximumPages = 5

const planAssigneesQuery = ({ companyId }: PlannerSearch) => assigneesQuery(companyId ? [companyId] : [])

/**
 * Requests what the planner shows at first: without its couriers, the plan has no columns. Not the pace: the arrivals depend on the
 * time, so those of the markup of a server would differ.
 */
export function prefetchPlan(client: QueryClient, search: PlannerSearch): void {
  void client.prefetchQuery(planPageQuery(search, 1))
  void client.prefetchQuery(planAssigneesQuery(search))
}

/** The orders of the day with their couriers. */
export function usePlan(search: PlannerSearch) {
  const options = { placeholderData: keepPreviousData, refetchInterval: useRefetchInterval() } as const
  const first = useQuery({ ...planPageQuery(search, 1), ...options })
  const assignees = useQuery(planAssigneesQuery(search))
  const pace = useQuery(paceQuery(search))
  const pageCount = Math.min(first.data?.meta.totalPages ?? 1, maximumPages)
  const rest = useQueries({
    queries: Array.from({ length: pageCount - 1 }, (_, index) => ({ ...planPageQuery(search, index + 2), ...options })),
    combine: (results) => ({
      orders: results.flatMap(({ data }) => data?.data ?? []),
      error: results.find(({ error }) => error)?.error,
      retry: () => results.forEach(({ error, refetch }) => void (error && refetch())),
    }),
  })
  const loaded = first.data?.data
  const orders = useMemo(() => {
    // An order that changes between two responses may be in both.
    const byNumber = new Map<string, ServiceOrderSummary>()
    for (const order of [...(loaded ?? []), ...rest.orders]) byNumber.set(order.orderNumber, order)
    return loaded && sortByRoute([...byNumber.values()])
  }, [loaded, rest.orders])
  const lanes = useMemo(() => assignees.data && listLanes(assignees.data, orders ?? []), [assignees.data, orders])
  const error = first.error ?? assignees.error ?? rest.error
  return {
    orders,
    lanes,
    total: first.data?.meta.total ?? 0,
    /** How long the work takes; undefined while it is read. */
    pace: pace.data,
    /** When the orders were read, in milliseconds. */
    readAt: first.dataUpdatedAt,
    error,
    /** What is old or missing in the plan that is shown. */
    failure: error
      ? { title: 'O plano pode estar desatualizado.', error }
      : pace.error && { title: 'As chegadas não foram previstas.', error: pace.error },
    onRetry: () => {
      if (first.error) void first.refetch()
      if (assignees.error) void assignees.refetch()
      if (pace.error) void pace.refetch()
      rest.retry()
    },
  }
}
export type Plan = ReturnType<typeof usePlan>
