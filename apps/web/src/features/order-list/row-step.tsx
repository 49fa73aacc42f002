import type { ServiceOrderSummary, User } from '@malote/api-client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { StepDialog } from './step-dialog.tsx'
import { useOrderSteps } from './use-order-steps.ts'

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
  return <StepDialog steps={steps} user={user} />
}
