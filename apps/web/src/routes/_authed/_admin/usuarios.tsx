import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ListSearch } from '../../../app/list-search'
import { PageError, PagePending } from '../../../app/states'
import { UsersPage, usersQuery } from '../../../features/users'

export const Route = createFileRoute('/_authed/_admin/usuarios')({
  validateSearch: ListSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(usersQuery(deps)),
  component: Page,
  staticData: { title: 'Usuários' },
})

function Page() {
  const search = Route.useSearch()
  const page = useQuery({ ...usersQuery(search), placeholderData: keepPreviousData })
  if (page.isError) return <PageError error={page.error} reset={page.refetch} />
  if (!page.data) return <PagePending />
  return <UsersPage users={page.data.data} meta={page.data.meta} search={search.search} />
}
