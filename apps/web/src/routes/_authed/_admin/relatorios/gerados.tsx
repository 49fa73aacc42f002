import { useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { RunsPage, RunsSearch, reportsQuery, runsDefaults, runsQuery } from '../../../../features/reports/index.ts'
import { useListState } from '../../../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/_admin/relatorios/gerados')({
  validateSearch: RunsSearch,
  search: { middlewares: [stripSearchParams(runsDefaults)] },
  // The page itself fetches the list: here its schemas would be part of every page's first load.
  loader: ({ context }) => void context.queryClient.prefetchQuery(reportsQuery),
  component: Runs,
  staticData: { title: 'Relatórios gerados' },
})

function Runs() {
  const search = Route.useSearch()
  const list = useListState(runsQuery(search))
  const reports = useQuery(reportsQuery)
  return <RunsPage search={search} list={list} reports={reports.data?.data ?? []} />
}
