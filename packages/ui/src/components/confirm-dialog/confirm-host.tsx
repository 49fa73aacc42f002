'use client'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { cancelConfirmation, readConfirmation, runConfirmedAction, subscribeToConfirmation } from './confirm.ts'

const loadDialog = () => import('./confirm-dialog.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }))

/** The dialog of `confirm`; one per application, near the root. Its code is loaded by the first call. */
export function ConfirmHost() {
  const confirmation = useSyncExternalStore(subscribeToConfirmation, readConfirmation, () => undefined)
  if (!confirmation) return null
  const { options, open, pending } = confirmation
  const { title, text, confirmLabel, cancelLabel, tone } = options
  return (
    <Suspense>
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
    </Suspense>
  )
}
