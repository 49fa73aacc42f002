import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { OrderLabelPage } from '../../../features/order-print/index.ts'
import { redirectToNumber, serviceOrderQuery } from '../../../features/orders/index.ts'

export const Route = createFileRoute('/_authed/ordens-de-servico/$orderNumber_/etiqueta')({
  loader: ({ context, params }) => {
    redirectToNumber('/ordens-de-servico/$orderNumber/etiqueta', params.orderNumber)
    return context.queryClient.ensureQueryData(serviceOrderQuery(params.orderNumber))
  },
  component: Etiqueta,
  staticData: { title: ({ orderNumber }) => `Etiqueta de ${orderNumber}` },
})

function Etiqueta() {
  const { orderNumber } = Route.useParams()
  const { data } = useSuspenseQuery(serviceOrderQuery(orderNumber))
  return <OrderLabelPage order={data} />
}
