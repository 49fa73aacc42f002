import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import {
  OrderListPage,
  plainSearch,
  ServiceOrdersSearch,
  serviceOrdersQuery,
  tabCountsQuery,
} from '../../../features/service-orders'
import { useRefetchInterval } from '../../../lib/live/use-live-updates'

export const Route = createFileRoute('/_authed/ordens-de-servico/')({
  validateSearch: ServiceOrdersSearch,
  // An address says only what differs from the plain list.
  search: { middlewares: [stripSearchParams(plainSearch)] },
  loaderDeps: ({ search }) => search,
  // Nothing waits for the answer: the page stands at once, and a search that is typed on cancels the one before.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(tabCountsQuery(deps))
    void context.queryClient.prefetchQuery(serviceOrdersQuery(deps))
  },
  component: ServiceOrders,
  staticData: { title: 'Ordens de Serviço' },
})

function ServiceOrders() {
  const search = Route.useSearch()
  const { user } = Route.useRouteContext()
  const kept = { placeholderData: keepPreviousData, refetchInterval: useRefetchInterval() } as const
  const orders = useQuery({ ...serviceOrdersQuery(search), ...kept })
  const counts = useQuery({ ...tabCountsQuery(search), ...kept })
  return (
    <OrderListPage
      user={user}
      search={search}
      orders={orders.data?.data}
      meta={orders.data?.meta}
      counts={counts.data}
      outdated={orders.isPlaceholderData}
      error={orders.error}
      onRetry={() => void orders.refetch()}
    />
  )
}
