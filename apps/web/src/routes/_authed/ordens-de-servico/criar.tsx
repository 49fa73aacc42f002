import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { companyOptionsQuery } from '../../../features/companies'
import { CreateOrderPage } from '../../../features/service-orders'

export const Route = createFileRoute('/_authed/ordens-de-servico/criar')({
  loader: ({ context }) => context.queryClient.ensureQueryData(companyOptionsQuery),
  component: CreateOrder,
  staticData: { title: 'Solicitar entrega' },
})

function CreateOrder() {
  const { companyId } = Route.useSearch()
  const { data } = useSuspenseQuery(companyOptionsQuery)
  return <CreateOrderPage companies={data.data} companyId={companyId} />
}
