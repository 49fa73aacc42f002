import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Outlet, redirect, retainSearchParams, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { whenQuiet } from '../app/when-quiet'
import { companyOptionsQuery } from '../features/companies'
import { AppLayout } from '../features/navigation'
import { NotificationBell } from '../features/notifications'
import { TermsGate } from '../features/profile'
import { useLiveOrders, useWaitingDrafts } from '../features/service-orders'

const MetabaseAddress = lazy(() =>
  import('../features/settings/metabase-address').then((module) => ({ default: module.MetabaseAddress })),
)

/** The selected company; absent means all of them. It travels along with every link. */
const CompanySearch = z.object({ companyId: z.catch(z.optional(z.uuid()), undefined) })

/** Pages for people who are signed in; the others go to `/`, which brings them back (specification, section 2). */
export const Route = createFileRoute('/_authed')({
  validateSearch: CompanySearch,
  search: { middlewares: [retainSearchParams(['companyId'])] },
  beforeLoad: ({ context, location }) => {
    if (!context.user) throw redirect({ to: '/', search: { redirect: location.href }, replace: true })
    return { user: context.user }
  },
  component: Authed,
})

function Authed() {
  const { user } = Route.useRouteContext()
  const { companyId } = Route.useSearch()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [quiet, setQuiet] = useState(false)
  const [metabaseUrl, setMetabaseUrl] = useState<string | null>(null)
  useEffect(() => whenQuiet(client, () => setQuiet(true)), [client])
  useLiveOrders()
  const companies = useQuery(companyOptionsQuery)
  return (
    <AppLayout
      user={user}
      companies={companies.data?.data}
      companiesFailed={companies.isError}
      companyId={companyId}
      onCompanyChange={(id) =>
        navigate({ to: '.', search: (search) => ({ ...search, companyId: id, page: undefined }) })
      }
      waitingDrafts={useWaitingDrafts()}
      notifications={<NotificationBell />}
      metabaseUrl={metabaseUrl}
    >
      <Outlet />
      <TermsGate />
      {quiet && user.role === 'admin' && (
        <Suspense>
          <MetabaseAddress onChange={setMetabaseUrl} />
        </Suspense>
      )}
    </AppLayout>
  )
}
