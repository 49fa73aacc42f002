import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ReportsPage, ReportsSearch, reportQuery, reportsQuery } from '../../../features/reports'

export const Route = createFileRoute('/_authed/_admin/relatorios')({
  validateSearch: ReportsSearch,
  search: { middlewares: [stripSearchParams({ relatorio: 'orders-by-day' })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    Promise.all([
      context.queryClient.ensureQueryData(reportsQuery),
      context.queryClient.ensureQueryData(reportQuery(deps)),
    ]),
  component: Reports,
  staticData: { title: 'Relatórios' },
})

function Reports() {
  const search = Route.useSearch()
  const reports = useSuspenseQuery(reportsQuery)
  const report = useSuspenseQuery(reportQuery(search))
  return <ReportsPage reports={reports.data.data} report={report.data} />
}
