import type { ServiceOrderSummary, User } from '@malote/api-client'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { viewerRole } from '../orders/viewer-role.ts'
import { useOrderSteps } from './use-order-steps.ts'

const TransitionDialog = lazyNamed(() => import('../orders/forms/transition-dialog.tsx'), 'TransitionDialog')

/** The acceptance of an order from the menu of its row. */
export interface Acceptance {
  readonly order: ServiceOrderSummary
}

interface RowStepProps {
  user: User
  /** A new object for each acceptance. */
  acceptance: Acceptance
  onAccept: () => void
}

/** Accepts an order of the table as its page does, with its dialog and its undo. */
export function RowStep({ user, acceptance, onAccept }: RowStepProps) {
  const steps = useOrderSteps(user)
  const handled = useRef<Acceptance>(undefined)
  const accept = useEffectEvent(({ order }: Acceptance) => {
    onAccept()
    steps.move(order, 'accepted')
  })
  useEffect(() => {
    // Development renders effects twice.
    if (handled.current === acceptance) return
    handled.current = acceptance
    accept(acceptance)
  }, [acceptance])
  if (!steps.openStep) return null
  return (
    <Suspense>
      <TransitionDialog {...steps.openStep} role={viewerRole(user)} onClose={steps.closeStep} />
    </Suspense>
  )
}
