import { type ComponentType, useEffect, useState } from 'react'

/**
 * Loads `TermsDialog` separately, because the first paint of a page does not need it. The server accepts requests of
 * users who have not accepted the terms: a changed text must not stop an order.
 */
export function TermsGate() {
  const [Dialog, setDialog] = useState<ComponentType>()
  useEffect(() => {
    let isUnmounted = false
    void import('./terms-dialog.tsx').then(({ TermsDialog }) => {
      if (!isUnmounted) setDialog(() => TermsDialog)
    })
    return () => {
      isUnmounted = true
    }
  }, [])
  return Dialog ? <Dialog /> : null
}
