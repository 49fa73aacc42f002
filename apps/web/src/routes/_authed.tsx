import type { Company, User } from '@malote/api-client'
import { Stack } from '@malote/ui'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, redirect, retainSearchParams, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { AppLayout, UnknownCompany } from '../app/layout/index.ts'
import type { RouterContext } from '../app/router.tsx'
import { LaterEntry } from '../components/later-entry.tsx'
import { InboxLink } from '../features/inbox/index.ts'
import { NotificationBell } from '../features/notifications/index.ts'
import { OccurrencesLink } from '../features/order-occurrences/index.ts'
import { TermsGate } from '../features/profile/index.ts'
import { companyOptionsQuery, currentUserQuery, startQuery } from '../features/session/index.ts'
import { isTourRunning, Tour } from '../features/tour/index.ts'
import { classifyError } from '../lib/http/error-kind.ts'
import { useLiveUpdates } from '../lib/live/use-live-updates.ts'
import { usePausedDraftCount } from '../lib/offline/paused-drafts.ts'

/** The selected company; absent means all companies. Every link keeps it. */
const CompanySearch = z.object({ companyId: z.catch(z.optional(z.uuid()), undefined) })

/**
 * Fetches the user again when the start had no connection. Without one the error page is shown, which calls this again
 * when the connection is back.
 */
async function retryStart({ queryClient, startupError, setSession }: RouterContext): Promise<User | undefined> {
  if (classifyError(startupError) !== 'unreachable') return undefined
  void queryClient.prefetchQuery(startQuery)
  const user = await queryClient.fetchQuery(currentUserQuery)
  setSession({ user })
  return user
}

/** Pages for signed-in users; guests are sent to `/` and returned after sign-in (specification, section 2). */
export const Route = createFileRoute('/_authed')({
  validateSearch: CompanySearch,
  search: { middlewares: [retainSearchParams(['companyId'])] },
  beforeLoad: async ({ context, location }) => {
    const user = context.user ?? (await retryStart(context))
    if (!user) throw redirect({ to: '/', search: { redirect: location.href }, replace: true })
    return { user }
  },
  // Requested when the application starts; here again after sign-in. Pages do not wait for it.
  loader: ({ context }) => void context.queryClient.prefetchQuery(startQuery),
  component: Authed,
})

/** When the session has ended, this request fails with 401 and the user is sent to the sign-in page. */
async function refetchCurrentUser(client: QueryClient): Promise<void> {
  // Invalidated, because until hydration `staleTime: 0` does not make the data of a rendered page stale (main.tsx).
  await client.invalidateQueries({ queryKey: currentUserQuery.queryKey, refetchType: 'none' })
  await client.prefetchQuery(currentUserQuery)
}

/** Whether the companies of the user, which must be complete, do not contain the company. */
function isMissingFrom(
  companies: { data: readonly Company[]; meta: { total: number } } | undefined,
  companyId: string | undefined,
): boolean {
  if (!companies || !companyId || companies.meta.total > companies.data.length) return false
  return companies.data.every(({ id }) => id !== companyId)
}

function Authed() {
  const { user } = Route.useRouteContext()
  const { companyId } = Route.useSearch()
  const navigate = useNavigate()
  const [tourRuns] = useState(isTourRunning)
  const { data: startData } = useQuery(startQuery)
  useLiveUpdates(startData?.lastEventId, refetchCurrentUser)
  // The server rendered the selector; the specification has the browser send this request (section 7).
  const companies = useQuery({ ...companyOptionsQuery, refetchOnMount: 'always' })
  const isUnknownCompany = isMissingFrom(companies.data, companyId)
  return (
    <AppLayout
      user={user}
      companies={companies.data?.data}
      companiesFailed={companies.isError}
      companyId={companyId}
      onCompanyChange={(id) =>
        navigate({ to: '.', search: (search) => ({ ...search, companyId: id, page: undefined }) })
      }
      waitingDrafts={usePausedDraftCount()}
      notifications={<NotificationBell />}
      laterEntries={
        <>
          <LaterEntry path="/ocorrencias" link={OccurrencesLink} companyId={companyId} />
          <LaterEntry path="/a-conferir" link={InboxLink} companyId={companyId} />
        </>
      }
      metabaseUrl={startData?.metabaseUrl ?? null}
    >
      {isUnknownCompany ? (
        <UnknownCompany />
      ) : tourRuns ? (
        <Stack gap="lg">
          <Suspense>
            <Tour role={user.role} />
          </Suspense>
          <Outlet />
        </Stack>
      ) : (
        <Outlet />
      )}
      <TermsGate />
    </AppLayout>
  )
}
