import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { PageError, PagePending } from '../../../app/states'
import {
  OrderListPage,
  ServiceOrdersSearch,
  serviceOrdersQuery,
  tabCountsQuery,
} from '../../../features/service-orders'

export const Route = createFileRoute('/_authed/ordens-de-servico/')({
  validateSearch: ServiceOrdersSearch,
  // An address says only what differs from the plain list.
  search: { middlewares: [stripSearchParams({ tab: 'all', sort: '-createdAt', page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(tabCountsQuery(deps))
    const { meta } = await context.queryClient.ensureQueryData(serviceOrdersQuery(deps))
    // A page past the end shows the last (product, section 5).
    if (deps.page > meta.totalPages) {
      throw redirect({ to: '/ordens-de-servico', search: { ...deps, page: meta.totalPages }, replace: true })
    }
  },
  component: ServiceOrders,
  staticData: { title: 'Ordens de Serviço' },
})

function ServiceOrders() {
  const search = Route.useSearch()
  const orders = useQuery({ ...serviceOrdersQuery(search), placeholderData: keepPreviousData })
  const counts = useQuery({ ...tabCountsQuery(search), placeholderData: keepPreviousData })
  if (orders.isError) return <PageError error={orders.error} reset={orders.refetch} />
  if (!orders.data) return <PagePending />
  return (
    <OrderListPage
      search={search}
      orders={orders.data.data}
      meta={orders.data.meta}
      counts={counts.data}
      refreshing={orders.isFetching}
    />
  )
}
