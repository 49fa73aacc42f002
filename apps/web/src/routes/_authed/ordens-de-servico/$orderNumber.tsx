import { ApiError } from '@malote/api-client'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { OrderActionBar } from '../../../features/courier/index.ts'
import {
  OrderDetailPage,
  OrderDetailSearch,
  prefetchSections,
  recipientRequestsQuery,
} from '../../../features/order-detail/index.ts'
import { EditOrderDrawer } from '../../../features/order-form/index.ts'
import {
  actionsQuery,
  attachmentsQuery,
  commentsQuery,
  ensureOrder,
  eventsQuery,
  reasonsQuery,
  redirectToNumber,
  serviceOrderQuery,
  useExpectedActions,
  useExpectedOrder,
} from '../../../features/orders/index.ts'
import { useRefetchInterval } from '../../../lib/live/use-live-updates.ts'

export const Route = createFileRoute('/_authed/ordens-de-servico/$orderNumber')({
  validateSearch: OrderDetailSearch,
  search: { middlewares: [stripSearchParams({ history: 'all' })] },
  loader: async ({ context, params }) => {
    redirectToNumber('/ordens-de-servico/$orderNumber', params.orderNumber)
    for (const about of [actionsQuery, eventsQuery, commentsQuery, attachmentsQuery, recipientRequestsQuery]) {
      // Not awaited: each section of the page shows its own loading and error state.
      void context.queryClient.prefetchQuery(about(params.orderNumber) as ReturnType<typeof actionsQuery>)
    }
    // The reasons must be loaded when a dialog opens, because it focuses its first field.
    void context.queryClient.prefetchQuery(reasonsQuery)
    prefetchSections(context.queryClient, await ensureOrder(context.queryClient, params.orderNumber))
  },
  component: OrderDetail,
  staticData: { title: ({ orderNumber }) => `Ordem ${orderNumber}` },
})

function OrderDetail() {
  const { orderNumber } = Route.useParams()
  const { history } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const live = { refetchInterval: useRefetchInterval() }
  const order = useSuspenseQuery({ ...serviceOrderQuery(orderNumber), ...live })
  const actions = useQuery({ ...actionsQuery(orderNumber), ...live })
  const events = useQuery({ ...eventsQuery(orderNumber), ...live })
  const comments = useQuery({ ...commentsQuery(orderNumber), ...live })
  const files = useQuery({ ...attachmentsQuery(orderNumber), ...live })
  const requests = useQuery({ ...recipientRequestsQuery(orderNumber), ...live })
  const expected = useExpectedOrder(order.data)
  const expectedActions = useExpectedActions(expected, actions.data?.data, user)
  const all = [order, actions, events, comments, files, requests]
  return (
    <OrderDetailPage
      key={orderNumber}
      order={expected}
      user={user}
      actions={expectedActions}
      events={events.data?.data}
      comments={comments.data?.data}
      files={files.data?.data}
      requests={requests.data?.data}
      removed={order.error instanceof ApiError && order.error.code === 'not_found'}
      stale={all.find(({ error }) => error)?.error ?? null}
      onRefresh={() => all.forEach(({ refetch }) => void refetch())}
      history={history}
      actionBar={OrderActionBar}
      editDrawer={EditOrderDrawer}
      onHistoryChange={(chosen) =>
        navigate({ search: (current) => ({ ...current, history: chosen }), replace: true, resetScroll: false })
      }
    />
  )
}
