import type { ServiceOrder, Stop } from '@malote/api-client'
import { Button, Inline } from '@malote/ui'
import { lazy, Suspense, useState } from 'react'

// With its form and the list of reasons, when somebody records something.
const StopOutcomeDialog = lazy(() =>
  import('./stop-outcome-dialog').then((module) => ({ default: module.StopOutcomeDialog })),
)

export type Outcome = 'completed' | 'failed'

/** What each outcome is called, and the field that explains it. */
export const outcomeTexts = {
  completed: { verb: 'Registrar entrega', field: 'receiverName', label: 'Quem recebeu' },
  failed: { verb: 'Registrar insucesso', field: 'reason', label: 'Motivo' },
} as const satisfies Record<Outcome, { verb: string; field: string; label: string }>

interface StopOutcomeProps {
  order: ServiceOrder
  stop: Stop
}

/** Records what happened at one of several drop-offs. */
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
