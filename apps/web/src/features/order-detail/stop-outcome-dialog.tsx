import type { ServiceOrder, StepEvidence, Stop } from '@malote/api-client'
import { Dialog } from '@malote/ui'
import { StopOutcomeForm } from '../orders/forms/stop-outcome-form.tsx'
import { type Outcome, outcomeTexts } from '../orders/order/outcome-texts.ts'

interface StopOutcomeDialogProps {
  order: ServiceOrder
  stop: Stop
  state: Outcome
  /** Collects what the device adds to the step, when it is sent. */
  getEvidence?: () => Promise<StepEvidence>
  onClose: () => void
}

/** The dialog of `StopOutcomeForm`. */
export function StopOutcomeDialog({ onClose, ...rest }: StopOutcomeDialogProps) {
  const { verb } = outcomeTexts[rest.state]
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={`${verb}: ${rest.stop.contactName}`}>
        <StopOutcomeForm {...rest} onDone={onClose} onClose={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  )
}
