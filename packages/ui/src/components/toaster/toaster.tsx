'use client'
import { useIdleLoad } from '../../lib/on-demand.js'
import { toasterLayer } from './toast.js'

/**
 * Where `toast` is shown; one per application, near the root. At most five are in sight, each for four seconds, longer
 * while it is hovered or focused.
 */
export function Toaster() {
  const loaded = toasterLayer.useModule()
  useIdleLoad(toasterLayer)
  return loaded ? <loaded.ToasterLayer /> : null
}
