import type { ServiceOrder, Stop } from '@malote/api-client'
import { Button, Inline } from '@malote/ui'
import { lazy, Suspense, useState } from 'react'
import { type Outcome, outcomeTexts } from './outcome-texts.ts'

// Loaded with its form and the reasons when the user opens it.
const StopOutcomeDialog = lazy(() =>
  import('./stop-outcome-dialog.tsx').then((module) => ({ default: module.StopOutcomeDialog })),
)

interface StopOutcomeProps {
  order: ServiceOrder
  stop: Stop
}

/** Buttons that record the outcome of one of several drop-offs. */
export function StopOutcomeButtons({ order, stop }: StopOutcomeProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <Inline gap="sm">
      <Button size="sm" variant="outline" onClick={() => setOutcome('completed')}>
        {outcomeTexts.completed.verb}
      </Button>
      <Button size="sm" variant="outline" tone="neutral" onClick={() => setOutcome('failed')}>
        {outcomeTexts.failed.verb}
      </Button>
      {outcome && (
        <Suspense>
          <StopOutcomeDialog order={order} stop={stop} state={outcome} onClose={() => setOutcome(null)} />
        </Suspense>
      )}
    </Inline>
  )
}
