import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { actionsQuery, eventsQuery, OrderDetailPage, serviceOrderQuery } from '../../../features/service-orders'

export const Route = createFileRoute('/_authed/ordens-de-servico/$orderNumber')({
  loader: async ({ context, params }) => {
    void context.queryClient.prefetchQuery(actionsQuery(params.orderNumber))
    void context.queryClient.prefetchQuery(eventsQuery(params.orderNumber))
    await context.queryClient.ensureQueryData(serviceOrderQuery(params.orderNumber))
  },
  component: OrderDetail,
  staticData: { title: 'Ordem de serviço' },
})

function OrderDetail() {
  const { orderNumber } = Route.useParams()
  const { user } = Route.useRouteContext()
  const order = useSuspenseQuery(serviceOrderQuery(orderNumber))
  const actions = useQuery(actionsQuery(orderNumber))
  const events = useQuery(eventsQuery(orderNumber))
  return <OrderDetailPage order={order.data} role={user.role} actions={actions.data?.data} events={events.data?.data} />
}
