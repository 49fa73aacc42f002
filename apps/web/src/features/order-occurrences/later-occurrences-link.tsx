import { Suspense } from 'react'
import { useLaterEntry } from '../../lib/browser/use-later-entry.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

const OccurrencesLink = lazyPart(() => import('./occurrences-link.tsx'), 'OccurrencesLink')

/** The entry of the menu for occurrences. On other pages it is loaded after their first seconds. */
export function LaterOccurrencesLink({ companyId }: { companyId: string | undefined }) {
  if (!useLaterEntry('/ocorrencias')) return null
  return (
    <Suspense>
      <OccurrencesLink companyId={companyId} />
    </Suspense>
  )
}
