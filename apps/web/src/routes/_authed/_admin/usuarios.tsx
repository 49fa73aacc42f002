import { useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { companyOptionsQuery } from '../../../features/session/index.ts'
import { UsersPage, UsersSearch, usersDefaults, usersQuery } from '../../../features/users/index.ts'
import { useListState } from '../../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/_admin/usuarios')({
  validateSearch: UsersSearch,
  search: { middlewares: [stripSearchParams(usersDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(usersQuery(deps)),
  component: Users,
  staticData: { title: 'Usuários' },
})

function Users() {
  const search = Route.useSearch()
  const { user } = Route.useRouteContext()
  const list = useListState(usersQuery(search))
  const companies = useQuery(companyOptionsQuery)
  return (
    <UsersPage
      viewer={user}
      search={search}
      list={list}
      companies={companies.data?.data}
      companiesFailed={companies.isError}
    />
  )
}
