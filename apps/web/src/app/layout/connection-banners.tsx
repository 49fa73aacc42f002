import { OfflineBanner } from './offline-banner.tsx'
import { SlowBanner } from './slow-banner.tsx'

interface ConnectionBannersProps {
  /** How many drafts wait for a connection. */
  waitingDrafts: number
}

/** The banners of every page for a lost or slow connection. */
export function ConnectionBanners({ waitingDrafts }: ConnectionBannersProps) {
  return (
    <>
      <OfflineBanner waitingDrafts={waitingDrafts} />
      <SlowBanner />
    </>
  )
}
