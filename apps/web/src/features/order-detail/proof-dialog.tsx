import { getStopName, type ProofKind, type ServiceOrder, type Stop } from '@malote/api-client'
import { Dialog, toast } from '@malote/ui'
import { useState } from 'react'
import { isWaiting } from '../../lib/offline/queued-requests.ts'
import { ProofForm } from '../orders/forms/proof-forms.tsx'
import { proofButtonLabels, recordedProofTexts } from '../orders/order/proofs.ts'
import { waitingText } from '../orders/order/use-step-toast.ts'

interface ProofDialogProps {
  order: ServiceOrder
  stop: Stop
  /** @default the missing proofs of the stop */
  kinds?: readonly ProofKind[]
  onClose: () => void
}

/** Records proofs of a stop one after the other: photo, signature, PIN. */
export function ProofDialog({ order, stop, kinds: chosen = stop.missingProofs, onClose }: ProofDialogProps) {
  // Fixed at opening time: each recorded proof is removed from the stop's missing ones.
  const [kinds] = useState(chosen)
  const [index, setIndex] = useState(0)
  const [isSending, setSending] = useState(false)
  const kind = kinds[index]
  if (!kind) return null
  const done = () => {
    const stopName = getStopName(order, stop)
    if (isWaiting(order.orderNumber))
      toast.info(`${stopName}: ${proofButtonLabels[kind]}`, { description: waitingText })
    else toast.success(`${stopName}: ${recordedProofTexts[kind]}.`)
    if (index + 1 < kinds.length) setIndex(index + 1)
    else onClose()
  }
  const step = kinds.length > 1 ? ` (${index + 1} de ${kinds.length})` : ''
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isSending && onClose()}>
      <Dialog.Content
        title={`${proofButtonLabels[kind]}${step}: ${stop.contactName}`}
        description={getStopName(order, stop)}
      >
        <ProofForm
          key={kind}
          kind={kind}
          order={order}
          stop={stop}
          onSendingChange={setSending}
          onDone={done}
          onClose={onClose}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
