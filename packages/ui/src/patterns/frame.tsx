import { type ReactNode, useState } from 'react'
import { Shell } from '../testing/shell.js'

/** The signed-in frame around a page, so that a pattern is seen where it lives. */
export function Frame({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<boolean | undefined>(undefined)
  return (
    <Shell open={open} onOpenChange={setOpen}>
      {children}
    </Shell>
  )
}
