import type { User } from '@malote/api-client'
import { Suspense } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { viewerRole } from '../orders/viewer-role.ts'
import type { OrderSteps } from './use-order-steps.ts'

const TransitionDialog = lazyNamed(() => import('../orders/forms/transition-dialog.tsx'), 'TransitionDialog')

interface StepDialogProps {
  steps: OrderSteps
  user: User
}

/** The dialog of a step that needs input; nothing while there is none. */
export function StepDialog({ steps: { openStep, closeStep }, user }: StepDialogProps) {
  if (!openStep) return null
  return (
    <Suspense>
      <TransitionDialog key={openStep.order.orderNumber} {...openStep} role={viewerRole(user)} onClose={closeStep} />
    </Suspense>
  )
}
