import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import {
  DeliveriesSearch,
  deliveriesQuery,
  WebhookPage,
  webhookQuery,
  webhooksDefaults,
} from '../../../features/webhooks/index.ts'
import { useListState } from '../../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/_admin/configuracoes_/webhooks_/$webhookId')({
  validateSearch: DeliveriesSearch,
  search: { middlewares: [stripSearchParams(webhooksDefaults)] },
  loaderDeps: ({ search }) => search,
  // The loader awaits the webhook, but not its deliveries.
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(deliveriesQuery(params.webhookId, deps))
    return context.queryClient.ensureQueryData(webhookQuery(params.webhookId))
  },
  component: Page,
  staticData: { title: 'Webhook' },
})

function Page() {
  const { webhookId } = Route.useParams()
  const search = Route.useSearch()
  const webhook = useSuspenseQuery(webhookQuery(webhookId))
  const deliveries = useListState(deliveriesQuery(webhookId, search))
  return <WebhookPage webhook={webhook.data} search={search} deliveries={deliveries} />
}
