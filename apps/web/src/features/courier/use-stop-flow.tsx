import { Suspense, useState } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { loadStopFlow } from './load-stop-flow.ts'

const StopFlow = lazyNamed(loadStopFlow, 'StopFlow')

interface OpenedStop {
  orderNumber: string
  stopId: string
}

/** The flow of a stop. It stays open when a refetch changes the next stop of the page behind it. */
export function useStopFlow() {
  const [opened, open] = useState<OpenedStop>()
  const flow = opened && (
    <Suspense>
      <StopFlow {...opened} onClose={() => open(undefined)} />
    </Suspense>
  )
  return { open, flow }
}
