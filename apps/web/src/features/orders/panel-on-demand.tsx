import { Button, Skeleton, Stack } from '@malote/ui'
import { type ReactElement, type ReactNode, Suspense, useState } from 'react'

interface PanelOnDemandProps {
  label: string
  icon: ReactElement
  /** The content, which is loaded when the panel is opened. */
  children: ReactNode
}

/** A button that shows a panel of the page. Not a `Disclosure`, which the list would load for this alone. */
export function PanelOnDemand({ label, icon, children }: PanelOnDemandProps) {
  const [open, setOpen] = useState(false)
  return (
    <Stack gap="sm">
      <Button
        tone="neutral"
        variant="ghost"
        size="sm"
        className="self-start"
        icon={icon}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && <Suspense fallback={<Skeleton shape="block" className="h-64" />}>{children}</Suspense>}
    </Stack>
  )
}
