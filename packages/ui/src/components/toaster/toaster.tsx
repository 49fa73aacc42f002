'use client'
import { useIdleLoad, useOnDemandState } from '../../lib/on-demand.ts'
import { toasterLayer } from './toast.ts'
import { connectToaster } from './toast-queue.ts'

/**
 * The region of `toast`; one per application, near the root. It shows at most five toasts, each for four seconds,
 * longer while hovered or focused.
 */
export function Toaster() {
  const { module: loaded } = useOnDemandState(toasterLayer)
  useIdleLoad(toasterLayer)
  return loaded ? <loaded.ToasterLayer connect={connectToaster} /> : null
}
