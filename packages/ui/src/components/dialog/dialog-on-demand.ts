'use client'
import { useEffect } from 'react'
import { onDemand } from '../../lib/on-demand.js'

const layer = onDemand(() => import('./dialog-layer.js'))

/** Fetches the code of dialogs and drawers ahead of the first one. */
export const loadDialog = layer.load

/**
 * The layer once it is here. A page that may open a dialog fetches it when the browser is idle, so that the first one
 * opens without a wait and the first load stays without it.
 */
export function useDialogLayer(open: boolean) {
  useEffect(() => {
    if (open) {
      layer.load()
      return
    }
    if (!('requestIdleCallback' in window)) return
    const handle = window.requestIdleCallback(layer.load)
    return () => window.cancelIdleCallback(handle)
  }, [open])
  return layer.useModule()
}
