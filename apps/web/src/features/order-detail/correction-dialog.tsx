import {
  findTransition,
  type Role,
  type ServiceOrder,
  type ServiceOrderStatus,
  type StepEvidence,
} from '@malote/api-client'
import type { QueuedRequest } from '../../lib/offline/queued-requests.ts'
import { TransitionDialog } from '../orders/forms/transition-dialog.tsx'
import { getQueuedProof, type QueuedStepInput } from '../orders/offline/step-labels.ts'
import type { Outcome } from '../orders/order/outcome-texts.ts'
import { listStops } from '../orders/order/proofs.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { StopOutcomeDialog } from './stop-outcome-dialog.tsx'

interface CorrectionDialogProps {
  order: ServiceOrder
  role: Role
  /** A rejected request with a correction, see `getCorrectionLabel`. */
  request: QueuedRequest
  onClose: () => void
}

/** Opens the form of a rejected step again, with what was entered. What it sends replaces the rejected request. */
export function CorrectionDialog({ order, role, request, onClose }: CorrectionDialogProps) {
  const { params, body, form } = request.input as QueuedStepInput
  const stopId = params.stopId ?? form?.stopId
  const stop = listStops(order).find(({ id }) => id === stopId)
  const kind = getQueuedProof(request)
  if (stop && kind) return <ProofDialog order={order} stop={stop} kinds={[kind]} onClose={onClose} />
  if (stop && body?.state) {
    return (
      <StopOutcomeDialog
        order={order}
        stop={stop}
        state={body.state as Outcome}
        getEvidence={async () => getEvidence(request)}
        onClose={onClose}
      />
    )
  }
  const transition = findTransition(order.status, body?.to as ServiceOrderStatus)
  if (!transition) return null
  const { to, label, requires, chargeable = false } = transition
  const action = { to, label, requires: [...requires], chargeable, allowed: true, reason: null }
  return <TransitionDialog order={order} role={role} action={action} onClose={onClose} />
}

/** @returns what the device added to the rejected request, which stays true. */
function getEvidence({ input }: QueuedRequest): StepEvidence {
  const { place, checkedVolumes } = (input as { body: StepEvidence }).body
  return { ...(place && { place }), ...(checkedVolumes !== undefined && { checkedVolumes }) }
}
