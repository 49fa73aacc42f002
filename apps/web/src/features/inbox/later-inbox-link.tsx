import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { runWhenIdle } from '../../lib/browser/run-when-idle.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'

const InboxLink = lazyNamed(() => import('./inbox-link.tsx'), 'InboxLink')

/** The entry of the menu for messages to check. It is loaded when the page is idle, so that it delays no page. */
export function LaterInboxLink({ companyId }: { companyId: string | undefined }) {
  const client = useQueryClient()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => runWhenIdle(client, () => setIdle(true)), [client])
  if (!isIdle) return null
  return (
    <Suspense>
      <InboxLink companyId={companyId} />
    </Suspense>
  )
}
