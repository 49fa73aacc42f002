import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { acceptancesQuery } from '../session/index.ts'

const TermsDialog = lazy(() => import('./terms-dialog.tsx').then((module) => ({ default: module.TermsDialog })))

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
