import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { PrivacySearch, privacyDefaults, privacyRequestsQuery, RequestsPage } from '../../../features/privacy/index.ts'
import { useListState } from '../../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/_admin/titulares')({
  validateSearch: PrivacySearch,
  search: { middlewares: [stripSearchParams(privacyDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(privacyRequestsQuery(deps)),
  component: PrivacyRequests,
  staticData: { title: 'Pedidos de titulares' },
})

function PrivacyRequests() {
  const search = Route.useSearch()
  const list = useListState(privacyRequestsQuery(search))
  return <RequestsPage search={search} list={list} />
}
