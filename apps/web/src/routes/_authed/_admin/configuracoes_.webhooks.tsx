import { useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { companyOptionsQuery } from '../../../features/session/index.ts'
import { SettingsFrame } from '../../../features/settings/index.ts'
import { WebhooksPage, WebhooksSearch, webhooksDefaults, webhooksQuery } from '../../../features/webhooks/index.ts'
import { useListState } from '../../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/_admin/configuracoes_/webhooks')({
  validateSearch: WebhooksSearch,
  search: { middlewares: [stripSearchParams(webhooksDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(webhooksQuery(deps)),
  component: Page,
  staticData: { title: 'Webhooks' },
})

function Page() {
  const search = Route.useSearch()
  const list = useListState(webhooksQuery(search))
  const companies = useQuery(companyOptionsQuery)
  return (
    <SettingsFrame open="webhooks">
      <WebhooksPage search={search} list={list} companies={companies.data?.data ?? []} />
    </SettingsFrame>
  )
}
