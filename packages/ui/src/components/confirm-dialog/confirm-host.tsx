'use client'
import { useSyncExternalStore } from 'react'
import { declareOverlay, useIdleLoad } from '../../lib/on-demand.ts'
import { useOverlay } from '../../lib/use-overlay.tsx'
import { cancelConfirmation, readConfirmation, subscribeToConfirmation } from './confirm.ts'

const confirmLayer = declareOverlay(() => import('./confirm-layer.tsx'), 'ConfirmLayer')

const isOpen = () => readConfirmation()?.open ?? false

/** The dialog of `confirm`; one per application, near the root. */
export function ConfirmHost() {
  const open = useSyncExternalStore(subscribeToConfirmation, isOpen, () => false)
  const { module: layer, failure } = useOverlay(confirmLayer, open, cancelConfirmation)
  useIdleLoad(confirmLayer)
  return layer ? <layer.ConfirmLayer /> : failure
}
