import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage, dashboardQuery } from '../../../features/dashboard'

export const Route = createFileRoute('/_authed/_admin/dashboard')({
  loaderDeps: ({ search }) => ({ companyId: search.companyId }),
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(dashboardQuery(deps.companyId)),
  component: Dashboard,
  staticData: { title: 'Dashboard' },
})

function Dashboard() {
  const { companyId } = Route.useSearch()
  return <DashboardPage figures={useSuspenseQuery(dashboardQuery(companyId)).data} />
}
