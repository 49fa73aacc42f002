'use client'
import { declareOverlay, useIdleLoad } from '../../lib/on-demand.ts'
import { useOverlay } from '../../lib/use-overlay.tsx'

/** The code of dialogs and drawers. */
export const dialogLayer = declareOverlay(() => import('./dialog-layer.tsx'), 'DialogLayer')

/**
 * Returns the layer when it is loaded. A page with a dialog loads it when the browser is idle, so that the first
 * dialog opens without a delay and the first load stays small.
 *
 * @param cancel - Closes the dialog while its code is loading; `undefined` when it is not dismissible.
 */
export function useDialogLayer(open: boolean, cancel: (() => void) | undefined) {
  useIdleLoad(dialogLayer, !open)
  return useOverlay(dialogLayer, open, cancel)
}
