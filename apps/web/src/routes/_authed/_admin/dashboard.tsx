import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { PageError } from '../../../app/page-states.tsx'
import { DashboardPage, DashboardSearch, dashboardDefaults, dashboardQuery } from '../../../features/dashboard/index.ts'
import { DashboardOrders, prefetchDashboardOrders } from '../../../features/order-list/index.ts'
import { useRefetchInterval } from '../../../lib/live/use-live-updates.ts'

export const Route = createFileRoute('/_authed/_admin/dashboard')({
  validateSearch: DashboardSearch,
  search: { middlewares: [stripSearchParams(dashboardDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    // Not awaited: the page renders at once and fills in.
    void queryClient.prefetchQuery(dashboardQuery(deps))
    return prefetchDashboardOrders(queryClient, deps.companyId)
  },
  component: Dashboard,
  staticData: { title: 'Dashboard' },
})

function Dashboard() {
  const search = Route.useSearch()
  const { user } = Route.useRouteContext()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...dashboardQuery(search),
    placeholderData: keepPreviousData,
    refetchInterval: useRefetchInterval(),
  })
  if (error && !data) return <PageError error={error} reset={refetch} />
  return (
    <DashboardPage
      search={search}
      figures={data}
      outdated={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      orders={<DashboardOrders user={user} companyId={search.companyId} />}
    />
  )
}
