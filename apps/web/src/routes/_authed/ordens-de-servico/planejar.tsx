import { createFileRoute, redirect } from '@tanstack/react-router'
import { PlannerPage, PlannerSearch, prefetchPlan, usePlan } from '../../../features/order-planner/index.ts'
import { viewerRole } from '../../../features/orders/index.ts'

export const Route = createFileRoute('/_authed/ordens-de-servico/planejar')({
  validateSearch: PlannerSearch,
  // Who does not carry out orders assigns none: managers, and operators outside of the delivery team.
  beforeLoad: ({ context }) => {
    if (viewerRole(context.user) === 'manager') throw redirect({ to: '/ordens-de-servico', replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchPlan(context.queryClient, deps),
  component: PlanDay,
  staticData: { title: 'Planejar o dia' },
})

function PlanDay() {
  const search = Route.useSearch()
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const plan = usePlan(search)
  return (
    <PlannerPage
      user={user}
      search={search}
      plan={plan}
      onSearchChange={(part) =>
        void navigate({ search: (current) => ({ ...current, ...part }), replace: true, resetScroll: false })
      }
    />
  )
}
