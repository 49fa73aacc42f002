import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { OrderReceiptPage, serviceOrderQuery } from '../../../features/service-orders'

export const Route = createFileRoute('/_authed/ordens-de-servico/$orderNumber_/recibo')({
  loader: ({ context, params }) => context.queryClient.ensureQueryData(serviceOrderQuery(params.orderNumber)),
  component: Recibo,
  staticData: { title: ({ orderNumber }) => `Recibo de ${orderNumber}` },
})

function Recibo() {
  const { orderNumber } = Route.useParams()
  const { data } = useSuspenseQuery(serviceOrderQuery(orderNumber))
  return <OrderReceiptPage order={data} />
}
