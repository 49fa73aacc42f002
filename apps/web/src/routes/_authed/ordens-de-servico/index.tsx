import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { OwnDeliveries } from '../../../features/courier/index.ts'
import { CompanyFigures } from '../../../features/dashboard/index.ts'
import {
  OrderListPage,
  prefetchOrderView,
  serviceOrdersQuery,
  tabCountsQuery,
} from '../../../features/order-list/index.ts'
import {
  getOrderView,
  isCourier,
  isSearchTooShort,
  opensOnOwnDeliveries,
  orderListDefaults,
  ServiceOrdersSearch,
} from '../../../features/orders/index.ts'
import { companyOptionsQuery } from '../../../features/session/index.ts'
import { isPhone } from '../../../lib/browser/is-phone.ts'
import { useRefetchInterval } from '../../../lib/live/use-live-updates.ts'

export const Route = createFileRoute('/_authed/ordens-de-servico/')({
  validateSearch: ServiceOrdersSearch,
  // Strips default values from the URL.
  search: { middlewares: [stripSearchParams(orderListDefaults)] },
  beforeLoad: ({ context, search, cause, location }) => {
    if (isSearchTooShort(context.user, search)) {
      throw redirect({ to: '/ordens-de-servico', search: { ...search, search: undefined }, replace: true })
    }
    // Only when the page opens: its tabs stay links.
    const isPlain = Object.keys(location.search).every((name) => name === 'companyId')
    if (cause !== 'enter' || !isPlain || !isCourier(context.user) || !isPhone() || !opensOnOwnDeliveries()) return
    throw redirect({ to: '/ordens-de-servico', search: { ...search, tab: 'mine' }, replace: true })
  },
  loaderDeps: ({ search }) => search,
  // The data is not awaited: the page renders at once, and a new search cancels the previous request.
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(tabCountsQuery(deps))
    if (getOrderView(deps)) await prefetchOrderView(context.queryClient, deps)
    else void context.queryClient.prefetchQuery(serviceOrdersQuery(deps))
    if (deps.tab === 'mine') await OwnDeliveries.preload?.()
  },
  component: ServiceOrders,
  staticData: { title: 'Ordens de Serviço' },
})

function ServiceOrders() {
  const search = Route.useSearch()
  const { user } = Route.useRouteContext()
  const queryOptions = { placeholderData: keepPreviousData, refetchInterval: useRefetchInterval() } as const
  const orders = useQuery({ ...serviceOrdersQuery(search), ...queryOptions, enabled: !getOrderView(search) })
  const counts = useQuery({ ...tabCountsQuery(search), ...queryOptions })
  const { data: companies } = useQuery(companyOptionsQuery)
  return (
    <OrderListPage
      user={user}
      search={search}
      orders={orders.data?.data}
      meta={orders.data?.meta}
      counts={counts.data}
      hasOneCompany={search.companyId !== undefined || companies?.meta.total === 1}
      outdated={orders.isPlaceholderData}
      error={orders.error}
      onRetry={() => void orders.refetch()}
      ownDeliveries={OwnDeliveries}
      figures={CompanyFigures}
    />
  )
}
