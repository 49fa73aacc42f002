import { isDeliveryTeam, type User } from '@malote/api-client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useVisitStatus } from '../../first-page/visit-status.ts'
import { runWhenIdle } from '../../lib/browser/run-when-idle.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { setQueueUser, useQueuedRequests } from '../../lib/offline/queued-requests.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { SlowBanner } from './slow-banner.tsx'

const StoredBanner = lazyPart(() => import('./stored-banner.tsx'), 'StoredBanner')
const UpdateBanner = lazyPart(() => import('./update-banner.tsx'), 'UpdateBanner')

const QueueBanner = lazyPart(() => import('./queue-banner.tsx'), 'QueueBanner')

/** Without the code, the next visit needs the network. */
const completeVisit = (client: QueryClient, user: User) =>
  import('../../first-page/complete-visit.ts')
    .then((module) => module.completeVisit(client, user))
    .catch(() => undefined)

interface ConnectionBannersProps {
  user: User
  /** How many drafts wait for a connection. */
  waitingDrafts: number
}

/** The banners of every page: a lost or slow connection, steps that wait for one, the data of an
 * earlier visit, a new version. */
export function ConnectionBanners({ user, waitingDrafts }: ConnectionBannersProps) {
  const client = useQueryClient()
  const { storedAt, update } = useVisitStatus()
  const queued = useQueuedRequests()
  useEffect(() => setQueueUser(isDeliveryTeam(user) ? user.id : null), [user])
  useEffect(() => runWhenIdle(client, () => void completeVisit(client, user)), [client, user])
  return (
    <>
      {(!storedAt || waitingDrafts > 0) && <OfflineBanner waitingDrafts={waitingDrafts} />}
      <SlowBanner />
      {/* One boundary each: a banner whose code is missing hides no other. */}
      <Suspense>{queued.length > 0 && <QueueBanner requests={queued} />}</Suspense>
      <Suspense>{storedAt && <StoredBanner storedAt={storedAt} />}</Suspense>
      <Suspense>{update && <UpdateBanner update={update} />}</Suspense>
    </>
  )
}
