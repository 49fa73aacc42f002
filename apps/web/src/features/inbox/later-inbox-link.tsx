import { Suspense } from 'react'
import { useLaterEntry } from '../../lib/browser/use-later-entry.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

const InboxLink = lazyPart(() => import('./inbox-link.tsx'), 'InboxLink')

/** The entry of the menu for messages to check. On other pages it is loaded after their first seconds. */
export function LaterInboxLink({ companyId }: { companyId: string | undefined }) {
  if (!useLaterEntry('/a-conferir')) return null
  return (
    <Suspense>
      <InboxLink companyId={companyId} />
    </Suspense>
  )
}
