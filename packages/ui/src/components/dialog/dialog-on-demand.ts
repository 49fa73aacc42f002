'use client'
import { overlay, useIdleLoad } from '../../lib/on-demand.js'
import { useOverlay } from '../../lib/use-overlay.js'

/** The code of dialogs and drawers, fetched once. */
export const dialogLayer = overlay(() => import('./dialog-layer.js'), 'DialogLayer')

/**
 * The layer once it is here. A page that may open a dialog fetches it when the browser is idle, so that the first one
 * opens without a wait and the first load stays without it.
 *
 * @param cancel - Closes the dialog while its code is being fetched; `undefined` when it must be answered.
 */
export function useDialogLayer(open: boolean, cancel: (() => void) | undefined) {
  useIdleLoad(dialogLayer, !open)
  return useOverlay(dialogLayer, open, cancel)
}
