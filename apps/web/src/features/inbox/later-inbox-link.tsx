import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { quietMs } from '../../lib/browser/run-when-idle.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'

const InboxLink = lazyNamed(() => import('./inbox-link.tsx'), 'InboxLink')

/** The entry of the menu for messages to check. On other pages it is loaded after their first seconds. */
export function LaterInboxLink({ companyId }: { companyId: string | undefined }) {
  const isOnPage = useLocation({ select: ({ pathname }) => pathname.startsWith('/a-conferir') })
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), isOnPage ? 0 : quietMs)
    return () => clearTimeout(timer)
  }, [isOnPage])
  if (!isShown) return null
  return (
    <Suspense>
      <InboxLink companyId={companyId} />
    </Suspense>
  )
}
