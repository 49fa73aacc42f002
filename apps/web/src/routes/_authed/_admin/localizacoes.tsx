import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ListSearch } from '../../../app/list-search'
import { PageError, PagePending } from '../../../app/states'
import { LocationsPage, locationsQuery } from '../../../features/locations'

export const Route = createFileRoute('/_authed/_admin/localizacoes')({
  validateSearch: ListSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(locationsQuery(deps)),
  component: Page,
  staticData: { title: 'Localizações' },
})

function Page() {
  const search = Route.useSearch()
  const page = useQuery({ ...locationsQuery(search), placeholderData: keepPreviousData })
  if (page.isError) return <PageError error={page.error} reset={page.refetch} />
  if (!page.data) return <PagePending />
  return <LocationsPage locations={page.data.data} meta={page.data.meta} search={search.search} />
}
