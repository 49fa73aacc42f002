import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { assigneesQuery } from '../orders/service-orders.queries.ts'
import { orderPageQuery, useOrderPages } from '../orders/views/use-order-pages.ts'
import { listLanes, sortByRoute } from './plan.ts'
import { paceQuery, toPlanQuery } from './planner.queries.ts'
import type { PlannerSearch } from './planner-search.ts'

const planAssigneesQuery = ({ companyId }: PlannerSearch) => assigneesQuery(companyId ? [companyId] : [])

/**
 * Requests what the planner shows at first: without its couriers, the plan has no columns. Not the pace: the arrivals depend on the
 * time, so those of the markup of a server would differ.
 */
export function prefetchPlan(client: QueryClient, search: PlannerSearch): void {
  void client.prefetchQuery(orderPageQuery(toPlanQuery(search), 1))
  void client.prefetchQuery(planAssigneesQuery(search))
}

/** The orders of the day with their couriers. */
export function usePlan(search: PlannerSearch) {
  const { orders: loaded, isEmpty, isCapped, total, readAt, ...pages } = useOrderPages([toPlanQuery(search)])
  const assignees = useQuery(planAssigneesQuery(search))
  const pace = useQuery(paceQuery(search))
  const orders = useMemo(() => (isEmpty ? undefined : sortByRoute(loaded)), [loaded, isEmpty])
  const lanes = useMemo(() => assignees.data && listLanes(assignees.data, orders ?? []), [assignees.data, orders])
  const error = pages.error ?? assignees.error
  return {
    orders,
    lanes,
    total,
    isCapped,
    /** How long the work takes; undefined while it is read. */
    pace: pace.data,
    readAt,
    error,
    /** What is old or missing in the plan that is shown. */
    failure: error
      ? { title: 'O plano pode estar desatualizado.', error }
      : pace.error && { title: 'As chegadas não foram previstas.', error: pace.error },
    onRetry: () => {
      pages.retry()
      if (assignees.error) void assignees.refetch()
      if (pace.error) void pace.refetch()
    },
  }
}
export type Plan = ReturnType<typeof usePlan>
