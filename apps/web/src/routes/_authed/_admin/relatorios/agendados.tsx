import { useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import {
  reportsQuery,
  SchedulesPage,
  SchedulesSearch,
  schedulesDefaults,
  schedulesQuery,
} from '../../../../features/reports/index.ts'
import { companyOptionsQuery } from '../../../../features/session/index.ts'
import { settingsQuery } from '../../../../features/settings/index.ts'
import { useListState } from '../../../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/_admin/relatorios/agendados')({
  validateSearch: SchedulesSearch,
  search: { middlewares: [stripSearchParams(schedulesDefaults)] },
  // The page itself fetches the list: here its schemas would be part of every page's first load.
  loader: ({ context }) => void context.queryClient.prefetchQuery(reportsQuery),
  component: Schedules,
  staticData: { title: 'Relatórios agendados' },
})

function Schedules() {
  const search = Route.useSearch()
  const list = useListState(schedulesQuery(search))
  const reports = useQuery(reportsQuery)
  const companies = useQuery(companyOptionsQuery)
  const settings = useQuery(settingsQuery)
  return (
    <SchedulesPage
      search={search}
      list={list}
      reports={reports.data?.data ?? []}
      companies={companies.data?.data ?? []}
      timeZone={settings.data?.timeZone}
    />
  )
}
