import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LocationsPage, LocationsSearch, locationsDefaults, locationsQuery } from '../../../features/locations/index.ts'
import { companyOptionsQuery } from '../../../features/session/index.ts'
import { importQuery, importSearchParams, LazyImportPage } from '../../../features/spreadsheet-import/index.ts'
import { useListState } from '../../../lib/lists/use-list-state.ts'
import type { Tab } from '../../../lib/storage/tab-drafts.ts'

export const Route = createFileRoute('/_authed/_admin/localizacoes')({
  validateSearch: z.extend(LocationsSearch, importSearchParams),
  search: { middlewares: [stripSearchParams(locationsDefaults)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ search }) => ({
    tab: search.importar ? await (await import('../../../lib/storage/tab-drafts.ts')).claimTab() : undefined,
  }),
  loader: async ({ context: { queryClient }, deps }) => {
    if (!deps.importar) return void queryClient.prefetchQuery(locationsQuery(deps))
    void queryClient.prefetchQuery(companyOptionsQuery)
    if (deps.importacao) await queryClient.ensureQueryData(importQuery(deps.importacao))
  },
  component: Locations,
  staticData: { title: 'Localizações' },
})

function Locations() {
  const { tab } = Route.useRouteContext()
  return Route.useSearch().importar && tab ? <Import tab={tab} /> : <List />
}

function List() {
  const search = Route.useSearch()
  const list = useListState(locationsQuery(search))
  const companies = useQuery(companyOptionsQuery)
  return (
    <LocationsPage search={search} list={list} companies={companies.data?.data} companiesFailed={companies.isError} />
  )
}

function Import({ tab }: { tab: Tab }) {
  const { importacao, companyId, linhas, page } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const { data: companies } = useSuspenseQuery(companyOptionsQuery)
  const { data: current } = useQuery({ ...importQuery(importacao ?? ''), enabled: importacao !== undefined })
  return (
    <LazyImportPage
      kind="locations"
      userId={user.id}
      tab={tab}
      companies={companies.data}
      companyId={companyId}
      current={importacao ? current : undefined}
      shownRows={{ linhas, page }}
      onShownRowsChange={(part) => void navigate({ search: (search) => ({ ...search, ...part }), resetScroll: false })}
      onSent={(id) => void navigate({ search: { companyId, importar: true, importacao: id } })}
    />
  )
}
