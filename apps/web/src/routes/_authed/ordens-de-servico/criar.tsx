import { ApiError } from '@malote/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { fetchInboxMessage } from '../../../features/inbox/index.ts'
import {
  CreateOrderPage,
  CreateOrderSearch,
  toInitialOrder,
  toOrderOfMessage,
} from '../../../features/order-form/index.ts'
import { serviceOrderQuery } from '../../../features/orders/index.ts'
import { companyOptionsQuery } from '../../../features/session/index.ts'

export const Route = createFileRoute('/_authed/ordens-de-servico/criar')({
  validateSearch: CreateOrderSearch,
  loaderDeps: ({ search: { de, rascunho, mensagem, anexo } }) => ({ de, rascunho, mensagem, anexo }),
  beforeLoad: async () => ({ tab: await (await import('../../../lib/storage/tab-drafts.ts')).claimTab() }),
  loader: async ({ context: { queryClient }, deps: { de, rascunho, mensagem, anexo } }) => {
    const companies = queryClient.ensureQueryData(companyOptionsQuery)
    const orderNumber = rascunho ?? de
    // Always fetched: editing a draft requires its current version.
    const order =
      orderNumber &&
      (await queryClient.fetchQuery({ ...serviceOrderQuery(orderNumber), staleTime: 0 }).catch(ignoreNotFound))
    const message = mensagem && (await fetchInboxMessage(queryClient, mensagem).catch(ignoreNotFound))
    await companies
    if (message && message.status === 'used') {
      throw redirect({ to: '/a-conferir/$messageId', params: { messageId: message.id }, replace: true })
    }
    if (message) return { start: toOrderOfMessage(message, anexo), missing: undefined }
    if (mensagem) return { start: undefined, missing: 'a mensagem' }
    if (!order) return { start: undefined, missing: rascunho ? `o rascunho ${rascunho}` : de && `a ordem ${de}` }
    if (rascunho && order.status !== 'draft') {
      throw redirect({ to: '/ordens-de-servico/$orderNumber', params: { orderNumber: rascunho }, replace: true })
    }
    return { start: toInitialOrder(order, rascunho !== undefined), missing: undefined }
  },
  // The loader must not replace the form while the user fills it in.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  component: CreateOrder,
  staticData: { title: 'Solicitar entrega' },
})

/** A missing or inaccessible order or message leaves the form empty, which the page reports. */
function ignoreNotFound(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined
  throw error
}

function CreateOrder() {
  const { companyId } = Route.useSearch()
  const { user, tab } = Route.useRouteContext()
  const { start, missing } = Route.useLoaderData()
  const { data } = useSuspenseQuery(companyOptionsQuery)
  return (
    <CreateOrderPage
      key={start?.origin ?? ''}
      companies={data.data}
      companyId={companyId}
      userId={user.id}
      tab={tab}
      initialOrder={start}
      missing={missing}
    />
  )
}
