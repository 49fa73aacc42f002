import { type ReactNode, useState } from 'react'
import { Shell } from '../testing/shell.tsx'

/** Wraps a page in the frame of a signed-in user, for the pattern stories. */
export function Frame({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <Shell open={open} onOpenChange={setOpen}>
      {children}
    </Shell>
  )
}
