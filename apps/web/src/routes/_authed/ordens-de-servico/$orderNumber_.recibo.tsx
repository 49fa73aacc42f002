import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { companyLogoQuery, organizationLogoQuery } from '../../../components/use-logo.ts'
import { OrderReceiptPage } from '../../../features/order-print/index.ts'
import { attachmentsQuery, eventsQuery, redirectToNumber, serviceOrderQuery } from '../../../features/orders/index.ts'

export const Route = createFileRoute('/_authed/ordens-de-servico/$orderNumber_/recibo')({
  loader: ({ context: { queryClient }, params: { orderNumber } }) => {
    redirectToNumber('/ordens-de-servico/$orderNumber/recibo', orderNumber)
    const order = queryClient.ensureQueryData(serviceOrderQuery(orderNumber))
    return Promise.all([
      // Without logos, which are no reason to fail, the receipt has names.
      order.then(({ company }) => queryClient.prefetchQuery(companyLogoQuery(company.id))),
      queryClient.prefetchQuery(organizationLogoQuery),
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
