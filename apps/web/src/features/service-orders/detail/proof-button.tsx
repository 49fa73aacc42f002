import type { ServiceOrder, Stop } from '@malote/api-client'
import { Button } from '@malote/ui'
import { lazy, Suspense, useState } from 'react'
import { proofVerbs, stopName } from './proofs'

const ProofDialog = lazy(() => import('./proof-dialog').then((module) => ({ default: module.ProofDialog })))

interface ProofButtonProps {
  order: ServiceOrder
  stop: Stop
  /** It is the one thing that the order waits for. */
  prominent?: boolean
}

/** Gives the proof that a stop asks for. */
export function ProofButton({ order, stop, prominent = false }: ProofButtonProps) {
  const [open, setOpen] = useState(false)
  const [kind] = stop.missingProofs
  if (!kind) return null
  const verb = proofVerbs[kind]
  return (
    <>
      <Button
        size={prominent ? 'md' : 'sm'}
        variant={prominent ? 'solid' : 'outline'}
        tone={prominent ? 'primary' : 'neutral'}
        onClick={() => setOpen(true)}
      >
        {prominent ? `${verb} da ${stopName(order, stop).toLowerCase()}` : verb}
      </Button>
      {open && (
        <Suspense>
          <ProofDialog order={order} stop={stop} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
