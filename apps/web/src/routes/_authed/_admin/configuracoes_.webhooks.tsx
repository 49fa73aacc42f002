import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { companyOptionsQuery } from '../../../features/session/index.ts'
import { SettingsFrame } from '../../../features/settings/index.ts'
import { WebhooksPage, WebhooksSearch, webhooksDefaults, webhooksQuery } from '../../../features/webhooks/index.ts'
import { toListState } from '../../../lib/lists/list-query.ts'

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
  const list = toListState(useQuery({ ...webhooksQuery(search), placeholderData: keepPreviousData }))
  const companies = useQuery(companyOptionsQuery)
  return (
    <SettingsFrame open="webhooks">
      <WebhooksPage search={search} list={list} companies={companies.data?.data ?? []} />
    </SettingsFrame>
  )
}
