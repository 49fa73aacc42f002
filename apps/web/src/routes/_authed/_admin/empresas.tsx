import { useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { CompaniesPage, CompaniesSearch, companiesDefaults, companiesQuery } from '../../../features/companies/index.ts'
import { settingsQuery } from '../../../features/settings/index.ts'
import { useListState } from '../../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/_admin/empresas')({
  validateSearch: CompaniesSearch,
  search: { middlewares: [stripSearchParams(companiesDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(companiesQuery(deps)),
  component: Companies,
  staticData: { title: 'Empresas' },
})

function Companies() {
  const search = Route.useSearch()
  const list = useListState(companiesQuery(search))
  const settings = useQuery(settingsQuery)
  return <CompaniesPage search={search} list={list} settings={settings.data} />
}
