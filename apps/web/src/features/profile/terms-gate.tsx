import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { acceptancesQuery } from '../session/index.ts'

const TermsDialog = lazyNamed(() => import('./terms-dialog.tsx'), 'TermsDialog')

/**
 * Loads `TermsDialog` for users who have not accepted the terms. The server accepts their requests: a changed text must
 * not stop an order.
 */
export function TermsGate() {
  const { data } = useQuery(acceptancesQuery)
  if (!data || data.pending.length === 0) return null
  return (
    <Suspense>
      <TermsDialog />
    </Suspense>
  )
}
