import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ListSearch } from '../../../app/list-search'
import { PageError, PagePending } from '../../../app/states'
import { CompaniesPage, companiesQuery } from '../../../features/companies'

export const Route = createFileRoute('/_authed/_admin/empresas')({
  validateSearch: ListSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(companiesQuery(deps)),
  component: Page,
  staticData: { title: 'Empresas' },
})

function Page() {
  const search = Route.useSearch()
  const page = useQuery({ ...companiesQuery(search), placeholderData: keepPreviousData })
  if (page.isError) return <PageError error={page.error} reset={page.refetch} />
  if (!page.data) return <PagePending />
  return <CompaniesPage companies={page.data.data} meta={page.data.meta} search={search.search} />
}
