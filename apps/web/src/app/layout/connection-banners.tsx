import { OfflineBanner } from './offline-banner'
import { SlowBanner } from './slow-banner'

export interface ConnectionBannersProps {
  /** How many drafts are sent once there is a connection. */
  waitingDrafts: number
}

/** What every page says of the connection, while there is something to say. */
export function ConnectionBanners({ waitingDrafts }: ConnectionBannersProps) {
  return (
    <>
      <OfflineBanner waitingDrafts={waitingDrafts} />
      <SlowBanner />
    </>
  )
}
