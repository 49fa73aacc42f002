import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { OrderReceiptPage } from '../../../features/order-print/index.ts'
import { attachmentsQuery, eventsQuery, redirectToNumber, serviceOrderQuery } from '../../../features/orders/index.ts'

export const Route = createFileRoute('/_authed/ordens-de-servico/$orderNumber_/recibo')({
  loader: ({ context: { queryClient }, params: { orderNumber } }) => {
    redirectToNumber('/ordens-de-servico/$orderNumber/recibo', orderNumber)
    return Promise.all([
      queryClient.ensureQueryData(serviceOrderQuery(orderNumber)),
      queryClient.ensureQueryData(attachmentsQuery(orderNumber)),
      queryClient.ensureQueryData(eventsQuery(orderNumber)),
    ])
  },
  component: Recibo,
  staticData: { title: ({ orderNumber }) => `Comprovante de ${orderNumber}` },
})

function Recibo() {
  const { orderNumber } = Route.useParams()
  const order = useSuspenseQuery(serviceOrderQuery(orderNumber)).data
  const files = useSuspenseQuery(attachmentsQuery(orderNumber)).data.data
  const events = useSuspenseQuery(eventsQuery(orderNumber)).data.data
  return <OrderReceiptPage order={order} files={files} events={events} />
}
