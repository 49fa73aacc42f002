import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { runWhenIdle } from '../../lib/browser/run-when-idle.ts'
import { useVisitStatus } from '../../lib/browser/visit-status.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { SlowBanner } from './slow-banner.tsx'

const StoredBanner = lazy(() => import('./stored-banner.tsx').then((module) => ({ default: module.StoredBanner })))
const UpdateBanner = lazy(() => import('./update-banner.tsx').then((module) => ({ default: module.UpdateBanner })))

/** Without the code, the next visit needs the network. */
const completeVisit = () =>
  import('../complete-visit.ts').then((module) => module.completeVisit()).catch(() => undefined)

interface ConnectionBannersProps {
  /** How many drafts wait for a connection. */
  waitingDrafts: number
}

/** The banners of every page: a lost or slow connection, the data of an earlier visit, a new version. */
export function ConnectionBanners({ waitingDrafts }: ConnectionBannersProps) {
  const client = useQueryClient()
  const { storedAt, update } = useVisitStatus()
  useEffect(() => runWhenIdle(client, () => void completeVisit()), [client])
  return (
    <>
      {(!storedAt || waitingDrafts > 0) && <OfflineBanner waitingDrafts={waitingDrafts} />}
      <SlowBanner />
      <Suspense>
        {storedAt && <StoredBanner storedAt={storedAt} />}
        {update && <UpdateBanner update={update} />}
      </Suspense>
    </>
  )
}
