import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { listState } from '../../../app/list-query'
import { CompaniesPage, CompaniesSearch, companiesQuery, plainCompanies } from '../../../features/companies'
import { settingsQuery } from '../../../features/settings'

export const Route = createFileRoute('/_authed/_admin/empresas')({
  validateSearch: CompaniesSearch,
  search: { middlewares: [stripSearchParams(plainCompanies)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(companiesQuery(deps)),
  component: Companies,
  staticData: { title: 'Empresas' },
})

function Companies() {
  const search = Route.useSearch()
  const list = listState(useQuery({ ...companiesQuery(search), placeholderData: keepPreviousData }))
  const settings = useQuery(settingsQuery)
  return <CompaniesPage search={search} list={list} settings={settings.data} />
}
