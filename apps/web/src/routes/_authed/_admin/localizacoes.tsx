import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import {
  LocationsImport,
  LocationsPage,
  LocationsSearch,
  locationsDefaults,
  locationsQuery,
} from '../../../features/locations/index.ts'
import { companyOptionsQuery } from '../../../features/session/index.ts'
import { useListState } from '../../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/_admin/localizacoes')({
  validateSearch: LocationsSearch,
  search: { middlewares: [stripSearchParams(locationsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    void (deps.importar
      ? queryClient.prefetchQuery(companyOptionsQuery)
      : queryClient.prefetchQuery(locationsQuery(deps))),
  component: Locations,
  staticData: { title: 'Localizações' },
})

function Locations() {
  return Route.useSearch().importar ? <Import /> : <List />
}

function List() {
  const search = Route.useSearch()
  const list = useListState(locationsQuery(search))
  const companies = useQuery(companyOptionsQuery)
  return (
    <LocationsPage search={search} list={list} companies={companies.data?.data} companiesFailed={companies.isError} />
  )
}

function Import() {
  const { companyId } = Route.useSearch()
  const { data: companies } = useSuspenseQuery(companyOptionsQuery)
  return <LocationsImport companies={companies.data} companyId={companyId} />
}
