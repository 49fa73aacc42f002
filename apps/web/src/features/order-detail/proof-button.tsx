import type { ServiceOrder, Stop } from '@malote/api-client'
import { Button } from '@malote/ui'
import { Suspense, useState } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { getStopName, proofButtonLabels } from '../orders/order/proofs.ts'

const ProofDialog = lazyNamed(() => import('./proof-dialog.tsx'), 'ProofDialog')

interface ProofButtonProps {
  order: ServiceOrder
  stop: Stop
  /** Whether the order waits for this proof only. */
  prominent?: boolean
}

/** Opens the dialog for the missing proofs of a stop. */
export function ProofButton({ order, stop, prominent = false }: ProofButtonProps) {
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
        onClick={() => setOpen(true)}
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
