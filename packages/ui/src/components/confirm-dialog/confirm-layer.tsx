'use client'
import { useSyncExternalStore } from 'react'
import { useIdleLoad } from '../../lib/on-demand.ts'
import { dialogLayer } from '../dialog/dialog-on-demand.ts'
import { cancelConfirmation, readConfirmation, runConfirmedAction, subscribeToConfirmation } from './confirm.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** The part of `ConfirmHost` that is loaded with the first confirmation, or when the browser is idle. */
export function ConfirmLayer() {
  const confirmation = useSyncExternalStore(subscribeToConfirmation, readConfirmation, () => undefined)
  useIdleLoad(dialogLayer, !confirmation)
  if (!confirmation) return null
  const { options, open, pending } = confirmation
  const { title, text, confirmLabel, cancelLabel, tone } = options
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && cancelConfirmation()}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone}
      pending={pending}
      onConfirm={() => void runConfirmedAction()}
    >
      {text}
    </ConfirmDialog>
  )
}
