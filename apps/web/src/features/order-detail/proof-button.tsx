import { getStopName, type ServiceOrder, type Stop, type User } from '@malote/api-client'
import { Button } from '@malote/ui'
import { Suspense, useState } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { confirmForColleague } from '../orders/order/confirm-for-colleague.ts'
import { proofButtonLabels } from '../orders/order/proofs.ts'

const ProofDialog = lazyNamed(() => import('./proof-dialog.tsx'), 'ProofDialog')

interface ProofButtonProps {
  order: ServiceOrder
  stop: Stop
  /** Whether the order waits for this proof only. */
  prominent?: boolean
  user: User
}

/** Opens the dialog for the missing proofs of a stop. */
export function ProofButton({ order, stop, prominent = false, user }: ProofButtonProps) {
  const [open, setOpen] = useState(false)
  const [kind] = stop.missingProofs
  if (!kind) return null
  const verb = proofButtonLabels[kind]
  return (
    <>
      <Button
        size={prominent ? 'md' : 'sm'}
        variant={prominent ? 'solid' : 'outline'}
        tone={prominent ? 'primary' : 'neutral'}
        onClick={() => void confirmForColleague(order, user).then((isConfirmed) => isConfirmed && setOpen(true))}
      >
        {prominent ? `${verb} da ${getStopName(order, stop).toLowerCase()}` : verb}
      </Button>
      {open && (
        <Suspense>
          <ProofDialog order={order} stop={stop} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
