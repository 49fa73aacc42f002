import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import {
  OccurrencesPage,
  OccurrencesSearch,
  occurrencesDefaults,
  occurrencesQuery,
} from '../../features/order-occurrences/index.ts'
import { useListState } from '../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/ocorrencias')({
  validateSearch: OccurrencesSearch,
  search: { middlewares: [stripSearchParams(occurrencesDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(occurrencesQuery(deps)),
  component: Occurrences,
  staticData: { title: 'Ocorrências' },
})

function Occurrences() {
  const search = Route.useSearch()
  const { user } = Route.useRouteContext()
  const list = useListState(occurrencesQuery(search))
  return <OccurrencesPage user={user} search={search} list={list} />
}
