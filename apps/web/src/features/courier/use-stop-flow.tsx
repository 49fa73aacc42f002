import { lazy, Suspense, useState } from 'react'
import { loadStopFlow } from './load-stop-flow.ts'

const StopFlow = lazy(() => loadStopFlow().then((module) => ({ default: module.StopFlow })))

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
