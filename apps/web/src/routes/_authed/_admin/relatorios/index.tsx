import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ReportsPage, ReportsSearch, reportQuery, reportsQuery } from '../../../../features/reports/index.ts'
import { companyOptionsQuery } from '../../../../features/session/index.ts'
import { settingsQuery } from '../../../../features/settings/index.ts'

export const Route = createFileRoute('/_authed/_admin/relatorios/')({
  validateSearch: ReportsSearch,
  search: { middlewares: [stripSearchParams({ relatorio: 'orders-by-day' })] },
  loaderDeps: ({ search }) => search,
  // The report itself is not awaited: a rejected period is shown next to the period field.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(reportQuery(deps))
    return context.queryClient.ensureQueryData(reportsQuery)
  },
  component: Reports,
  staticData: { title: 'Relatórios' },
})

function Reports() {
  const search = Route.useSearch()
  const reports = useSuspenseQuery(reportsQuery)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...reportQuery(search),
    placeholderData: keepPreviousData,
  })
  const companies = useQuery(companyOptionsQuery)
  const settings = useQuery(settingsQuery)
  return (
    <ReportsPage
      reports={reports.data.data}
      search={search}
      report={data}
      outdated={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      companies={companies.data?.data ?? []}
      timeZone={settings.data?.timeZone}
    />
  )
}
