'use client'
import { useEffect } from 'react'
import { toasterLayer } from './toast.js'

/**
 * Where `toast` is shown; one per application, near the root. At most five are in sight, each for four seconds, longer
 * while it is hovered or focused.
 */
export function Toaster() {
  const loaded = toasterLayer.useModule()
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const handle = window.requestIdleCallback(toasterLayer.load)
    return () => window.cancelIdleCallback(handle)
  }, [])
  return loaded ? <loaded.ToasterLayer /> : null
}
