import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { listState } from '../../../app/list-query'
import { companyOptionsQuery } from '../../../features/companies'
import { LocationsPage, LocationsSearch, locationsQuery, plainLocations } from '../../../features/locations'

export const Route = createFileRoute('/_authed/_admin/localizacoes')({
  validateSearch: LocationsSearch,
  search: { middlewares: [stripSearchParams(plainLocations)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(locationsQuery(deps)),
  component: Locations,
  staticData: { title: 'Localizações' },
})

function Locations() {
  const search = Route.useSearch()
  const list = listState(useQuery({ ...locationsQuery(search), placeholderData: keepPreviousData }))
  const companies = useQuery(companyOptionsQuery)
  return (
    <LocationsPage search={search} list={list} companies={companies.data?.data} companiesFailed={companies.isError} />
  )
}
