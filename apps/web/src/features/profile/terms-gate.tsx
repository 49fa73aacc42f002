import { type ComponentType, useEffect, useState } from 'react'

/** Asks whoever has not agreed to the legal texts in force; nothing of it is needed for the first look at a page. */
export function TermsGate() {
  const [Dialog, setDialog] = useState<ComponentType>()
  useEffect(() => {
    let left = false
    void import('./terms-dialog').then(({ TermsDialog }) => {
      if (!left) setDialog(() => TermsDialog)
    })
    return () => {
      left = true
    }
  }, [])
  return Dialog ? <Dialog /> : null
}
